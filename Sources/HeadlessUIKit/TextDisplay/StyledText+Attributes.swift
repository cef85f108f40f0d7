import Foundation
import Typesetting

extension StyledText {
  /// The runs of an attributed string; one without a font takes the given one.
  init(_ string: NSAttributedString, defaultFont: UIFont) {
    var runs: [Run] = []
    var spacing = LineSpacing()
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole) { attributes, range, _ in
      let font = attributes[.font] as? UIFont ?? defaultFont
      let text = string.attributedSubstring(from: range).string
      let kern = attributes.number(.tracking) ?? attributes.number(.kern)
      runs.append(Run(text, typeface: font.typeface, kern: kern))
      HeadlessReport.note(
        "NSTextAttachment", "An attachment is measured as the character that stands for it.",
        when: attributes[.attachment] != nil)
      HeadlessReport.note(
        "NSAttributedString.Key.baselineOffset", "A raised run is measured on its line.",
        when: (attributes.number(.baselineOffset) ?? 0) != 0)
      HeadlessReport.note(
        "NSAttributedString.Key.expansion", "An expanded run is measured as it is.",
        when: (attributes.number(.expansion) ?? 0) != 0)
      guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
      style.noteWhatIsNotMeasured()
      spacing.lineHeightMultiple = max(
        0, Length.usable(style.lineHeightMultiple, "NSParagraphStyle.lineHeightMultiple"))
      spacing.minimumLineHeight = max(
        0, Length.usable(style.minimumLineHeight, "NSParagraphStyle.minimumLineHeight"))
      spacing.maximumLineHeight = max(
        0, Length.usable(style.maximumLineHeight, "NSParagraphStyle.maximumLineHeight"))
      spacing.lineSpacing = max(0, Length.usable(style.lineSpacing, "NSParagraphStyle.lineSpacing"))
    }
    self.init(runs: runs)
    lineSpacing = spacing
  }
}

extension NSParagraphStyle {
  fileprivate func noteWhatIsNotMeasured() {
    HeadlessReport.note(
      "NSParagraphStyle.headIndent", "Lines start at the edge.",
      when: headIndent != 0 || firstLineHeadIndent != 0 || tailIndent != 0)
    HeadlessReport.note(
      "NSParagraphStyle.paragraphSpacing", "Paragraphs follow one another as lines do.",
      when: paragraphSpacing != 0 || paragraphSpacingBefore != 0)
    HeadlessReport.note(
      "NSParagraphStyle.hyphenationFactor", "Words are not hyphenated.",
      when: hyphenationFactor > 0 || usesDefaultHyphenation)
  }
}

extension [NSAttributedString.Key: Any] {
  /// A number, as whatever it was given.
  fileprivate func number(_ key: NSAttributedString.Key) -> Double? {
    switch self[key] {
    case let number as Double: return number
    case let number as CGFloat: return Double(number)
    case let number as Int: return Double(number)
    case let number as Float: return Double(number)
    case let number as NSNumber: return number.doubleValue
    default: return nil
    }
  }
}
