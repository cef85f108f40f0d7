import ButtonLayout

extension AskedButton {
  /// For a title that is cut: room of its own where the image stands elsewhere, or a wider button.
  func fixesOfTitle() -> [Change] {
    guard arrangement.titleIsTruncated, let chain = chain(.title, .horizontal),
      let room = arrangement.titleRoom
    else { return [] }
    var fixes = fixOfTitleRoom(chain)
    // A whole number of points: a width that fits to the last digit may miss it by binary noise.
    let missing = (chain.natural - room).rounded(.up)
    let wider = Rect(
      origin: bounds.origin, size: Size(width: bounds.width + missing, height: bounds.height))
    let widened = button.arrangement(forBounds: wider, title: title)
    if !widened.titleIsTruncated {
      fixes.append(
        Change(
          settings: [], arrangement: widened,
          sentence: Sentence(
            .fixWiderButton, ["missing": .number(missing), "width": .number(wider.width)])))
    }
    return fixes + fixOfNaturalSize(missing)
  }

  /// Where image and title do not stand side by side, the image's width need not be kept for it.
  private func fixOfTitleRoom(_ chain: PlacedChain) -> [Change] {
    guard let image = arrangement.imageRect, let title = arrangement.titleRect,
      image.maxY <= title.minY + noise || title.maxY <= image.minY + noise,
      chain.reservedStart > 0
    else { return [] }
    let edge: InsetEdge = button.layoutDirection == .leftToRight ? .left : .right
    let settings: [Setting] = [.inset(.title, edge, -chain.reservedStart)]
    let fixed = arrangement(with: settings)
    guard !fixed.titleIsTruncated, let room = fixed.titleRoom else { return [] }
    let sentence = Sentence(
      .fixTitleRoom,
      [
        "setting": .name(settings.text), "room": .number(room), "natural": .number(chain.natural),
      ])
    return [Change(settings: settings, arrangement: fixed, sentence: sentence)]
  }

  /// At its natural width a button lacks what image and title insets take: the content insets count, and the title's give
  /// back what those take.
  private func fixOfNaturalSize(_ missing: Double) -> [Change] {
    let natural = button.measurement(title: title).intrinsicContentSize
    guard hasInsets(.image, .horizontal) || hasInsets(.title, .horizontal),
      abs(natural.width - bounds.width) <= noise
    else { return [] }
    let edge: InsetEdge = button.layoutDirection == .leftToRight ? .right : .left
    let settings: [Setting] = [
      .inset(.content, edge, button.contentEdgeInsets[edge] + missing),
      .inset(.title, edge, button.titleEdgeInsets[edge] - missing),
    ]
    var changed = button
    for setting in settings { setting.apply(to: &changed) }
    let size = changed.measurement(title: title).intrinsicContentSize
    let fixed = changed.arrangement(
      forBounds: Rect(origin: bounds.origin, size: size), title: title)
    guard !fixed.titleIsTruncated else { return [] }
    let sentence = Sentence(
      .fixContentInsets, ["setting": .name(settings.text), "width": .number(size.width)])
    return [Change(settings: settings, arrangement: fixed, sentence: sentence)]
  }
}
