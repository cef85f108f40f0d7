import ButtonLayout
import SystemFont
import Typesetting

/// A button's title as somebody asks about it.
public enum TitleQuestion: Equatable, Sendable {
  /// A string, to be measured. An empty one is no title.
  case string(String)
  /// Runs in fonts of their own.
  case attributed(AttributedTitle)
  /// A size that somebody measured already, in points: final.
  case measured(Size)
}

/// A title with attributes of its own: `NSAttributedString`, as far as its size goes.
public struct AttributedTitle: Equatable, Sendable {
  /// A piece of text with the same attributes.
  public struct Run: Equatable, Sendable {
    /// The text.
    public var string: String
    /// Its font; absent, the button's.
    public var font: FontQuestion?
    /// Points added behind every character; 0 turns pair kerning off.
    public var kern: Double?

    /// Creates a run without attributes.
    public init(_ string: String) {
      self.string = string
    }
  }

  /// The runs, in logical order.
  public var runs: [Run]
  /// How its lines are spaced.
  public var lineSpacing = LineSpacing()

  /// Creates a title.
  public init(runs: [Run]) {
    self.runs = runs
  }
}

/// A title's font as somebody asks about it.
public struct FontQuestion: Equatable, Sendable {
  /// The size in points.
  public var size: Double?
  /// The weight.
  public var weight: SanFrancisco.Weight?
  /// The text style, which brings its size and weight.
  public var textStyle: TextStyle?
  /// The family, for a font that is not the system's.
  public var family: String?
  /// A font file.
  public var file: String?

  /// Creates a font question in which nothing is asked.
  public init() {}
}

/// How lines stand in a label: `NSTextAlignment`.
public enum TextAlignment: UInt8, Equatable, Sendable, CaseIterable {
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
  /// Stretched to both edges.
  case justified
  /// As the text reads: the default.
  case natural
}
