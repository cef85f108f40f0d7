import ButtonLayout
import SystemFont
import Typesetting

extension AnyTitle {
  /// Who measured it; `nil` without a title.
  var measuredBy: String? {
    switch self {
    case .none: return nil
    case .given: return "given"
    case .typeset(let title): return title.fonts.joined(separator: " + ")
    }
  }

  /// What is drawn in a width; `nil` where nobody can say.
  func drawnTitle(in room: Double?) -> String? {
    guard case .typeset(let title) = self, let room else { return nil }
    return title.drawnTitle(in: room)
  }
}

extension ButtonQuestion {
  /// Measures the title with the fonts that were asked for.
  package func resolvedTitle(with measurer: TextMeasurer) throws(QuestionError) -> AnyTitle {
    if case .measured(let size)? = title { return .given(GivenTitle(size)) }
    let typeface = try typeface(of: font, at: "font", measurer.fonts)
    guard let text = try styledText(in: typeface, measurer.fonts) else {
      // An empty title still holds a line in the natural size.
      return .none(NoTitle(emptyLineHeight: typeface.lineHeight))
    }
    do throws(MeasuringError) {
      return .typeset(
        try TypesetTitle(
          text, measurer: measurer, numberOfLines: numberOfLines ?? 1,
          lineBreakMode: lineBreakMode ?? .byTruncatingMiddle,
          tightens: (generation ?? .current) == .current))
    } catch {
      throw QuestionError(path: "title", message: error.description)
    }
  }

  /// The title as runs; `nil` where there is not a character.
  private func styledText(
    in typeface: Typeface, _ fonts: FontLibrary
  ) throws(QuestionError) -> StyledText? {
    switch title {
    case nil, .measured?: return nil
    case .string(let string)?:
      return string.isEmpty ? nil : StyledText(string, typeface: typeface)
    case .attributed(let title)?:
      var runs: [StyledText.Run] = []
      for (number, run) in title.runs.enumerated() where !run.string.isEmpty {
        var own = typeface
        if run.font != nil {
          own = try self.typeface(of: run.font, at: "title.runs[\(number)].font", fonts)
        }
        runs.append(StyledText.Run(run.string, typeface: own, kern: run.kern))
      }
      guard !runs.isEmpty else { return nil }
      var text = StyledText(runs: runs)
      text.lineSpacing = title.lineSpacing
      return text
    }
  }

  /// The font that was asked for, or UIKit's default for the type and idiom (model §1.1).
  private func typeface(
    of question: FontQuestion?, at path: String, _ fonts: FontLibrary
  ) throws(QuestionError) -> Typeface {
    var usual = SanFrancisco.ofButton(type: buttonType, idiom: idiom)
    guard let question else { return fonts.system(usual) }
    if let style = question.textStyle {
      usual = .preferred(forTextStyle: style, compatibleWith: contentSizeCategory ?? .large)
    }
    if let size = question.size { usual.pointSize = size }
    if let weight = question.weight { usual.weight = weight }
    do throws(FontError) {
      if let file = question.file {
        return try fonts.typeface(file: file, pointSize: usual.pointSize)
      }
      if let family = question.family {
        return try fonts.typeface(
          family: family, weight: usual.weight, pointSize: usual.pointSize)
      }
    } catch {
      throw QuestionError(
        path: question.file != nil ? "\(path).file" : "\(path).family",
        message: error.description)
    }
    return fonts.system(usual)
  }
}
