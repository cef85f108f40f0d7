/// A rectangle in points: an origin and a size, the vertical axis growing downwards.
@frozen
public struct Rect: Equatable, Sendable {
  /// The corner with the smallest coordinates.
  public var origin: Point
  /// The extents.
  ///
  /// A rectangle that a rule calls an *area* may have negative ones.
  public var size: Size

  /// Creates a rectangle from its origin and size.
  @inlinable
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its four numbers.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Creates a rectangle from what it covers along each axis.
  @inlinable
  public init(horizontal: Span, vertical: Span) {
    self.init(
      x: horizontal.origin, y: vertical.origin, width: horizontal.length, height: vertical.length)
  }

  /// The rectangle at the origin without extent.
  @inlinable
  public static var zero: Rect { Rect(origin: .zero, size: .zero) }

  /// The smallest horizontal coordinate.
  @inlinable
  public var minX: Double { origin.x }
  /// The smallest vertical coordinate.
  @inlinable
  public var minY: Double { origin.y }
  /// The largest horizontal coordinate.
  @inlinable
  public var maxX: Double { origin.x + size.width }
  /// The largest vertical coordinate.
  @inlinable
  public var maxY: Double { origin.y + size.height }
  /// The extent along the horizontal axis.
  @inlinable
  public var width: Double { size.width }
  /// The extent along the vertical axis.
  @inlinable
  public var height: Double { size.height }

  /// What the rectangle covers along the horizontal axis.
  @inlinable
  public var horizontal: Span { Span(origin: origin.x, length: size.width) }
  /// What the rectangle covers along the vertical axis.
  @inlinable
  public var vertical: Span { Span(origin: origin.y, length: size.height) }
}
