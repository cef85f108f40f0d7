/// An `<attributedString>`: what a title set as "Attributed" in Interface Builder says, word for word.
///
/// Fonts, paragraph styles, kerning and colors are read; everything else is only named.
public struct IBAttributedString: Equatable, Sendable {
  /// A `<fragment>`: a piece of text with the same attributes.
  public struct Fragment: Equatable, Sendable {
    /// The text, from the attribute `content` or from a `<string key="content">`.
    public var text = ""
    /// The font; nil when not written.
    public var font: IBFontDescription?
    /// The paragraph style; nil when not written.
    public var paragraphStyle: IBParagraphStyle?
    /// Points added behind every character, finite; nil when not written or not readable.
    public var kern: Double?
    /// The colors of the text and what is behind it, by the attributes' names.
    public var colors: [IBColor] = []
    /// The keys of all other attributes in document order, `NSUnderline` for example; not read.
    public var otherKeys: [String] = []
    /// The line of the element's `<`, from 1.
    public var line: Int
  }

  /// The fragments in document order; none is an empty text.
  public var fragments: [Fragment] = []
  /// The line of the element's `<`, from 1.
  public var line: Int

  /// The text without its attributes; linear in its length.
  public var text: String { fragments.map(\.text).joined() }
  /// The text; nil without a fragment.
  var textOfFragments: String? { fragments.isEmpty ? nil : text }
}

/// A `<paragraphStyle>`, as far as it decides how large a text is.
///
/// Lengths are points, finite; nil when not written or not readable.
public struct IBParagraphStyle: Equatable, Sendable {
  /// `left`, `center`, `natural` …, as written.
  public var alignment: String?
  /// `wordWrapping`, `truncatingTail` …, as written.
  public var lineBreakMode: String?
  /// What a line's height is multiplied by, at least 0.
  public var lineHeightMultiple: Double?
  /// The least height of a line, at least 0.
  public var minimumLineHeight: Double?
  /// The largest height of a line, at least 0; 0 for none.
  public var maximumLineHeight: Double?
  /// The distance between two lines, at least 0.
  public var lineSpacing: Double?
  /// The distance behind a paragraph.
  public var paragraphSpacing: Double?
  /// The distance before a paragraph.
  public var paragraphSpacingBefore: Double?
  /// The indent of a paragraph's first line.
  public var firstLineHeadIndent: Double?
  /// The indent of a paragraph's other lines.
  public var headIndent: Double?
  /// The distance of the lines' end from the leading edge, or, negative, from the trailing one.
  public var tailIndent: Double?
  /// `natural`, `leftToRight` or `rightToLeft`, as written.
  public var baseWritingDirection: String?
  /// How much a line is tightened before it is cut, from 0 to 1.
  public var tighteningFactorForTruncation: Double?
  /// How readily a word is hyphenated, from 0 to 1.
  public var hyphenationFactor: Double?
  /// The distance between default tab stops, at least 0.
  public var defaultTabInterval: Double?
  /// The line of the element's `<`, from 1.
  public var line: Int
}
