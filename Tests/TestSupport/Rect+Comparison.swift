import ButtonLayout

/// Equal but for binary noise, or for what is said to be tolerated.
public func isClose(_ one: Double?, _ other: Double?, within tolerance: Double = 1e-6) -> Bool {
  guard let one, let other else { return one == nil && other == nil }
  return abs(one - other) <= tolerance
}

/// Equal but for binary noise, or for what is said to be tolerated in the place; a size is never tolerated.
public func isClose(_ one: Rect?, _ other: Rect?, within tolerance: Double = 1e-6) -> Bool {
  guard let one, let other else { return one == nil && other == nil }
  return isClose(one.minX, other.minX, within: tolerance)
    && isClose(one.minY, other.minY, within: tolerance)
    && isClose(one.width, other.width) && isClose(one.height, other.height)
}

extension Rect {
  /// The rectangle moved.
  public func moved(x: Double, y: Double) -> Rect {
    Rect(x: minX + x, y: minY + y, width: width, height: height)
  }

  /// The rectangle seen in a mirror that stands in the middle of another.
  public func mirrored(in whole: Rect) -> Rect {
    Rect(x: whole.minX + whole.maxX - maxX, y: minY, width: width, height: height)
  }
}
