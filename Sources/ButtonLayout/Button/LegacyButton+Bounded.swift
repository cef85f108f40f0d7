extension LegacyButton {
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
  /// The sum of the four distances, whatever their sign.
  @inlinable
  var magnitude: Double { abs(top) + abs(left) + abs(bottom) + abs(right) }
}

extension Size {
  /// The sum of both sides; infinite when one is negative, which no size may be.
  @inlinable
  var magnitude: Double { width < 0 || height < 0 ? .infinity : width + height }
}
