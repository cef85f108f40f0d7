/// A place, in points.
@frozen
public struct Point: Equatable, Sendable {
  /// The horizontal coordinate, growing to the right.
  public var x: Double
  /// The vertical coordinate, growing downwards.
  public var y: Double

  /// Creates a point from its coordinates.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin of a coordinate system.
  @inlinable
  public static var zero: Point { Point(x: 0, y: 0) }
}
