import Testing

@testable import KeycapCLI

@Suite struct HelpTests {
  @Test(
    arguments: [
      (["--help"], "help.txt"), (["-h"], "help.txt"), (["help"], "help.txt"),
      (["layout", "--help"], "help-layout.txt"), (["layout", "file", "-h"], "help-layout.txt"),
      (["help", "layout"], "help-layout.txt"), (["inspect", "--help"], "help-inspect.txt"),
      (["help", "inspect"], "help-inspect.txt"), (["help", "rules"], "help-rules.txt"),
      (["help", "explain"], "help-explain.txt"),
      (["solve", "--help"], "help-solve.txt"),
      (["help", "draw"], "help-draw.txt"),
    ] as [([String], String)])
  func `help is a whole screen on standard output`(call: [String], snapshot: String) throws {
    let result = try Tool.run(call)
    #expect(result.code == 0)
    #expect(result.error.isEmpty)
    try expectSnapshot(result.output, snapshot)
  }

  @Test func `no line of help is wider than 100 columns`() throws {
    for call in [["--help"]] + Keycap.commands.map({ ["help", $0.syntax.name] }) {
      for line in try Tool.run(call).lines { #expect(line.count <= 100, "\(line)") }
    }
  }

  @Test func `the version is the tool's own`() throws {
    let result = try Tool.run(["--version"])
    #expect(result.output == "keycap \(Keycap.version)\n")
    #expect(result.error.isEmpty && result.code == 0)
  }

  @Test func `help of layout names every key that is answered`() throws {
    let help = try Tool.run(["help", "layout"]).output
    for key in QuestionNames.keys {
      #expect(help.split(whereSeparator: \.isWhitespace).contains { $0 == key }, "\(key)")
    }
  }
}
