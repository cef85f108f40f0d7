import ButtonLayout
import SystemFont

/// A title ready for the rules, and who measured it.
struct ResolvedTitle {
  /// What the rules ask.
  let title: AnyTitle
  /// Who measured it.
  let measuredBy: TitleMeasurer?
  /// The string, where there is one.
  let string: String?
  /// The rules without a recorded number that its natural size rests on.
  let unverified: UnverifiedRules
}

/// One of the titles that the rules can ask, chosen while running.
enum AnyTitle: TitleMeasuring {
  case none(NoTitle)
  case given(GivenTitle)
  case line(LineTitle)

  var isPresent: Bool {
    if case .none = self { return false }
    return true
  }

  var emptyLineHeight: Double {
    switch self {
    case .none(let title): return title.emptyLineHeight
    case .given(let title): return title.emptyLineHeight
    case .line(let title): return title.emptyLineHeight
    }
  }

  var naturalSize: Size {
    switch self {
    case .none(let title): return title.naturalSize
    case .given(let title): return title.naturalSize
    case .line(let title): return title.naturalSize
    }
  }

  var isFinal: Bool {
    switch self {
    case .none(let title): return title.isFinal
    case .given(let title): return title.isFinal
    case .line(let title): return title.isFinal
    }
  }

  func fitted(to width: Double) -> FittedTitle {
    switch self {
    case .none(let title): return title.fitted(to: width)
    case .given(let title): return title.fitted(to: width)
    case .line(let title): return title.fitted(to: width)
    }
  }
}

extension ButtonQuestion {
  /// Measures the title with the font that was asked for.
  func resolvedTitle() throws(QuestionError) -> ResolvedTitle {
    if case .measured(let size)? = title {
      return ResolvedTitle(
        title: .given(GivenTitle(size)), measuredBy: .given, string: nil, unverified: [])
    }
    var string = ""
    if case .string(let text)? = title { string = text }
    guard !string.isEmpty else {
      // Only the empty line's height counts, and a font that cannot be measured has no say in it where an image is
      // higher anyway; it is still asked for, since nothing may be silently defaulted.
      let font = try resolvedFont()
      return ResolvedTitle(
        title: .none(NoTitle(emptyLineHeight: font.lineHeight)), measuredBy: nil, string: nil,
        unverified: [])
    }
    let font = try resolvedFont()
    if let numberOfLines, numberOfLines != 1 {
      throw QuestionError(
        path: "numberOfLines",
        message: "Titles of several lines are not measured yet; expected 1, found \(numberOfLines)."
      )
    }
    guard let line = LineTitle(string, font: font) else {
      throw QuestionError(path: "title", message: Self.unmeasurable(string))
    }
    return ResolvedTitle(
      title: .line(line), measuredBy: .systemFont, string: string, unverified: line.unverified)
  }

  /// The system font that was asked for, or UIKit's default for the type and idiom (model §1.1).
  func resolvedFont() throws(QuestionError) -> SanFrancisco {
    guard let font else { return .ofButton(type: buttonType, idiom: idiom) }
    if font.file != nil {
      throw QuestionError(path: "font.file", message: "Font files are not measured yet.")
    }
    if let family = font.family {
      throw QuestionError(
        path: "font.family",
        message: "Only the system font is measured yet, not '\(family)'.")
    }
    if let style = font.textStyle {
      var styled = SanFrancisco.preferred(
        forTextStyle: style, compatibleWith: contentSizeCategory ?? .large)
      if let size = font.size { styled.pointSize = size }
      if let weight = font.weight { styled.weight = weight }
      return styled
    }
    var plain = SanFrancisco.ofButton(type: buttonType, idiom: idiom)
    if let size = font.size { plain.pointSize = size }
    if let weight = font.weight { plain.weight = weight }
    return plain
  }

  private static func unmeasurable(_ string: String) -> String {
    if string.contains(where: \.isNewline) {
      return "Titles of several lines are not measured yet."
    }
    let stranger = string.unicodeScalars.first { !(32...126).contains($0.value) }
    let name = stranger.map { "'\($0)' (U+\(hex($0.value)))" } ?? "a character"
    return "\(name) is outside the recorded advances of the system font, which are those of ASCII."
  }

  private static func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
