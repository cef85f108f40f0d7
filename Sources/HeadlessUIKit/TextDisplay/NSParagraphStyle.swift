import Foundation

/// How a paragraph is set.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// The style of text without one.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }
  /// Which way a language reads; `nil` for the user's.
  open class func defaultWritingDirection(
    forLanguage languageName: String?
  ) -> NSWritingDirection {
    let name = languageName ?? Locale.current.identifier
    let code = name.split { "-_".contains($0) }.first.map { $0.lowercased() } ?? ""
    return ["ar", "fa", "he", "iw", "ur", "yi", "ps", "sd", "ckb", "dv", "ug"].contains(code)
      ? .rightToLeft : .leftToRight
  }

  var values = Values()

  struct Values: Hashable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineBreakStrategy: LineBreakStrategy = []
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var baseWritingDirection = NSWritingDirection.natural
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var allowsDefaultTighteningForTruncation = false
    var tabStops: [NSTextTab] = (1...12).map {
      NSTextTab(textAlignment: .left, location: CGFloat(28 * $0))
    }
    var defaultTabInterval: CGFloat = 0
  }

  /// Points between two lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Points after the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Points before the paragraph.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// How the lines stand.
  open var alignment: NSTextAlignment { values.alignment }
  /// Where lines but the first start, in points from the edge.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end, in points from the edge; a negative number from the far one.
  open var tailIndent: CGFloat { values.tailIndent }
  /// Where the first line starts, in points from the edge.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// How the text gives way.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// How lines give way beside that.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The largest height of a line, in points; 0 for none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// What a line's height is multiplied by; 0 leaves it.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// Which way the paragraph reads.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// From which share of the width on a word is not hyphenated, 0 to 1; 0 never hyphenates.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether words are hyphenated as the system does.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// Whether the text is tightened before it is truncated.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }
  /// Where tabs lead.
  open var tabStops: [NSTextTab] { values.tabStops }
  /// Where they lead after that, in points from one to the next; 0 to the next line.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }

  /// A style of the same values that does not change.
  open func copy(with zone: NSZone? = nil) -> Any {
    if type(of: self) == NSParagraphStyle.self { return self }
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// A style of the same values that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.hashValue }
}

/// A place that a tab leads to.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  /// What is known of a tab beside its place.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The characters that end a column.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminators")
  }

  /// How the text after it stands.
  public let alignment: NSTextAlignment
  /// Where it is, in points.
  public let location: CGFloat
  /// What else is known.
  public let options: [OptionKey: Any]

  /// Creates a place.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc
    self.options = options
  }

  /// The characters that end a column of numbers: the user's decimal separator.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: aLocale?.decimalSeparator ?? ".")
  }

  /// Itself: a place does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }

  open override var hash: Int { location.hashValue ^ alignment.hashValue }
}
