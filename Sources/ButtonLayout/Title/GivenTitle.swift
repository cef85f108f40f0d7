/// A title whose size somebody measured: final, and never rounded again.
///
/// It only gives way to too little width. What would be drawn then is not known.
@frozen
public struct GivenTitle: TitleMeasuring, Equatable, Sendable {
  /// The measured size, in points.
  public var naturalSize: Size

  /// Creates a title from its measured size.
  @inlinable
  public init(_ size: Size) {
    naturalSize = LengthRange.bounded(size)
  }

  /// A measured title is there.
  @inlinable
  public var isPresent: Bool { true }
  /// The measured height.
  @inlinable
  public var emptyLineHeight: Double { naturalSize.height }
  /// Measured means final.
  @inlinable
  public var isFinal: Bool { true }

  /// The measured size, no wider than the room.
  @inlinable
  public func fitted(to width: Double) -> FittedTitle {
    naturalSize.givingWay(to: width)
  }
}

extension Size {
  /// A line of text in a room: cut to the room's width when it is longer by more than binary noise.
  @inlinable
  func givingWay(to room: Double) -> FittedTitle {
    guard width > room + PixelGrid.noise else { return FittedTitle(size: self, isTruncated: false) }
    return FittedTitle(
      size: Size(width: room, height: height), isTruncated: true, unverified: .truncatedTitle)
  }
}
