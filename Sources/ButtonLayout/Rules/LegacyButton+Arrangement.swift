extension LegacyButton {
  /// Where UIKit puts the button's parts.
  ///
  /// - Parameters:
  ///   - bounds: The button's bounds, in points; a negative extent counts as none.
  ///   - title: The title, or `NoTitle`.
  /// - Returns: Every rectangle in the coordinates of the bounds.
  /// - Complexity: Measures the title once. Allocates nothing.
  @inlinable
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
  @inlinable
  public func arrangement(
    forBounds bounds: Rect, title: some TitleMeasuring, watching steps: inout some StepSink
  ) -> ButtonArrangement {
    let button = bounded
    let bounds = LengthRange.bounded(bounds)
    var unverified = button.tvRules
    let content = button.contentRect(forBounds: bounds, unverified: &unverified, watching: &steps)
    var answer = ButtonArrangement(bounds: bounds, contentRect: content)
    button.place(title, in: content, answer: &answer, unverified: &unverified, watching: &steps)
    answer.unverified = unverified
    return answer
  }

  /// The image's rectangle for any content rectangle: `imageRect(forContentRect:)`; `nil` without an image.
  @inlinable
  public func imageRect(forContentRect contentRect: Rect, title: some TitleMeasuring) -> Rect? {
    parts(forContentRect: contentRect, title: title).imageRect
  }

  /// The title's rectangle for any content rectangle: `titleRect(forContentRect:)`; `nil` without a title.
  @inlinable
  public func titleRect(forContentRect contentRect: Rect, title: some TitleMeasuring) -> Rect? {
    parts(forContentRect: contentRect, title: title).titleRect
  }

  @inlinable
  func parts(forContentRect contentRect: Rect, title: some TitleMeasuring) -> ButtonArrangement {
    let content = LengthRange.bounded(contentRect)
    var nobody = NoSteps()
    var unverified: UnverifiedRules = []
    var answer = ButtonArrangement(bounds: content, contentRect: content)
    bounded.place(title, in: content, answer: &answer, unverified: &unverified, watching: &nobody)
    answer.unverified = unverified
    return answer
  }
}
