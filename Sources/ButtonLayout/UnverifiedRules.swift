/// The rules that took part in an answer although no recorded number supports them.
///
/// What nobody measured is built all the same, and named here, so that a guess is never taken for a
/// measurement. The words for each rule live with the tool that speaks to people.
@frozen
public struct UnverifiedRules: OptionSet, Equatable, Sendable {
  /// One bit a rule.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  @inlinable
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Right-to-left: whether half pixels are rounded on the reading side (model §2.4).
  public static let rtlRounding = UnverifiedRules(rawValue: 1 << 0)
  /// Right-to-left: whether an image without room is held at the reading start (model §2.4).
  public static let rtlClamp = UnverifiedRules(rawValue: 1 << 1)
  /// Horizontal fill beside a title: measured before iOS 13 only (model §2.4, C1).
  public static let horizontalFill = UnverifiedRules(rawValue: 1 << 2)
  /// Insets larger than their rectangle count as no room at all (model §2.1, C15).
  public static let negativeRoom = UnverifiedRules(rawValue: 1 << 3)
  /// Negative insets that leave a negative natural size give 0 (model §3).
  public static let negativeIntrinsicSize = UnverifiedRules(rawValue: 1 << 4)
  /// A title at the top or bottom edge that is higher than its room keeps its height and overflows (model §2.2, C5).
  public static let tallTitle = UnverifiedRules(rawValue: 1 << 5)
  /// How wide a truncated title is, and whether it was tightened first (model §2.2, §6).
  public static let truncatedTitle = UnverifiedRules(rawValue: 1 << 6)
  /// tvOS: the natural size of any button but a system one with the insets it is born with (model §1.1, §3).
  public static let tvMetrics = UnverifiedRules(rawValue: 1 << 7)
  /// A content mode's offset that is not a whole number of pixels is kept (model §5).
  public static let contentModeOffset = UnverifiedRules(rawValue: 1 << 8)
  /// A title's kerning: Inter's pairs stand in for San Francisco's (system font notes).
  public static let pairKerning = UnverifiedRules(rawValue: 1 << 9)
  /// A font size between or beyond the recorded ones (system font notes).
  public static let fontSize = UnverifiedRules(rawValue: 1 << 10)
  /// A letter with accents is as wide as the letter, and "…" as three periods (no figures).
  public static let accentedAdvance = UnverifiedRules(rawValue: 1 << 11)
  /// A character was measured in a font that stands in for the one that UIKit would take.
  public static let fallbackFont = UnverifiedRules(rawValue: 1 << 12)
  /// A title that nearly fits is tightened and fills its room (model §6; seen on one system).
  public static let tightenedTitle = UnverifiedRules(rawValue: 1 << 13)
  /// Where the lines of a title end, and how high they are together (model §6).
  public static let wrappedTitle = UnverifiedRules(rawValue: 1 << 14)
}
