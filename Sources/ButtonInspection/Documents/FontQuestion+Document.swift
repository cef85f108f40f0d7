import InterfaceBuilder
import SystemFont

extension FontQuestion {
  /// The font that a document describes.
  init(_ description: IBFontDescription) throws(QuestionError) {
    self.init()
    size = description.pointSize
    if let style = description.style {
      guard let textStyle = Self.textStyle(named: style) else {
        throw QuestionError(
          path: "font.textStyle", message: "'\(style)' is no text style that is known.")
      }
      self.textStyle = textStyle
      return
    }
    if let family = description.family ?? description.name {
      self.family = family
      return
    }
    switch description.type {
    case "system", nil: break
    // Interface Builder draws boldSystem bold: seven of seven recorded titles (system font notes).
    case "boldSystem": weight = .bold
    case let type?:
      throw QuestionError(path: "font", message: "Fonts of type '\(type)' are not measured yet.")
    }
    if let name = description.weight {
      guard let weight = SanFrancisco.Weight(name: name.utf8) else {
        throw QuestionError(path: "font.weight", message: "'\(name)' is no weight that is known.")
      }
      self.weight = weight
    }
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
