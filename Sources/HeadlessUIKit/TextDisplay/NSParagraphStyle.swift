import Foundation
import Typesetting

/// How lines stand.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// At both edges.
  case justified = 3
  /// As the text reads.
  case natural = 4
}

/// How text gives way to too little width.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines end between words.
  case byWordWrapping = 0
  /// Lines end between characters.
  case byCharWrapping = 1
  /// The text is cut.
  case byClipping = 2
  /// "…" stands for the beginning.
  case byTruncatingHead = 3
  /// "…" stands for the end.
  case byTruncatingTail = 4
  /// "…" stands for the middle.
  case byTruncatingMiddle = 5

  /// The typesetter's modes have the same raw values.
  var engineMode: Typesetting.LineBreakMode {
    Typesetting.LineBreakMode(rawValue: UInt8(rawValue)) ?? .byTruncatingTail
  }
}

/// How a paragraph is set.
open class NSParagraphStyle: NSObject, NSCopying, @unchecked Sendable {
  /// The style of text without one.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Points between two lines.
  open fileprivate(set) var lineSpacing: CGFloat = 0
  /// Points after the paragraph.
  open fileprivate(set) var paragraphSpacing: CGFloat = 0
  /// How the lines stand.
  open fileprivate(set) var alignment = NSTextAlignment.natural
  /// How the text gives way.
  open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The least height of a line, in points.
  open fileprivate(set) var minimumLineHeight: CGFloat = 0
  /// The largest height of a line, in points; 0 for none.
  open fileprivate(set) var maximumLineHeight: CGFloat = 0
  /// What a line's height is multiplied by; 0 leaves it.
  open fileprivate(set) var lineHeightMultiple: CGFloat = 0

  /// Itself, or a mutable copy's values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.take(self)
    return copy
  }

  /// A style that can be changed.
  open func mutableStyle() -> NSMutableParagraphStyle {
    let copy = NSMutableParagraphStyle()
    copy.take(self)
    return copy
  }

  fileprivate func take(_ other: NSParagraphStyle) {
    lineSpacing = other.lineSpacing
    paragraphSpacing = other.paragraphSpacing
    alignment = other.alignment
    lineBreakMode = other.lineBreakMode
    minimumLineHeight = other.minimumLineHeight
    maximumLineHeight = other.maximumLineHeight
    lineHeightMultiple = other.lineHeightMultiple
  }
}

/// A paragraph's style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }
}

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor` behind the text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Points behind every character.
  public static let kern = NSAttributedString.Key("NSKern")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// How the text is underlined.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// How the text is struck through.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A shadow.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// Points above the baseline.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}

extension StyledText {
  /// The runs of an attributed string; one without a font takes the given one.
  init(_ string: NSAttributedString, defaultFont: UIFont) {
    var runs: [Run] = []
    var spacing = LineSpacing()
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole) { attributes, range, _ in
      let font = attributes[.font] as? UIFont ?? defaultFont
      let text = string.attributedSubstring(from: range).string
      let kern = (attributes[.kern] as? NSNumber)?.doubleValue ?? attributes[.kern] as? Double
      runs.append(Run(text, typeface: font.typeface, kern: kern))
      guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
      spacing.lineHeightMultiple = Double(style.lineHeightMultiple)
      spacing.minimumLineHeight = Double(style.minimumLineHeight)
      spacing.maximumLineHeight = Double(style.maximumLineHeight)
      spacing.lineSpacing = Double(style.lineSpacing)
    }
    self.init(runs: runs)
    lineSpacing = spacing
  }
}
