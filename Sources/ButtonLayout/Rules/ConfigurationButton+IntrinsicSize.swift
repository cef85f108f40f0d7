extension ConfigurationButton {
  /// The button's natural size: image, text and padding inside the content insets (model §4.2).
  ///
  /// It has no least width and no hidden padding, and is not rounded: the labels are, to the pixel.
  ///
  /// - Parameters:
  ///   - title: The title, or `NoTitle`.
  ///   - subtitle: The subtitle, or `NoTitle`.
  /// - Returns: The size, in points, and what it rests on.
  /// - Complexity: Asks each text for its natural size once. Allocates nothing.
  @inlinable
  public func measurement(
    title: some TitleMeasuring, subtitle: some TitleMeasuring
  ) -> ButtonMeasurement {
    let content = ConfigurationContent(
      self, title: labelSize(of: title, title.naturalSize),
      subtitle: labelSize(of: subtitle, subtitle.naturalSize))
    let insets = readingInsets
    let width = content.size.width + insets.left + insets.right
    let height = content.size.height + insets.top + insets.bottom
    var unverified = rules
    if title.isPresent { unverified.formUnion(title.unverified) }
    if subtitle.isPresent { unverified.formUnion(subtitle.unverified) }
    if width < 0 || height < 0 { unverified.insert(.negativeIntrinsicSize) }
    return ButtonMeasurement(
      intrinsicContentSize: Size(width: max(0, width), height: max(0, height)),
      unverified: unverified)
  }

  /// The natural size of a button without a subtitle, in points.
  @inlinable
  public func measurement(title: some TitleMeasuring) -> ButtonMeasurement {
    measurement(title: title, subtitle: NoTitle(emptyLineHeight: 0))
  }
}
