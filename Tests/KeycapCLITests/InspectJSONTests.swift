import Foundation
import Testing

/// `keycap inspect --format json`: one object a button and line.
@Suite struct InspectJSONTests {
  static let keys = [
    "file", "line", "objectID", "recordedRect", "input", "arrangement", "findings",
  ]

  private func inspect(_ content: String) throws -> JSONLine {
    try withScratch { folder in
      try folder.write(document(content), to: "a.xib")
      return try Tool.run(["inspect", "--format", "json", "a.xib"], in: folder).answer()
    }
  }

  @Test func `a button is a whole object`() throws {
    let line = try withScratch { folder in
      try folder.write(document(button("b-1")), to: "a.xib")
      return try #require(
        try Tool.run(["inspect", "--format", "json", "a.xib"], in: folder).lines.first)
    }
    #expect(
      line.hasPrefix(
        #"{"file":"a.xib","line":4,"objectID":"b-1","recordedRect":[0,0,100,40],"#
          + #""input":{"id":"b-1","size":[100,40],"hasBeenSizedToFit":false,"displayScale":2,"#
          + #""title":"Cart","image":{"size":[24,20]}},"arrangement":{"id":"b-1","size":[100,40],"#)
    )
    #expect(
      line.hasSuffix(
        #"},"findings":[{"rule":"smallTapTarget","severity":"hint","path":"size","#
          + #""message":"A finger has 100 × 40 points to hit, and needs 44 × 44.","#
          + #""advice":"Make the button 4 points higher, or let a subclass answer to touches around it.","#
          + #""numbers":{"width":100,"height":40,"least":44}}]}"#))
    let json = try JSONLine(line)
    #expect(json.members.count == Self.keys.count)
    #expect(json.object("arrangement")?.count == LayoutAnswerTests.keys.count)
  }

  @Test func `a button that cannot be answered keeps its question and says why`() throws {
    let json = try inspect(button("b", title: "\u{F0000}"))
    #expect(json.members["arrangement"] is NSNull)
    #expect(json.object("input")?["title"] as? String == "\u{F0000}")
    #expect(
      json.error?.hasPrefix("title: '\u{F0000}' (U+F0000) is in none of the fonts here") == true)
    #expect(Set(json.members.keys) == Set(Self.keys + ["error"]))
  }

  @Test func `a button that asks nothing that can be put has no question`() throws {
    let json = try inspect(#"<button id="b" buttonType="contactAdd"/>"#)
    #expect(json.members["input"] is NSNull && json.members["recordedRect"] is NSNull)
    #expect(json.error?.hasPrefix("buttonType: ") == true)
  }

  @Test func `a truncated title and what was not understood are findings`() throws {
    let json = try inspect(
      button(
        "b", title: "Continue to checkout", children: #"<inset key="titleEdgeInsets" minX="x"/>"#))
    let findings = try #require(json.members["findings"] as? [[String: Any]])
    #expect(
      findings.map { $0["rule"] as? String } == [
        "documentIssue", "documentIssue", "documentIssue", "documentIssue", "titleTruncated",
        "smallTapTarget",
      ])
    #expect(findings.allSatisfy { ($0["message"] as? String)?.hasSuffix(".") == true })
  }

  @Test func `what inspect asks, layout answers alike`() throws {
    let inspected = try Tool.run(
      ["inspect", "--format", "json", "Examples/Storefront"], in: Storefront.root)
    #expect(inspected.code == 0 && inspected.error.isEmpty)
    let buttons = try inspected.json()
    #expect(buttons.count == 24)
    // Where a document does not say what would decide, there is no question: jq writes null then.
    let inputs = try buttons.map { button in
      try button.object("input").map { try JSONSerialization.data(withJSONObject: $0) }
        ?? Data("null".utf8)
    }
    let answers = try Tool.run(["layout"], input: [UInt8](inputs.joined(separator: [0x0A]))).json()
    try #require(answers.count == buttons.count)
    for (button, answer) in zip(buttons, answers) {
      if let arrangement = button.object("arrangement") {
        #expect(arrangement as NSDictionary == answer.members as NSDictionary)
      } else if button.object("input") != nil {
        #expect(button.error == answer.error)
      } else {
        #expect(answer.error == ": Expected an object, found null.")
      }
    }
  }

  @Test func `files are answered in their order, however many cores work on them`() throws {
    try withScratch { folder in
      let names = (100..<160).map { "\($0).xib" }
      for name in names { try folder.write(document(button(name)), to: name) }
      let result = try Tool.run(["inspect", "--format", "json", "."], in: folder)
      #expect(try result.json().map { $0.string("objectID") } == names)
    }
  }
}
