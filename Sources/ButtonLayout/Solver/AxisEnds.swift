/// Points at the two ends of an axis: insets in reading coordinates.
struct AxisEnds: Equatable {
  var start: Double
  var end: Double

  static var zero: AxisEnds { AxisEnds(start: 0, end: 0) }

  var sum: Double { start + end }

  /// The pair (d, −d) that has the same middle: the room keeps its length.
  var moved: AxisEnds {
    let shift = (start - end) / 2
    return AxisEnds(start: shift, end: -shift)
  }

  static func + (one: AxisEnds, other: AxisEnds) -> AxisEnds {
    AxisEnds(start: one.start + other.start, end: one.end + other.end)
  }

  static func - (one: AxisEnds, other: AxisEnds) -> AxisEnds {
    AxisEnds(start: one.start - other.start, end: one.end - other.end)
  }
}

extension Span {
  /// The insets that turn this span into the other.
  func ends(to inner: Span) -> AxisEnds {
    AxisEnds(start: inner.origin - origin, end: end - inner.end)
  }
}

extension EdgeInsets {
  /// Insets from their ends along each axis, read from the left.
  init(horizontal: AxisEnds, vertical: AxisEnds) {
    self.init(
      top: vertical.start.withoutNoise, left: horizontal.start.withoutNoise,
      bottom: vertical.end.withoutNoise, right: horizontal.end.withoutNoise)
  }

  var horizontal: AxisEnds { AxisEnds(start: left, end: right) }
  var vertical: AxisEnds { AxisEnds(start: top, end: bottom) }
}

extension Double {
  /// The decimal that a sum of decimals means: 0.3 for 0.1 + 0.2, so that it is written as short as it is exact.
  ///
  /// A third stays a third: only what misses a billionth of a point by binary noise is taken for it.
  fileprivate var withoutNoise: Double {
    let decimal = (self * 1e9).wholeNearest / 1e9
    // Adding 0 turns −0 into 0.
    return abs(decimal - self) <= 1e-12 ? decimal + 0 : self
  }
}
