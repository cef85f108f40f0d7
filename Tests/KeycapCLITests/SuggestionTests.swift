import Testing

@testable import KeycapCLI

@Suite struct SuggestionTests {
  @Test(
    arguments: [
      ("size", "size"), ("sise", "size"), ("isze", "size"), ("szie", "size"), ("SIZE", "size"),
      ("sizes", "size"), ("siz", "size"), ("sz", nil), ("", nil), ("zzzz", nil),
      ("imageEdgeInset", "imageEdgeInsets"), ("imageEdgInset", "imageEdgeInsets"),
      ("titel", "title"), ("b", nil),
    ] as [(String, String?)])
  func `the word that a slip of the hand made is found`(word: String, meant: String?) {
    let words = ["size", "title", "imageEdgeInsets", "contentEdgeInsets", "a"]
    #expect(Suggestion.nearest(to: word, in: words) == meant)
  }

  @Test func `a word of megabytes costs nothing`() {
    let word = String(repeating: "size", count: 500_000)
    #expect(Suggestion.nearest(to: word, in: ["size", "title"]) == nil)
  }
}
