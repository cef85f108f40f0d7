/// A title of one line, measured from a font's numbers; UIKit's rounding is applied to it.
///
/// Where the room is too narrow it takes the whole room, which is `unverified`: UILabel hugs its truncated line.
@frozen
public struct LineTitle: TitleMeasuring, Equatable, Sendable {
  /// The line's size, in points, unrounded.
  public let naturalSize: Size
  /// The rules without a recorded number that the size rests on.
  public let unverified: UnverifiedRules

  /// Creates a line from its width and its font's line height, both in points and unrounded.
  @inlinable
  public init(width: Double, lineHeight: Double, unverified: UnverifiedRules = []) {
    naturalSize = LengthRange.bounded(Size(width: width, height: lineHeight))
    self.unverified = unverified
  }

  /// A line is there.
  @inlinable
  public var isPresent: Bool { true }
  /// A label rounds what it measures.
  @inlinable
  public var isFinal: Bool { false }

  /// The line, no wider than the room.
  @inlinable
  public func fitted(to width: Double) -> FittedTitle {
    var fitted = naturalSize.givingWay(to: width)
    fitted.unverified.formUnion(unverified)
    return fitted
  }
}
