extension LegacyButton {
  /// The least width of a plain button, in points (model §3: 'Join' and 'Play' at 15 points are 30 wide).
  @inlinable
  static var leastPlainWidth: Double { 30 }

  /// The button's natural size: `intrinsicContentSize`, which is also what `sizeThatFits(_:)` answers whatever it is asked.
  ///
  /// Image and title stand side by side inside the content insets, on whole points; a plain button gets 12
  /// points of height and at least 30 of width; a background image is the least size. Image and title
  /// insets do not count (model §3).
  ///
  /// - Parameter title: The title, or `NoTitle`.
  /// - Returns: The size, in whole points where no background image decides, and what it rests on.
  /// - Complexity: Asks the title for its natural size once. Allocates nothing.
  @inlinable
  public func measurement(title: some TitleMeasuring) -> ButtonMeasurement {
    let natural = LengthRange.bounded(title.naturalSize)
    let text = title.isFinal ? natural : labelSize(of: natural)
    let image = imageSize ?? .zero
    let insets = contentEdgeInsets
    let padding = isPlain ? 2 * LegacyButton.hiddenPadding : 0
    let points = PixelGrid.wholePoints
    var width = points.up(image.width + text.width + insets.left + insets.right)
    var height = points.up(max(image.height, text.height) + insets.top + insets.bottom + padding)
    if isPlain { width = max(width, LegacyButton.leastPlainWidth) }
    if let background = backgroundImageSize {
      width = max(width, background.width)
      height = max(height, background.height)
    }
    var unverified = title.unverified.union(tvRules)
    if width < 0 || height < 0 { unverified.insert(.negativeIntrinsicSize) }
    width = max(0, width)
    height = max(0, height)
    return ButtonMeasurement(
      intrinsicContentSize: Size(width: width, height: height), unverified: unverified)
  }

  /// The size that a label takes for what it measured: rounded up by the generation.
  @inlinable
  func labelSize(of measured: Size) -> Size {
    let titleGrid = generation.titleGrid(on: grid)
    return Size(width: titleGrid.up(measured.width), height: titleGrid.up(measured.height))
  }

  /// On tvOS the natural size of a system button with the insets it was born with is recorded (model §3: 104 × 64).
  @inlinable
  var tvRules: UnverifiedRules {
    guard idiom == .tv else { return [] }
    let isRecorded =
      buttonType == .system
      && contentEdgeInsets
        == LegacyButton.defaultContentEdgeInsets(for: buttonType, idiom: idiom)
    return isRecorded ? [] : .tvMetrics
  }
}
