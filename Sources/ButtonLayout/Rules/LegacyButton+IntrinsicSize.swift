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
  /// - Complexity: Asks the title for its natural size once. Allocates nothing.
  @inlinable
  public func measurement(title: some TitleMeasuring) -> ButtonMeasurement {
    let button = bounded
    let text = button.labelSize(title)
    let image = button.imageSize ?? .zero
    let insets = button.contentEdgeInsets
    let isPlain = button.isPlain
    let padding = isPlain ? 2 * LegacyButton.hiddenPadding : 0
    let points = PixelGrid.wholePoints
    var width = points.up(image.width + text.width + insets.left + insets.right)
    var height = points.up(max(image.height, text.height) + insets.top + insets.bottom + padding)
    var unverified = button.tvRules
    if width < 0 || height < 0 { unverified.insert(.negativeIntrinsicSize) }
    if isPlain { width = max(width, LegacyButton.leastPlainWidth) }
    let background = button.backgroundImageSize ?? .zero
    width = max(0, width, background.width)
    height = max(0, height, background.height)
    return ButtonMeasurement(
      intrinsicContentSize: Size(width: width, height: height), unverified: unverified)
  }

  /// The size that a label without a limit takes: rounded by the generation unless it is final.
  @inlinable
  func labelSize(_ title: some TitleMeasuring) -> Size {
    let natural = title.naturalSize
    if title.isFinal { return natural }
    let titleGrid = generation.titleGrid(on: grid)
    return Size(width: titleGrid.up(natural.width), height: titleGrid.up(natural.height))
  }

  /// On tvOS only a system button with the insets it was born with has been recorded (model §3: 104 × 64).
  @inlinable
  var tvRules: UnverifiedRules {
    guard idiom == .tv else { return [] }
    let isRecorded =
      buttonType == .system
      && contentEdgeInsets
        == LegacyButton.defaultContentEdgeInsets(for: buttonType, idiom: idiom)
    return isRecorded ? [] : .tvMetrics
  }

  /// The button with every length in range; see `LengthRange`.
  @inlinable
  var bounded: LegacyButton {
    // The sum is out of range or NaN when any length is, so that an ordinary button pays for one comparison.
    let sum =
      contentEdgeInsets.magnitude + imageEdgeInsets.magnitude + titleEdgeInsets.magnitude
      + (imageSize?.magnitude ?? 0) + (backgroundImageSize?.magnitude ?? 0)
    if sum <= LengthRange.limit { return self }
    var button = self
    button.contentEdgeInsets = LengthRange.bounded(contentEdgeInsets)
    button.imageEdgeInsets = LengthRange.bounded(imageEdgeInsets)
    button.titleEdgeInsets = LengthRange.bounded(titleEdgeInsets)
    button.imageSize = imageSize.map { LengthRange.bounded($0) }
    button.backgroundImageSize = backgroundImageSize.map { LengthRange.bounded($0) }
    return button
  }
}

extension EdgeInsets {
  @inlinable
  var magnitude: Double { abs(top) + abs(left) + abs(bottom) + abs(right) }
}

extension Size {
  /// The sum of both sides; infinite when one is negative, which no size may be.
  @inlinable
  var magnitude: Double { width < 0 || height < 0 ? .infinity : width + height }
}
