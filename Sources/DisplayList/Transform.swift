import ButtonLayout

/// An affine transformation of the plane: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct Transform: Equatable, Sendable {
  /// The entries; `tx` and `ty` in points.
  public var a, b, c, d, tx, ty: Double

  /// Creates a transformation from its entries.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Changes nothing.
  public static var identity: Transform { Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  /// A point after the transformation.
  public func applied(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }
}
