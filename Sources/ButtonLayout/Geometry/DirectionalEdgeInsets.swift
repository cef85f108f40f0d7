/// Distances from the edges of a rectangle by reading direction, in points: `NSDirectionalEdgeInsets`.
@frozen
public struct DirectionalEdgeInsets: Equatable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the edge where reading starts.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the edge where reading ends.
  public var trailing: Double

  /// Creates insets; an edge that is not named is 0.
  @inlinable
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets that move nothing.
  @inlinable
  public static var zero: DirectionalEdgeInsets { DirectionalEdgeInsets() }

  /// The same distances from physical edges.
  @inlinable
  public func resolved(for direction: LayoutDirection) -> EdgeInsets {
    let isReversed = direction == .rightToLeft
    return EdgeInsets(
      top: top, left: isReversed ? trailing : leading, bottom: bottom,
      right: isReversed ? leading : trailing)
  }
}
