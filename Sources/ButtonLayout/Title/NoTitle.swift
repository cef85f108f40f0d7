/// No title: nothing is drawn, but the natural size still counts a line of the font (model §3).
@frozen
public struct NoTitle: TitleMeasuring, Equatable, Sendable {
  /// The height of one line of the button's font, in points, unrounded.
  public let emptyLineHeight: Double

  /// Creates a missing title; the line height is that of the font it would have had, in points.
  @inlinable
  public init(emptyLineHeight: Double) {
    self.emptyLineHeight = max(0, LengthRange.bounded(emptyLineHeight))
  }

  /// There is none.
  @inlinable
  public var isPresent: Bool { false }
  /// Nothing, one line high.
  @inlinable
  public var naturalSize: Size { Size(width: 0, height: emptyLineHeight) }
  /// The font's line height is known.
  @inlinable
  public var unverified: UnverifiedRules { [] }
  /// A label rounds what it measures.
  @inlinable
  public var isFinal: Bool { false }

  /// Nothing fits anywhere.
  @inlinable
  public func fitted(to width: Double) -> FittedTitle {
    FittedTitle(size: .zero, isTruncated: false)
  }
}
