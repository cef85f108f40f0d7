import ButtonLayout
import Testing

@testable import ButtonExplanation

@Suite struct WordingTests {
  /// The slots of a wording, capitals aside.
  private func slots(_ text: String) -> Set<String> {
    Set(
      text.split(separator: "{").dropFirst().compactMap { $0.split(separator: "}").first }
        .map { $0.lowercased() })
  }

  @Test(arguments: SentenceKey.allCases)
  func `says the same with the same numbers in both languages`(key: SentenceKey) {
    let english = key.wording[.english]
    let chinese = key.wording[.simplifiedChinese]
    #expect(slots(english) == slots(chinese))
    #expect(english.hasSuffix(".") && chinese.hasSuffix("。"))
  }

  @Test(arguments: SentenceKey.allCases)
  func `has no English left in Chinese but UIKit's names`(key: SentenceKey) {
    let known: Set<String> = [
      "UIKit", "x", "y", "fill", "top", "left", "bottom", "right", "contentMode", "label",
      "imagePosition", "spacing",
    ]
    var text = key.wording[.simplifiedChinese]
    while let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}") {
      text.removeSubrange(open...close)
    }
    let words = text.split { !($0.isASCII && $0.isLetter) }.map(String.init)
    #expect(Set(words).subtracting(known).isEmpty, "\(text)")
  }

  @Test func `every rule that nobody measured has its words`() {
    var told = UnverifiedRules()
    for (rule, _) in UnverifiedRules.wordings {
      #expect(told.isDisjoint(with: rule))
      told.formUnion(rule)
    }
    // The last rule's bit tells how many there are.
    #expect(told.rawValue == UnverifiedRules.wrappedTitle.rawValue << 1 - 1)
    #expect(told.sentences(in: .simplifiedChinese).count == told.rawValue.nonzeroBitCount)
  }
}
