extension LegacyButton {
  /// Where UIKit puts the button's parts.
  ///
  /// - Parameters:
  ///   - bounds: The button's bounds, in points; a negative extent counts as none.
  ///   - title: The title, or `NoTitle`.
  /// - Returns: Every rectangle in the coordinates of the bounds.
  /// - Complexity: Measures the title once. Allocates nothing.
  @inlinable @inline(__always)
  public func arrangement(forBounds bounds: Rect, title: some TitleMeasuring) -> ButtonArrangement {
    var nobody = NoSteps()
    return arrangement(forBounds: bounds, title: title, watching: &nobody)
  }

  /// Where UIKit puts the button's parts, told step by step.
  ///
  /// - Parameters:
  ///   - bounds: The button's bounds, in points; a negative extent counts as none.
  ///   - title: The title, or `NoTitle`.
  ///   - steps: Who is told how each rectangle comes about.
  /// - Returns: Every rectangle in the coordinates of the bounds.
  /// - Complexity: Measures the title once. Allocates nothing itself.
  @inlinable @inline(__always)
  public func arrangement(
    forBounds bounds: Rect, title: some TitleMeasuring, watching steps: inout some StepSink
  ) -> ButtonArrangement {
    let bounds = LengthRange.bounded(bounds)
    var unverified: UnverifiedRules = []
    let content = contentRect(inside: bounds, unverified: &unverified, watching: &steps)
    return place(title, in: content, bounds: bounds, unverified: unverified, watching: &steps)
  }

  /// The image's rectangle for any content rectangle: `imageRect(forContentRect:)`, in points; `nil` without an image.
  ///
  /// - Parameters:
  ///   - contentRect: The room for image and title.
  ///   - title: The title, or `NoTitle`.
  ///   - bounds: Where right-to-left is turned round; without them in the content rectangle, which gives the same
  ///     but for the last pixel.
  /// - Returns: A rectangle in the coordinates of the content rectangle.
  @inlinable
  public func imageRect(
    forContentRect contentRect: Rect, title: some TitleMeasuring, bounds: Rect? = nil
  ) -> Rect? {
    parts(forContentRect: contentRect, title: title, bounds: bounds).imageRect
  }

  /// The title's rectangle for any content rectangle: `titleRect(forContentRect:)`, in points; `nil` without a title.
  ///
  /// - Parameters:
  ///   - contentRect: The room for image and title.
  ///   - title: The title, or `NoTitle`.
  ///   - bounds: Where right-to-left is turned round; without them in the content rectangle, which gives the same
  ///     but for the last pixel.
  /// - Returns: A rectangle in the coordinates of the content rectangle.
  @inlinable
  public func titleRect(
    forContentRect contentRect: Rect, title: some TitleMeasuring, bounds: Rect? = nil
  ) -> Rect? {
    parts(forContentRect: contentRect, title: title, bounds: bounds).titleRect
  }

  @inlinable
  func parts(
    forContentRect contentRect: Rect, title: some TitleMeasuring, bounds: Rect?
  ) -> ButtonArrangement {
    let content = LengthRange.bounded(contentRect)
    let whole = LengthRange.bounded(bounds ?? contentRect)
    var nobody = NoSteps()
    return place(title, in: content, bounds: whole, unverified: [], watching: &nobody)
  }
}
