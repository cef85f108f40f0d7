/// Distances from the physical edges of a rectangle, in points: positive ones shrink, negative ones enlarge.
///
/// They are `UIEdgeInsets`: left stays left whichever way the interface reads.
@frozen
public struct EdgeInsets: Equatable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var right: Double

  /// Creates insets; an edge that is not named is 0.
  @inlinable
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Insets that move nothing.
  @inlinable
  public static var zero: EdgeInsets { EdgeInsets() }

  /// Whether every edge is exactly 0.
  ///
  /// The smallest positive number is *not* zero here: UIKit's plain style looks at the bits.
  @inlinable
  public var isZero: Bool { top == 0 && left == 0 && bottom == 0 && right == 0 }

  /// The same insets with left and right exchanged.
  @inlinable
  public var mirrored: EdgeInsets {
    EdgeInsets(top: top, left: right, bottom: bottom, right: left)
  }
}
