import ButtonLayout
import TestSupport

@testable import ButtonExplanation

extension ButtonCase {
  /// The case explained.
  func explanation(_ reading: Reading = .pair) -> Explanation {
    if let titleSize, isTitleFinal {
      return Explanation(
        of: button, bounds: bounds, title: GivenTitle(titleSize), reading: reading)
    }
    if let titleSize {
      return Explanation(
        of: button, bounds: bounds,
        title: LineTitle(width: titleSize.width, lineHeight: titleSize.height), reading: reading)
    }
    return Explanation(
      of: button, bounds: bounds, title: NoTitle(emptyLineHeight: ButtonCase.emptyLine),
      reading: reading)
  }
}

extension Explanation {
  /// The text of a part's story.
  func story(
    _ part: Step.Part, _ axis: Step.Axis = .horizontal, in language: Language = .english
  ) -> String {
    paragraphs.first { $0.topic == .part(part, axis) }?.lines(in: language).joined() ?? ""
  }

  /// The text of everything.
  func text(in language: Language = .english) -> String {
    paragraphs.flatMap { $0.lines(in: language) }.joined(separator: "\n")
  }
}

extension Sentence {
  /// What fills a slot.
  func value(_ slot: String) -> Value? { values.first { $0.slot == slot }?.value }
}
