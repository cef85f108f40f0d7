/// A title that can be asked for its size: what the rules know of text.
///
/// The rules ask for the natural size, and for the size in the width that an image leaves. Fonts, shaping and line
/// breaking are the business of whoever answers.
public protocol TitleMeasuring {
  /// Whether there is a title: an empty string is none.
  var isPresent: Bool { get }

  /// The title's size where nothing limits it, in points; for no title 0 wide and one line of the font high.
  var naturalSize: Size { get }

  /// The rules without a recorded number that the natural size rests on.
  var unverified: UnverifiedRules { get }

  /// Whether the sizes are somebody's measurement, to be taken as they are. UIKit's rounding is applied to all others.
  var isFinal: Bool { get }

  /// The title's size in a width.
  ///
  /// - Parameter width: The width that the title may use, in points, 0 or more.
  /// - Returns: Its size there, and what is known of it.
  func fitted(to width: Double) -> FittedTitle
}

/// A title in the width that was left for it.
@frozen
public struct FittedTitle: Equatable, Sendable {
  /// The size that the title takes, in points, before UIKit rounds it.
  public var size: Size
  /// Whether a part of the title is not shown.
  public var isTruncated: Bool
  /// The rules without a recorded number that this size rests on.
  public var unverified: UnverifiedRules

  /// Creates a fitted title.
  @inlinable
  public init(size: Size, isTruncated: Bool, unverified: UnverifiedRules = []) {
    self.size = size
    self.isTruncated = isTruncated
    self.unverified = unverified
  }
}
