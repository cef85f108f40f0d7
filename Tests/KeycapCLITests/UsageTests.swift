import Foundation
import Testing

@testable import KeycapCLI

/// Calls whose words are off: one sentence, a pointer to help, exit code 2, nothing on standard output.
@Suite struct UsageTests {
  @Test(
    arguments: [
      ([], "Expected a command: \(Keycap.names).", ""),
      ([""], "Unknown command ''; expected \(Keycap.names).", ""),
      (["layuot"], "Unknown command 'layuot'; did you mean 'layout'?", ""),
      (["hepl"], "Unknown command 'hepl'; did you mean 'help'?", ""),
      (["helpp"], "Unknown command 'helpp'; did you mean 'help'?", ""),
      (["paint"], "Unknown command 'paint'; expected \(Keycap.names).", ""),
      (["--versoin"], "Unknown option '--versoin'; did you mean '--version'?", ""),
      (["--draw"], "Unknown option '--draw'; expected \(Keycap.names).", ""),
      (["help", "layuot"], "Unknown command 'layuot'; did you mean 'layout'?", ""),
      (["layout", "a", "b"], "Expected at most one FILE, found 2.", "layout"),
      (["layout", "--format=json"], "Unknown option '--format'.", "layout"),
      (["layout", "--hlep"], "Unknown option '--hlep'; did you mean '--help'?", "layout"),
      (["layout", "-x"], "Unknown option '-x'.", "layout"),
      (["inspect"], "Expected a FILE or FOLDER.", "inspect"),
      (["inspect", "--"], "Expected a FILE or FOLDER.", "inspect"),
      (["inspect", "--help=1"], "'--help' takes no value.", "inspect"),
      (
        ["inspect", "--formt", "json"], "Unknown option '--formt'; did you mean '--format'?",
        "inspect"
      ),
      (["inspect", "a", "--format"], "'--format' needs FORMAT.", "inspect"),
      (
        ["inspect", "--format", "xml", "a"],
        "'--format' takes 'text' or 'json' or 'html', not 'xml'.",
        "inspect"
      ),
      (
        ["inspect", "--format=jsno", "a"],
        "'--format' takes 'text' or 'json' or 'html', not 'jsno'; did you mean 'json'?", "inspect"
      ),
      (
        ["inspect", "--format=", "a"], "'--format' takes 'text' or 'json' or 'html', not ''.",
        "inspect"
      ),
      (["rules", "a", "b"], "Expected at most one NAME, found 2.", "rules"),
      (
        ["rules", "titelTruncated"],
        "Unknown rule 'titelTruncated'; did you mean 'titleTruncated'?", "rules"
      ), (["rules", "none"], "Unknown rule 'none'; 'keycap rules' lists them.", "rules"),
      (
        ["inspect", "--rule", "imageSqueezd", "a"],
        "Unknown rule 'imageSqueezd'; did you mean 'imageSqueezed'?", "inspect"
      ),
      (
        ["inspect", "--except", "", "a"], "Unknown rule ''; 'keycap rules' lists them.", "inspect"
      ),
      (
        ["inspect", "--rule=imageSqueezed", "--except=imageSqueezed", "a"],
        "Nothing is left to look for: '--except' names every rule of '--rule'.", "inspect"
      ), (["inspect", "--strict=1", "a"], "'--strict' takes no value.", "inspect"),
      (["inspect", "--ledger"], "'--ledger' needs FILE.", "inspect"),
      (["inspect", "--ledger", "--format", "json", "a"], "'--ledger' needs FILE.", "inspect"),
    ] as [([String], String, String)])
  func `a sentence says what is off`(call: [String], sentence: String, command: String) throws {
    let result = try Tool.run(call)
    let help = command.isEmpty ? "keycap --help" : "keycap \(command) --help"
    #expect(result.error == "keycap: \(sentence)\nSee '\(help)'.\n")
    #expect(result.output.isEmpty)
    #expect(result.code == 2)
  }

  @Test func `a call with words off reads no input and writes no file`() throws {
    try withScratch { folder in
      let document = try folder.write(document(button("b")), to: "a.xib")
      let result = try Tool.run(
        ["inspect", document, "--ledger", "ledger.txt", "--formt"], in: folder)
      #expect(result.code == 2 && result.output.isEmpty)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.xib"])
    }
  }

  @Test func `options may stand anywhere, with a space or an equals sign, and end at two dashes`()
    throws
  {
    try withScratch { folder in
      for name in ["a.xib", "--format", "-"] { try folder.write(document(button("b")), to: name) }
      for call in [
        ["--format", "json", "a.xib"], ["a.xib", "--format=json"],
        ["--format=json", "--", "a.xib"],
      ] {
        let result = try Tool.run(["inspect"] + call, in: folder)
        #expect(try result.json().map { $0.string("file") } == ["a.xib"])
      }
      let result = try Tool.run(["inspect", "--format=json", "--", "--format"], in: folder)
      #expect(try result.json().map { $0.string("file") } == ["--format"])
    }
  }
}
