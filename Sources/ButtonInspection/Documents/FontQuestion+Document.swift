import InterfaceBuilder
import SystemFont

extension FontQuestion {
  /// The font that a document describes.
  ///
  /// - Parameters:
  ///   - description: What the document writes.
  ///   - path: Where the question has the font.
  /// - Throws: `QuestionError` where the words are not known or not measured yet.
  init(
    _ description: IBFontDescription, at path: String = "font"
  ) throws(QuestionError) {
    self.init()
    size = description.pointSize
    if let style = description.style {
      guard let textStyle = Self.textStyle(named: style) else {
        throw QuestionError(
          path: "\(path).textStyle", message: "'\(style)' is no text style that is known.")
      }
      self.textStyle = textStyle
      return
    }
    if let family = description.family ?? description.name {
      self.family = family
      return
    }
    if let metaFont = description.metaFont {
      weight = try Self.weight(ofMetaFont: metaFont, at: path)
      return
    }
    switch description.type {
    case "system", nil: break
    // Interface Builder draws boldSystem bold: seven of seven recorded titles (system font notes).
    case "boldSystem": weight = .bold
    case let type?:
      throw QuestionError(path: path, message: "Fonts of type '\(type)' are not measured yet.")
    }
    if let name = description.weight {
      guard let weight = SanFrancisco.Weight(name: name.utf8) else {
        throw QuestionError(
          path: "\(path).weight",
          message: "'\(name)' is no weight that is known.")
      }
      self.weight = weight
    }
  }

  /// The weight of the system font that a `<font>` of an attributed text names.
  ///
  /// The words are AppKit's, since the editor of attributed texts is: one that stands for a use, such as
  /// `cellTitle`, is the same font in a size of its own.
  private static func weight(
    ofMetaFont name: String, at path: String
  ) throws(QuestionError) -> SanFrancisco.Weight {
    switch name {
    case "system", "smallSystem", "miniSystem", "cellTitle", "label", "menu", "message", "toolTip":
      return .regular
    case "smallSystemBold", "miniSystemBold": return .bold
    default: break
    }
    // systemThin, systemUltraLight: behind "system", the weight's name begins with a capital.
    let suffix = name.dropFirst("system".count)
    guard name.hasPrefix("system"), let first = suffix.first, first.isUppercase,
      let weight = SanFrancisco.Weight(name: (first.lowercased() + suffix.dropFirst()).utf8)
    else {
      throw QuestionError(path: path, message: "Fonts of kind '\(name)' are not measured yet.")
    }
    return weight
  }

  /// The text style that Interface Builder writes as `UICTFontTextStyle…`.
  private static func textStyle(named name: String) -> TextStyle? {
    let prefix = "UICTFontTextStyle"
    guard name.hasPrefix(prefix) else { return nil }
    switch name.dropFirst(prefix.count) {
    case "Subhead": return .subheadline
    case "Headline": return .headline
    case "Body": return .body
    case "Callout": return .callout
    case "Footnote": return .footnote
    case "Caption1": return .caption1
    case "Caption2": return .caption2
    case "Title0": return .largeTitle
    case "Title1": return .title1
    case "Title2": return .title2
    case "Title3": return .title3
    default: return nil
    }
  }
}
