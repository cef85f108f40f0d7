/// A rectangle seen along one axis: where it starts and how long it is, in points.
///
/// Both axes of a button follow the same arithmetic, which is written once, for spans.
@frozen
public struct Span: Equatable, Sendable {
  /// The smallest coordinate.
  public var origin: Double
  /// The extent; negative only in an *area* that has less than no room.
  public var length: Double

  /// Creates a span from its start and extent.
  @inlinable
  public init(origin: Double, length: Double) {
    self.origin = origin
    self.length = length
  }

  /// The largest coordinate.
  @inlinable
  public var end: Double { origin + length }
}
