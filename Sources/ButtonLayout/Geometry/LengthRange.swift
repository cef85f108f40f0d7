/// The lengths that the rules accept: −1,000,000,000 to 1,000,000,000 points.
///
/// A length beyond is taken as the bound, so that no finite input, `greatestFiniteMagnitude` as "unlimited"
/// included, can turn into an infinity or a NaN on the way.
@usableFromInline
enum LengthRange {
  /// The largest length.
  @usableFromInline static let limit = 1e9

  /// The length itself, or the nearer bound.
  @inlinable
  static func bounded(_ length: Double) -> Double {
    precondition(!length.isNaN, "A length is a number; this one is NaN.")
    return min(max(length, -limit), limit)
  }

  /// The size itself, or the largest; less than nothing counts as nothing.
  @inlinable
  static func bounded(_ size: Size) -> Size {
    Size(width: max(0, bounded(size.width)), height: max(0, bounded(size.height)))
  }

  /// The insets with every edge in range.
  @inlinable
  static func bounded(_ insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: bounded(insets.top), left: bounded(insets.left), bottom: bounded(insets.bottom),
      right: bounded(insets.right))
  }

  /// The rectangle with its origin and size in range.
  @inlinable
  static func bounded(_ rect: Rect) -> Rect {
    Rect(
      origin: Point(x: bounded(rect.minX), y: bounded(rect.minY)), size: bounded(rect.size))
  }
}
