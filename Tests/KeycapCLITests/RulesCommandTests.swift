import Foundation
import Testing

/// `keycap rules`, and what of it `keycap inspect` looks for.
@Suite struct RulesCommandTests {
  private func inspect(_ options: [String]) throws -> ToolResult {
    try withScratch { folder in
      try folder.write(document(button("b", title: "Continue to checkout")), to: "a.xib")
      return try Tool.run(["inspect", "--format", "json", "a.xib"] + options, in: folder)
    }
  }

  private func rules(_ result: ToolResult) throws -> [String] {
    let findings = try #require(try result.answer().members["findings"] as? [[String: Any]])
    return findings.compactMap { $0["rule"] as? String }
  }

  @Test func `the list has a line a rule, and the same as JSON`() throws {
    let text = try Tool.run(["rules"])
    let json = try Tool.run(["rules", "--format", "json"]).json()
    #expect(text.code == 0 && text.error.isEmpty)
    #expect(text.lines.count == json.count)
    for (line, object) in zip(text.lines, json) {
      let words = line.split(separator: " ")
      #expect(words.first.map(String.init) == object.string("rule"))
      #expect(words.dropFirst().first.map(String.init) == object.string("severity"))
      #expect(try line.hasSuffix(#require(object.string("summary"))))
    }
  }

  @Test func `a rule is explained by an example that is laid out when it is printed`() throws {
    try expectSnapshot(try Tool.run(["rules", "titleTruncated"]).output, "rule.txt")
    let json = try Tool.run(["rules", "--format", "json", "titleTruncated"]).answer()
    let before = try #require(json.object("before"))
    let after = try #require(json.object("after"))
    #expect((before["findings"] as? [[String: Any]])?.first?["rule"] as? String == "titleTruncated")
    #expect((after["findings"] as? [Any])?.isEmpty == true)
    for side in [before, after] {
      let input = try JSONSerialization.data(withJSONObject: try #require(side["input"]))
      let answer = try Tool.run(["layout"], input: [UInt8](input)).answer()
      #expect(side["arrangement"] as? NSDictionary == answer.members as NSDictionary)
    }
  }

  @Test func `every rule explains itself`() throws {
    for object in try Tool.run(["rules", "--format", "json"]).json() {
      let name = try #require(object.string("rule"))
      let result = try Tool.run(["rules", name])
      #expect(result.code == 0 && result.error.isEmpty)
      #expect(result.output.hasSuffix("\n  Nothing is found.\n"), "\(name)")
    }
  }

  @Test func `only what was asked for is looked for`() throws {
    #expect(try rules(inspect([])) == ["titleTruncated", "smallTapTarget"])
    #expect(try rules(inspect(["--rule", "smallTapTarget"])) == ["smallTapTarget"])
    #expect(try rules(inspect(["--except", "smallTapTarget"])) == ["titleTruncated"])
    #expect(
      try rules(inspect(["--rule=imageSqueezed", "--rule=titleTruncated"])) == ["titleTruncated"])
    #expect(
      try rules(
        inspect(["--rule=smallTapTarget", "--rule=titleTruncated", "--except=titleTruncated"]))
        == ["smallTapTarget"])
  }

  @Test func `strict is 1 when something was found, and 3 when something was not read`() throws {
    #expect(try inspect([]).code == 0)
    #expect(try inspect(["--strict"]).code == 1)
    #expect(try inspect(["--strict", "--rule", "imageSqueezed"]).code == 0)
    #expect(try inspect(["--strict", "none.xib"]).code == 3)
  }

  @Test
  func `a path below where somebody stands is shown from there, and given to programs as it came`()
    throws
  {
    try withScratch { folder in
      let path = try folder.write(document(button("b")), to: "in/a.xib")
      let text = try Tool.shell("cd '\(folder.path)' && \"$0\" inspect \"$PWD/in\"")
      #expect(text.lines.first == "in/a.xib")
      let json = try Tool.shell("cd '\(folder.path)' && \"$0\" inspect --format json '\(path)'")
      #expect(try json.answer().string("file") == path)
    }
  }
}
