import ButtonLayout

extension AskedButton {
  /// What every inset does that is not 0.
  func insetStory() -> [[Sentence]] {
    var points: [[Sentence]] = []
    for part in Step.Part.allCases where arrangement[part] != nil {
      for edge in InsetEdge.allCases where isSeen(button[insetsOf: part][edge]) {
        points.append(story(of: part, edge))
      }
    }
    return points
  }

  /// The smallest positive number stands for "zero, but not plain", and moves nothing.
  private func isSeen(_ inset: Double) -> Bool { abs(inset) > .leastNormalMagnitude }

  /// What one inset does to the room, and to the part in it.
  func story(of part: Step.Part, _ edge: InsetEdge) -> [Sentence] {
    let inset = button[insetsOf: part][edge]
    let property = Setting.inset(part, edge, inset).property
    guard isSeen(inset) else {
      return [
        Sentence(
          .edgeStill,
          ["property": .name(property), "part": .word(.of(part)), "edge": .word(.of(edge))])
      ]
    }
    let room = Sentence(
      inset > 0 ? .edgeInward : .edgeOutward,
      [
        "property": .name(property), "inset": .number(inset), "length": .number(abs(inset)),
        "part": .word(.of(part)), "edge": .word(.of(edge)),
        "way": .word(.way(of: edge, inward: inset > 0)),
      ])
    guard let effect = InsetEffect(self, part, edge) else { return [room] }
    return [room, sentence(of: effect, edge)]
  }

  private func sentence(of effect: InsetEffect, _ edge: InsetEdge) -> Sentence {
    let key: SentenceKey
    var shift: Sentence.Value = .number(effect.shift)
    let half = Formula.half(effect.push)
    switch effect.kind {
    case .whole: key = .movesWhole
    case .nothing: key = .movesNothing
    case .resized: key = .resizes
    case .other: key = .movesOtherwise
    case .half where abs(half.result - effect.shift) > noise: key = .movesHalfToPixel
    case .half:
      key = .movesHalf
      shift = .formula(half)
    }
    return Sentence(
      key,
      [
        "alignment": .name(alignmentName(edge.axis)), "moved": .word(.of(effect.moved)),
        "shift": shift, "half": .formula(half), "extent": .word(.extent(along: edge.axis)),
        "length": .number(effect.length), "before": .number(effect.before),
      ])
  }

  /// What else is seen of a part: that it misses the middle, that its label misleads, that it is drawn smaller.
  func besides(_ chain: PlacedChain) -> [Sentence] {
    guard chain.axis == .horizontal else { return [] }
    var sentences: [Sentence] = []
    if chain.part == .title, let cut = misleadingLabelWidth {
      sentences.append(
        Sentence(.labelMisleads, ["cut": .number(cut), "natural": .number(chain.natural)]))
    }
    if let miss = offCenter(chain) { sentences.append(miss) }
    if chain.part == .image, let drawn = arrangement.imageDrawnRect, drawn != arrangement.imageRect
    {
      sentences.append(
        Sentence(
          .drawnSmaller,
          [
            "mode": .name("\(button.imageContentMode)"), "width": .number(drawn.width),
            "height": .number(drawn.height), "x": .number(drawn.minX), "y": .number(drawn.minY),
          ]))
    }
    return sentences
  }

  /// The width to which the title was cut before it got insets of its own, where it is whole now.
  var misleadingLabelWidth: Double? {
    guard !arrangement.titleIsTruncated, !button.titleEdgeInsets.isZero else { return nil }
    let before = arrangement(after: { $0.titleEdgeInsets = .zero })
    return before.titleIsTruncated ? before.titleRect?.width : nil
  }

  /// Whether somebody tries to take back the room that the other part takes, as recipes for an image above a title do.
  func takesBackRoom(_ part: Step.Part) -> Bool {
    let isReversed = button.layoutDirection == .rightToLeft
    switch part {
    case .image: return button.imageEdgeInsets[isReversed ? .left : .right] < 0
    case .title: return button.titleEdgeInsets[isReversed ? .right : .left] < 0
    case .content: return false
    }
  }

  /// By how much a centred part misses the middle of its content rectangle although it takes back room.
  private func offCenter(_ chain: PlacedChain) -> Sentence? {
    guard isCentered(.horizontal), takesBackRoom(chain.part),
      let rect = arrangement[chain.part], otherLength(chain) > 0
    else { return nil }
    let content = arrangement.contentRect
    let middle = content.minX + (content.width - rect.width) / 2
    guard abs(rect.minX - middle) > pixel + noise else { return nil }
    let insets = button[insetsOf: chain.part]
    let isReversed = button.layoutDirection == .rightToLeft
    // Across, the other part takes room where reading ends for an image, and where it starts for a title.
    let side = (chain.part == .image) != isReversed ? 1.0 : -1.0
    let offset = Formula.half(insets.left, -insets.right, -side * otherLength(chain))
    let isExplained = abs(middle + offset.result - rect.minX) <= pixel + noise
    return Sentence(
      isExplained ? .offCenter : .offCenterHeld,
      [
        "part": .word(.of(chain.part)), "middle": .number(middle),
        "given": .number(side * (insets.left - insets.right)),
        "other": .word(chain.part == .image ? .title : .image),
        "otherLength": .number(otherLength(chain)), "offset": .formula(offset),
      ])
  }

  private func otherLength(_ chain: PlacedChain) -> Double {
    chain.reservedStart + chain.reservedEnd
  }
}
