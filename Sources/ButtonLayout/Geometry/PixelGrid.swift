/// The pixels of a screen: the only place that rounds lengths and origins.
///
/// | value × scale | `down` | `nearest` | `up` |
/// | --- | --- | --- | --- |
/// | 6.0 | 6 | 6 | 6 |
/// | 6.4 | 6 | 6 | 7 |
/// | 6.5 | 6 | 7 | 7 |
/// | −0.5 | −1 | −1 | 0 |
///
/// Half a pixel goes away from zero under `nearest`, as recorded for titles (model §2.4: 9.25 becomes 9.5
/// and −0.25 becomes −0.5 at two pixels a point). At three pixels a point a half is seldom exact, and binary noise
/// decides it; the recorded rows do the same (model §2.9, rows 13 and 14), so `nearest` does not hide it.
@frozen
public struct PixelGrid: Equatable, Sendable {
  /// Pixels a point: 0.01 to 1000, far beyond any screen.
  public let scale: Double

  /// Creates the grid of a screen with so many pixels a point.
  ///
  /// - Precondition: `scale` lies between 0.01 and 1000.
  @inlinable @inline(__always)
  public init(scale: Double) {
    PixelGrid.check(scale)
    self.scale = scale
  }

  /// Creates the grid of a scale that was checked before.
  @inlinable @inline(__always)
  init(checked scale: Double) {
    self.scale = scale
  }

  @inlinable @inline(__always)
  static func check(_ scale: Double) {
    precondition(scale >= 0.01 && scale <= 1000, "A display scale is a number from 0.01 to 1000.")
  }

  /// The grid of whole points.
  @inlinable @inline(__always)
  public static var wholePoints: PixelGrid { PixelGrid(checked: 1) }

  /// How far a value may miss a whole pixel and still be taken for it: binary noise, far below what a screen shows.
  @inlinable @inline(__always)
  static var noise: Double { 1e-6 }

  /// The nearest pixel; half a pixel goes away from zero.
  @inlinable @inline(__always)
  public func nearest(_ value: Double) -> Double {
    (value * scale).wholeNearest / scale
  }

  /// The pixel at or below; a millionth of a pixel too little counts as none.
  @inlinable @inline(__always)
  public func down(_ value: Double) -> Double {
    (value * scale + PixelGrid.noise).wholeDown / scale
  }

  /// The pixel at or above; a millionth of a pixel too much counts as none.
  @inlinable @inline(__always)
  public func up(_ value: Double) -> Double {
    (value * scale - PixelGrid.noise).wholeUp / scale
  }

  /// Whether the value is a whole number of pixels, but for binary noise.
  @inlinable @inline(__always)
  public func holds(_ value: Double) -> Bool {
    abs(nearest(value) - value) * scale <= PixelGrid.noise
  }
}
