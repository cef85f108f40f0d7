import ButtonLayout

extension AskedButton {
  /// Settings with which the button does what its insets seem to want; each was asked of the engine and does it.
  func fixes() -> [Change] {
    var fixes: [Change] = []
    for part in parts {
      for axis in Step.Axis.allCases where !takesBackRoom(part) || axis == .vertical {
        fixes += fixesOfMove(part, axis)
      }
      fixes += fixesOfMiddle(part)
    }
    return fixes + fixesOfTitle() + fixesOfProportions()
  }

  /// For a single inset that does not move its part by the whole: with its opposite, or twice as large.
  private func fixesOfMove(_ part: Step.Part, _ axis: Step.Axis) -> [Change] {
    guard let popular = PopularRule(self, part, axis),
      case .one(let edge, by: _) = popular.move,
      let effect = InsetEffect(self, part, edge), effect.kind != .whole
    else { return [] }
    let inset = button[insetsOf: part][edge]
    let pair: [Setting] = [.inset(part, edge, inset), .inset(part, edge.opposite, -inset)]
    var fixes = fix(.fixPair, part, axis, pair, at: popular.place.result, inset: inset)
    if effect.kind == .half {
      fixes += fix(
        .fixDouble, part, axis, [.inset(part, edge, 2 * inset)], at: popular.place.result,
        inset: inset)
    }
    return fixes
  }

  private func fix(
    _ key: SentenceKey, _ part: Step.Part, _ axis: Step.Axis, _ settings: [Setting],
    at wanted: Double, inset: Double
  ) -> [Change] {
    let fixed = arrangement(with: settings)
    guard let span = fixed[part]?[axis], abs(span.origin - wanted) <= pixel + noise else {
      return []
    }
    let sentence = Sentence(
      key,
      [
        "part": .word(.of(part)), "inset": .number(inset), "setting": .name(settings.text),
        "place": .place(Formula(span.origin), axis, fromRight: false),
      ])
    return [Change(settings: settings, arrangement: fixed, sentence: sentence)]
  }

  /// For a part that takes back room and misses the middle all the same: as much as the other part takes.
  private func fixesOfMiddle(_ part: Step.Part) -> [Change] {
    guard isCentered(.horizontal), takesBackRoom(part), let chain = chain(part, .horizontal),
      let rect = arrangement[part]
    else { return [] }
    let taken = chain.reservedStart + chain.reservedEnd
    let isReversed = button.layoutDirection == .rightToLeft
    let edge: InsetEdge = (part == .image) != isReversed ? .right : .left
    let insets = button[insetsOf: part]
    let settings: [Setting] = [.inset(part, edge, insets[edge.opposite] - taken)]
    let content = arrangement.contentRect
    let fixed = arrangement(with: settings)
    guard let then = fixed[part] else { return [] }
    func misses(_ rect: Rect) -> Bool {
      abs(rect.minX - content.minX - (content.width - rect.width) / 2) > pixel + noise
    }
    guard misses(rect), !misses(then) else { return [] }
    let sentence = Sentence(
      .fixCenter,
      [
        "part": .word(.of(part)), "other": .word(part == .image ? .title : .image),
        "setting": .name(settings.text),
        "place": .place(Formula(then.minX), .horizontal, fromRight: false),
      ])
    return [Change(settings: settings, arrangement: fixed, sentence: sentence)]
  }

  /// For an image that was squeezed out of its proportions: aspect fit.
  private func fixesOfProportions() -> [Change] {
    guard let rect = arrangement.imageRect, let natural = button.imageSize,
      let drawn = arrangement.imageDrawnRect, drawn == rect,
      abs(rect.width * natural.height - rect.height * natural.width) > noise
    else { return [] }
    let settings: [Setting] = [.contentMode(.scaleAspectFit)]
    let fixed = arrangement(with: settings)
    guard let then = fixed.imageDrawnRect else { return [] }
    let sentence = Sentence(
      .fixAspectFit,
      [
        "setting": .name(settings.text), "width": .number(then.width),
        "height": .number(then.height),
      ])
    return [Change(settings: settings, arrangement: fixed, sentence: sentence)]
  }
}
