extension ImageTitleLayout {
  /// Where the parts stand.
  ///
  /// - Parameters:
  ///   - bounds: The button's bounds, in points; a negative extent counts as none.
  ///   - title: The title, or `NoTitle`.
  /// - Returns: Every rectangle in the coordinates of the bounds; a part that is not shown has none.
  /// - Complexity: Measures the title at most three times. Allocates nothing.
  public func arrangement(
    forBounds bounds: Rect, title: some TitleMeasuring
  ) -> ButtonArrangement {
    let bounds = LengthRange.bounded(bounds)
    var nobody = NoSteps()
    var unverified: UnverifiedRules = []
    let content = placedButton.contentRect(
      inside: bounds, unverified: &unverified, watching: &nobody)
    return arrangement(of: title, in: content, bounds: bounds, unverified: unverified)
  }

  /// The room for image and title: `contentRect(forBounds:)`, in points.
  ///
  /// It is UIKit's; the hidden padding of a plain button (model § 2.6) is always there.
  public func contentRect(forBounds bounds: Rect) -> Rect {
    placedButton.contentRect(forBounds: bounds)
  }

  /// Where the parts stand in any content rectangle.
  ///
  /// - Parameters:
  ///   - contentRect: The room for image and title.
  ///   - title: The title, or `NoTitle`.
  ///   - bounds: Where right-to-left is turned round, and whose middle a pinned title stands in; without them the
  ///     content rectangle.
  /// - Returns: Every rectangle in the coordinates of the content rectangle.
  public func arrangement(
    forContentRect contentRect: Rect, title: some TitleMeasuring, bounds: Rect? = nil
  ) -> ButtonArrangement {
    arrangement(
      of: title, in: LengthRange.bounded(contentRect),
      bounds: LengthRange.bounded(bounds ?? contentRect), unverified: [])
  }

  private func arrangement(
    of title: some TitleMeasuring, in content: Rect, bounds: Rect, unverified: UnverifiedRules
  ) -> ButtonArrangement {
    let parts = fittedParts(title, in: content.size)
    let isReversed = button.layoutDirection == .rightToLeft
    var across = content.horizontal
    if isReversed { across = across.mirrored(in: bounds.horizontal) }
    let horizontal = places(of: parts, along: .horizontal, in: across, bounds: bounds.horizontal)
    let vertical = places(
      of: parts, along: .vertical, in: content.vertical, bounds: bounds.vertical)

    var answer = ButtonArrangement(bounds: bounds, contentRect: content)
    answer.unverified = unverified.union(parts.unverified)
    if let x = horizontal.image, let y = vertical.image, showsImage {
      let rects = rects(
        x, y, button.imageEdgeInsets, squeezedTo: content.size, rounding: .halfDown, in: bounds)
      answer.imageRect = rects.part
      answer.imageArea = rects.area
      draw(in: rects.part, &answer)
    }
    if let x = horizontal.title, let y = vertical.title, !isTitleHidden {
      let rects = rects(
        x, y, button.titleEdgeInsets, squeezedTo: nil, rounding: .halfAwayFromZero, in: bounds)
      answer.titleRect = rects.part
      answer.titleArea = rects.area
      answer.titleRoom = parts.titleRoom
      answer.titleIsTruncated = parts.isTruncated
    }
    return answer
  }

  /// A part's rectangle and area in physical coordinates, after its insets have moved it.
  private func rects(
    _ x: PartPlace, _ y: PartPlace, _ physical: EdgeInsets, squeezedTo room: Size?,
    rounding: Step.Rounding, in bounds: Rect
  ) -> (part: Rect, area: Rect) {
    let isReversed = button.layoutDirection == .rightToLeft
    let insets = isReversed ? physical.mirrored : physical
    var across = x.span(
      inset: (insets.left, insets.right), squeezedTo: room?.width ?? .infinity,
      rounding: rounding, on: button.grid)
    let down = y.span(
      inset: (insets.top, insets.bottom), squeezedTo: room?.height ?? .infinity,
      rounding: rounding, on: button.grid)
    var area = Rect(
      horizontal: x.area.inset((insets.left, insets.right)),
      vertical: y.area.inset((insets.top, insets.bottom)))
    if isReversed {
      across = across.mirrored(in: bounds.horizontal)
      area = Rect(
        horizontal: area.horizontal.mirrored(in: bounds.horizontal), vertical: area.vertical)
    }
    return (Rect(horizontal: across, vertical: down), area)
  }

  /// What the image covers in its view.
  private func draw(in rect: Rect, _ answer: inout ButtonArrangement) {
    guard let natural = button.imageSize else { return }
    let drawn = button.imageContentMode.drawnRect(of: natural, in: rect)
    answer.imageDrawnRect = drawn
    let grid = button.grid
    if !grid.holds(drawn.minX - rect.minX) || !grid.holds(drawn.minY - rect.minY) {
      answer.unverified.insert(.contentModeOffset)
    }
  }
}
