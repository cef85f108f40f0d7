import Foundation
import Testing

/// Standard output and input that are not what a tool would wish for.
@Suite struct StreamTests {
  @Test func `a reader that has enough ends the tool quietly`() throws {
    let lines = Array(String(repeating: "{\"size\":[1,2]}\n", count: 2000).utf8)
    let result = try Tool.shell("(\"$0\" layout; echo \"exit $?\" >&2) | head -n 1", input: lines)
    #expect(result.lines.count == 1)
    #expect(result.error == "exit 0\n")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `answers that find no room on the disk are a failure`() throws {
    let result = try Tool.shell("echo '{}' | \"$0\" layout >/dev/full")
    #expect(result.code == 3)
    #expect(result.error == "keycap: standard output: No space left on device.\n")
  }

  @Test func `a closed standard output is a failure`() throws {
    let result = try Tool.shell("\"$0\" --help >&-")
    #expect(result.code == 3)
    #expect(result.error == "keycap: standard output: Bad file descriptor.\n")
  }

  @Test(arguments: [
    ("missing.jsonl", "keycap: missing.jsonl: No such file or directory.\n"),
    (".", "keycap: .: Is a directory.\n"),
  ])
  func `a FILE that cannot be read is named`(file: String, sentence: String) throws {
    let result = try Tool.run(["layout", file])
    #expect(result.code == 3)
    #expect(result.output.isEmpty)
    #expect(result.error == sentence)
  }
}
