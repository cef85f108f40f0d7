extension LegacyButton {
  /// The height that UIKit hides above and below a plain title, in points: seen as y = 6 under top alignment and as
  /// 12 points of natural height (model §2.6, §3).
  @inlinable
  static var hiddenPadding: Double { 6 }

  /// The rectangle of the background image: `backgroundRect(forBounds:)`.
  @inlinable
  public func backgroundRect(forBounds bounds: Rect) -> Rect { bounds }

  /// The room for image and title: `contentRect(forBounds:)`, in points.
  ///
  /// It is the bounds inside `contentEdgeInsets`, or inside the hidden padding for a plain button that UIKit
  /// has measured (model §2.1, §2.6). Insets larger than the bounds leave no room.
  @inlinable
  public func contentRect(forBounds bounds: Rect) -> Rect {
    var nobody = NoSteps()
    var unverified: UnverifiedRules = []
    return contentRect(
      inside: LengthRange.bounded(bounds), unverified: &unverified, watching: &nobody)
  }

  @inlinable @inline(__always)
  func contentRect(
    inside bounds: Rect, unverified: inout UnverifiedRules, watching steps: inout some StepSink
  ) -> Rect {
    let isReversed = layoutDirection == .rightToLeft
    var horizontal = StepChain(.content, .horizontal, from: bounds.horizontal)
    var vertical = StepChain(.content, .vertical, from: bounds.vertical)
    if hasBeenSizedToFit && isPlain {
      let padding = LegacyButton.hiddenPadding
      vertical.become(
        Span(origin: bounds.minY + padding, length: bounds.height - padding - padding),
        by: .padded(start: padding, end: padding), &steps)
    } else {
      let insets = contentEdgeInsets
      horizontal.inset(start: insets.left, end: insets.right, endFirst: isReversed, &steps)
      vertical.inset(start: insets.top, end: insets.bottom, &steps)
    }
    if horizontal.emptyIfNegative(fromEnd: isReversed, &steps) { unverified.insert(.negativeRoom) }
    if vertical.emptyIfNegative(&steps) { unverified.insert(.negativeRoom) }
    return Rect(horizontal: horizontal.span, vertical: vertical.span)
  }
}
