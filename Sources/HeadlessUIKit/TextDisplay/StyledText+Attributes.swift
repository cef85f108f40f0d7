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
      guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
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
