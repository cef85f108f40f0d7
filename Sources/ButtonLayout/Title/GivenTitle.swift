/// A title whose size somebody measured: final, and never rounded again.
///
/// It only gives way to too little width. What would be drawn then is not known.
@frozen
public struct GivenTitle: TitleMeasuring, Equatable, Sendable {
  /// The measured size, in points.
  public let naturalSize: Size

  /// Creates a title from its measured size.
  @inlinable
  public init(_ size: Size) {
    naturalSize = LengthRange.bounded(size)
  }

  /// A measured title is there.
  @inlinable
  public var isPresent: Bool { true }
  /// A measurement rests on nothing else.
  @inlinable
  public var unverified: UnverifiedRules { [] }
  /// Measured means final.
  @inlinable
  public var isFinal: Bool { true }

  /// The measured size, no wider than the room.
  @inlinable
  public func fitted(to width: Double) -> FittedTitle {
    naturalSize.givingWay(to: width)
  }
}
