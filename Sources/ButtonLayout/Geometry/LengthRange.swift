/// The lengths that the rules accept: −1,000,000,000 to 1,000,000,000 points.
///
/// A length beyond is taken as the bound, so that no finite input, `greatestFiniteMagnitude` as "unlimited"
/// included, can turn into an infinity or a NaN on the way.
@usableFromInline
enum LengthRange {
  /// The largest length.
  @inlinable @inline(__always)
  static var limit: Double { 1e9 }

  /// The length itself, or the nearer bound.
  @inlinable @inline(__always)
  static func bounded(_ length: Double) -> Double {
    precondition(!length.isNaN, "A length is a number; this one is NaN.")
    return min(max(length, -limit), limit)
  }

  /// The size itself, or the largest; less than nothing counts as nothing.
  @inlinable @inline(__always)
  static func bounded(_ size: Size) -> Size {
    if size.width >= 0 && size.width <= limit && size.height >= 0 && size.height <= limit {
      return size
    }
    return Size(width: max(0, bounded(size.width)), height: max(0, bounded(size.height)))
  }

  /// The insets with every edge in range.
  @inlinable @inline(__always)
  static func bounded(_ insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: bounded(insets.top), left: bounded(insets.left), bottom: bounded(insets.bottom),
      right: bounded(insets.right))
  }

  /// The rectangle with its origin and size in range.
  @inlinable @inline(__always)
  static func bounded(_ rect: Rect) -> Rect {
    if surelyHolds(rect) && rect.width >= 0 && rect.height >= 0 { return rect }
    return Rect(
      origin: Point(x: bounded(rect.minX), y: bounded(rect.minY)), size: bounded(rect.size))
  }
}

extension LengthRange {
  /// Whether a rectangle is far from the bounds.
  ///
  /// The sum is out of range or NaN when any number is, so that an ordinary rectangle pays for one comparison.
  @inlinable @inline(__always)
  static func surelyHolds(_ rect: Rect) -> Bool {
    (abs(rect.minX) + abs(rect.minY)) + (abs(rect.width) + abs(rect.height)) <= limit
  }
}
