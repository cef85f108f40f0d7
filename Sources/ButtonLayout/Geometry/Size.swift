/// A width and a height, in points.
@frozen
public struct Size: Equatable, Sendable {
  /// The extent along the horizontal axis.
  public var width: Double
  /// The extent along the vertical axis.
  public var height: Double

  /// Creates a size from its extents.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A size without extent.
  @inlinable
  public static var zero: Size { Size(width: 0, height: 0) }
}
