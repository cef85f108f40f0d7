extension LegacyButton {
  /// The button that lays out as this one, read from left to right.
  var mirroredToReading: LegacyButton {
    var reading = self
    guard layoutDirection == .rightToLeft else { return reading }
    reading.layoutDirection = .leftToRight
    reading.contentEdgeInsets = contentEdgeInsets.mirrored
    switch contentHorizontalAlignment {
    case .left: reading.contentHorizontalAlignment = .right
    case .right: reading.contentHorizontalAlignment = .left
    case .center, .fill, .leading, .trailing: break
    }
    return reading
  }

  /// The original with this button's insets, as they stand in its direction.
  func mirroredBack(to original: LegacyButton) -> LegacyButton {
    let isReversed = original.layoutDirection == .rightToLeft
    var button = original
    button.contentEdgeInsets = isReversed ? contentEdgeInsets.mirrored : contentEdgeInsets
    button.imageEdgeInsets = isReversed ? imageEdgeInsets.mirrored : imageEdgeInsets
    button.titleEdgeInsets = isReversed ? titleEdgeInsets.mirrored : titleEdgeInsets
    return button
  }

  /// The button with larger content insets; an edge that does not grow keeps every bit.
  func grown(by growth: EdgeInsets) -> LegacyButton {
    let insets = contentEdgeInsets
    let sum = EdgeInsets(
      horizontal: insets.horizontal + growth.horizontal,
      vertical: insets.vertical + growth.vertical)
    var button = self
    button.contentEdgeInsets = EdgeInsets(
      top: growth.top == 0 ? insets.top : sum.top,
      left: growth.left == 0 ? insets.left : sum.left,
      bottom: growth.bottom == 0 ? insets.bottom : sum.bottom,
      right: growth.right == 0 ? insets.right : sum.right)
    return button
  }

  func with(_ insets: (image: EdgeInsets, title: EdgeInsets)) -> LegacyButton {
    var button = self
    button.imageEdgeInsets = insets.image
    button.titleEdgeInsets = insets.title
    return button
  }

  /// The size of the title's label in a width of its own: what the rules say of a button that has nothing else.
  func labelSize(of title: some TitleMeasuring, inWidth width: Double) -> Size {
    var alone = LegacyButton()
    alone.displayScale = displayScale
    alone.generation = generation
    let bounds = Rect(x: 0, y: 0, width: width, height: 0)
    return alone.arrangement(forBounds: bounds, title: title).titleRect?.size ?? .zero
  }
}
