import ButtonLayout
import SystemFont

/// A button's title as somebody asks about it.
public enum TitleQuestion: Equatable, Sendable {
  /// A string, to be measured. An empty one is no title.
  case string(String)
  /// A size that somebody measured already, in points: final.
  case measured(Size)
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

/// How a label gives way to too little width: `NSLineBreakMode`, with its raw values.
public enum LineBreakMode: UInt8, Equatable, Sendable, CaseIterable {
  /// Lines end between words.
  case byWordWrapping
  /// Lines end between characters.
  case byCharWrapping
  /// The text is cut at the edge.
  case byClipping
  /// An ellipsis stands for the beginning.
  case byTruncatingHead
  /// An ellipsis stands for the end.
  case byTruncatingTail
  /// An ellipsis stands for the middle: a button's default.
  case byTruncatingMiddle
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
