import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor` behind the text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Points behind every character.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Points behind every character, which ligatures survive.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// Whether characters are joined, 0 or 1.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// How the text is underlined.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A `UIColor` of the line below.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// How the text is struck through.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A `UIColor` of the line through.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A `UIColor` of the outline.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// How wide the outline is, in hundredths of the font's size; a negative number fills, too.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// An `NSTextEffectStyle`.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// An `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// A `URL` or its text.
  public static let link = NSAttributedString.Key("NSLink")
  /// Points above the baseline.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// How far the text leans.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The logarithm of how far the text is stretched.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// Which way the text reads.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// Whether the text stands upright in columns: 0.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
  /// What a tap on the text is known by.
  public static let textItemTag = NSAttributedString.Key("NSTextItemTag")

  /// Whether punctuation is read aloud.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePunctuation")
  /// The language that the text is read in.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeLanguage")
  /// How high the text is read.
  public static let accessibilitySpeechPitch = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePitch")
}
