import Foundation
import Testing

/// Where lines begin and end, and what counts.
@Suite struct LineTests {
  /// Runs `keycap layout` on bytes and gives the answers' names.
  private func names(_ bytes: [UInt8]) throws -> [String?] {
    try Tool.run(["layout"], input: bytes).json().map { $0.string("id") }
  }

  @Test(
    arguments: [
      ("", []), ("\n", []), ("{}", ["1"]), ("{}\n", ["1"]), ("{}\n{}", ["1", "2"]),
      ("\n{}\n\n  \t\n{}\n", ["2", "5"]), ("{}\r\n\r\n{}\r\n", ["1", "3"]),
      ("\u{FEFF}{}\n{}", ["1", "2"]), ("\u{FEFF}", []), ("\u{FEFF}\r\n{}", ["2"]),
      ("{}\n\n{\"id\":\"x\"}\n{\"id\":\"\"}\nno\n{}", ["1", "x", "", "5", "6"]),
    ] as [(String, [String])])
  func `blank lines are skipped and counted, marks and line ends are no part`(
    text: String, ids: [String]
  ) throws {
    #expect(try names(Array(text.utf8)) == ids)
  }

  @Test func `answers come in the order of the questions`() throws {
    let ids = (0..<3000).map { "q\($0)" }
    let input = ids.map { "{\"id\":\"\($0)\",\"title\":\"Cart\"}\n" }.joined()
    #expect(try names(Array(input.utf8)) == ids)
  }

  @Test func `a line of megabytes is read once, not once a piece`() throws {
    let name = String(repeating: "long ", count: 600_000)
    let result = try Tool.shell(
      "cat | \"$0\" layout", input: Array("{\"id\":\"\(name)\"}\n{}".utf8))
    #expect(try result.json().map { $0.string("id") } == [name, "2"])
  }

  @Test func `a byte order mark is one at the very beginning only`() throws {
    let answers = try Tool.layout("{}", "\u{FEFF}{}", "{}").json()
    #expect(answers.map { $0.error == nil } == [true, false, true])
  }

  @Test func `questions come from a file, from standard input, and from a dash`() throws {
    let input = Array("{\"id\":\"here\"}".utf8)
    try withScratch { folder in
      let file = try folder.write("{\"id\":\"there\"}", to: "buttons.jsonl")
      #expect(try Tool.run(["layout", file], input: input).answer().string("id") == "there")
    }
    #expect(try Tool.run(["layout", "-"], input: input).answer().string("id") == "here")
    #expect(try Tool.run(["layout"], input: input).answer().string("id") == "here")
  }
}
