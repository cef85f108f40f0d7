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
  @inlinable
  public static var rtlRounding: UnverifiedRules { .init(rawValue: 1 << 0) }
  /// Right-to-left: whether an image without room is held at the reading start (model §2.4).
  @inlinable
  public static var rtlClamp: UnverifiedRules { .init(rawValue: 1 << 1) }
  /// Horizontal fill with a title: measured before iOS 13 only, and never for a title alone (model §2.4, C1).
  @inlinable
  public static var horizontalFill: UnverifiedRules { .init(rawValue: 1 << 2) }
  /// Insets larger than their rectangle count as no room at all (model §2.1, C15).
  @inlinable
  public static var negativeRoom: UnverifiedRules { .init(rawValue: 1 << 3) }
  /// Negative insets that leave a negative natural size give 0 (model §3).
  @inlinable
  public static var negativeIntrinsicSize: UnverifiedRules { .init(rawValue: 1 << 4) }
  /// A title at the top or bottom edge that is higher than its room keeps its height and overflows (model §2.2, C5).
  @inlinable
  public static var tallTitle: UnverifiedRules { .init(rawValue: 1 << 5) }
  /// How wide a truncated title is, and whether it was tightened first (model §2.2, §6).
  @inlinable
  public static var truncatedTitle: UnverifiedRules { .init(rawValue: 1 << 6) }
  /// tvOS: the natural size of any button but a system one with the insets it is born with (model §1.1, §3).
  @inlinable
  public static var tvMetrics: UnverifiedRules { .init(rawValue: 1 << 7) }
  /// A content mode's offset that is not a whole number of pixels is kept (model §5).
  @inlinable
  public static var contentModeOffset: UnverifiedRules { .init(rawValue: 1 << 8) }
  /// A title's kerning: Inter's pairs stand in for San Francisco's (system font notes).
  @inlinable
  public static var pairKerning: UnverifiedRules { .init(rawValue: 1 << 9) }
  /// A font size between or beyond the recorded ones (system font notes).
  @inlinable
  public static var fontSize: UnverifiedRules { .init(rawValue: 1 << 10) }
  /// A letter with accents is as wide as the letter, and "…" as three periods (no figures).
  @inlinable
  public static var accentedAdvance: UnverifiedRules { .init(rawValue: 1 << 11) }
  /// A character was measured in a font that stands in for the one that UIKit would take.
  @inlinable
  public static var fallbackFont: UnverifiedRules { .init(rawValue: 1 << 12) }
  /// A title that nearly fits is tightened and fills its room (model §6; seen on one system).
  @inlinable
  public static var tightenedTitle: UnverifiedRules { .init(rawValue: 1 << 13) }
  /// Where the lines of a title end, and how high they are together (model §6).
  @inlinable
  public static var wrappedTitle: UnverifiedRules { .init(rawValue: 1 << 14) }
  /// An SF Symbol's size: the one that a document records is not the one that is drawn (model §4).
  @inlinable
  public static var symbolSize: UnverifiedRules { .init(rawValue: 1 << 15) }
  /// A button with a configuration: its sizes are recorded for one line of text, its frames in pictures only (model §4).
  @inlinable
  public static var configuration: UnverifiedRules { .init(rawValue: 1 << 20) }
  /// The insets and fonts of a configuration's sizes other than medium, and on tvOS (model §4.1).
  @inlinable
  public static var configurationSize: UnverifiedRules { .init(rawValue: 1 << 21) }
}
