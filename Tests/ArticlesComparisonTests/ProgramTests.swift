import Testing

@testable import ArticleHelpers

@MainActor struct ProgramTests {
  /// One helper is enough to see what the words do.
  static func output(for words: [String]) throws -> String {
    try Program.output(for: words) { Comparison(Array(Example.all.prefix(1)), grid: []) }
  }

  @Test func `without words it prints the tables as text`() throws {
    let text = try Self.output(for: [])
    #expect(text.hasPrefix("Each on the button of its article\n"))
    #expect(!text.contains("| --- |"))
  }

  @Test(arguments: [["--format", "json"], ["--format=json"]])
  func `a format is taken in both spellings`(words: [String]) throws {
    #expect(try Self.output(for: words).hasPrefix("{\n"))
  }

  @Test(arguments: [["--help"], ["-h"], ["--format", "json", "--help"]])
  func `help is given whenever it is asked for`(words: [String]) throws {
    #expect(try Self.output(for: words).hasPrefix("ArticlesComparison [--format FORMAT]\n"))
  }

  @Test(arguments: [
    (["--format", "yaml"], "'--format' takes 'text', 'markdown' or 'json', not 'yaml'."),
    (["--format"], "'--format' takes 'text', 'markdown' or 'json'."),
    (["table"], "Unknown word 'table'; expected '--format' or '--help'."),
  ])
  func `words that are off are named`(words: [String], message: String) {
    #expect(throws: Program.UsageError(message: message)) { try Self.output(for: words) }
  }
}
