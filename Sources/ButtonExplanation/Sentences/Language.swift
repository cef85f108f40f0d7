/// A language in which a button is explained.
public enum Language: String, Equatable, Sendable, CaseIterable {
  /// English.
  case english = "en"
  /// Simplified Chinese.
  case simplifiedChinese = "zh-Hans"
}

/// The same words in every language; `{slots}` are filled when they are said.
struct Wording: Equatable, Sendable {
  let english: String
  let chinese: String

  init(_ english: String, _ chinese: String) {
    self.english = english
    self.chinese = chinese
  }

  subscript(language: Language) -> String {
    switch language {
    case .english: return english
    case .simplifiedChinese: return chinese
    }
  }
}
