import Foundation
import Testing

/// `keycap explain`, run as somebody would.
@Suite struct ExplainTests {
  /// Article 001's button: 200 × 100, image and title 50 wide, the image's left inset 50.
  static let wide = [
    "--size", "200x100", "--image", "50x50", "--title-size", "50x20", "--image-insets", "left=50",
  ]
  /// Article 000's button that is too narrow, after its first recipe.
  static let narrow = [
    "--size=60x60", "--image=30x30", "--title-size=57x21.5", "--image-insets=4.5,0,25.5,-28",
    "--title-insets=top=34.5,left=-30,bottom=4",
  ]

  private func explain(_ words: [String], input: String = "") throws -> ToolResult {
    try Tool.run(["explain"] + words, input: Array(input.utf8))
  }

  @Test(arguments: ["en", "zh-Hans"], ["pair", "areas", "popular"])
  func `tells article 001's button whole`(language: String, reading: String) throws {
    let result = try explain(
      Self.wide + ["--language", language, "--reading", reading])
    #expect(result.code == 0 && result.error.isEmpty)
    try expectSnapshot(result.output, "explain-001-\(reading)-\(language).txt")
  }

  @Test(arguments: ["en", "zh-Hans"])
  func `tells why article 000's image is not in the middle`(language: String) throws {
    let result = try explain(Self.narrow + ["--language", language])
    #expect(result.code == 0)
    try expectSnapshot(result.output, "explain-000-\(language).txt")
  }

  @Test func `reads what 'keycap layout' reads, over several lines, by line, and from a pipe`()
    throws
  {
    let object = """
      {"size": [200, 100], "image": {"size": [50, 50]},
       "title": {"size": [50, 20]},
       "imageEdgeInsets": {"left": 50}}
      """
    let flat = object.replacingOccurrences(of: "\n", with: " ")
    let expected = try explain(Self.wide).output
    #expect(try explain(["-"], input: object).output == expected)
    #expect(try explain(["-"], input: flat + "\n").output == expected)
    #expect(try explain(["-"], input: "\(flat)\n\n\(flat)\n").output == "\(expected)\n\(expected)")
    try withScratch { folder in
      let file = try folder.write(object, to: "button.json")
      #expect(try explain([file]).output == expected)
    }
  }

  @Test func `explains a button of a document by its object ID`() throws {
    try withScratch { folder in
      let both = document(button("one") + button("two", title: "Basket"))
      let file = try folder.write(both, to: "a.xib")
      let result = try explain(["\(file)#two"])
      #expect(result.code == 0)
      #expect(result.output.contains("an image of 24 × 20"))
      let lost = try explain(["\(file)#tow"])
      #expect(
        lost.error == "keycap: \(file): there is no button 'tow'; did you mean 'two'?\n")
      #expect(lost.code == 3)
      let which = try explain([file])
      #expect(which.error.contains("which of its 2 buttons?") && which.code == 3)
      let single = try folder.write(document(button("one")), to: "b.xib")
      #expect(try explain([single]).code == 0)
    }
  }

  @Test func `gives JSON with the layout, the steps and every sentence`() throws {
    let result = try explain(Self.wide + ["--format", "json"])
    let line = try result.answer()
    #expect(
      line.object("arrangement")?["imageRect"] as? [Double] == [75, 25, 50, 50])
    let steps = try #require(line.members["steps"] as? [[String: Any]])
    #expect(steps.last?["after"] as? [Double] != nil)
    let fixes = try #require(line.members["fixes"] as? [[String: Any]])
    #expect(fixes.first?["imageRect"] as? [Double] == [100, 25, 50, 50])
  }

  @Test func `gives a picture, a page and Markdown in the language's words`() throws {
    for (language, word) in [("en", "image"), ("zh-Hans", "图片")] {
      let svg = try explain(Self.wide + ["--format", "svg", "--language", language]).output
      #expect(svg.hasPrefix("<svg") && svg.contains(">\(word)<") && svg.utf8.count < 4_200)
      let html = try explain(Self.wide + ["--format", "html", "--language", language]).output
      #expect(html.contains("<html lang=\"\(language)\">"))
      #expect(html.components(separatedBy: "<svg").count == 3)
      #expect(!html.contains("http://") || html.contains("http://www.w3.org/2000/svg"))
      let markdown = try explain(Self.wide + ["--format", "markdown", "--language", language])
      #expect(markdown.output.contains("## ") && markdown.output.contains("(150 − 100) ÷ 2 = 25"))
    }
    let light = try explain(Self.wide + ["--format", "svg"]).output
    let dark = try explain(Self.wide + ["--format", "svg", "--appearance", "dark"]).output
    #expect(light != dark)
  }

  @Test func `explains a component's button by the component's rules`() throws {
    let words = [
      "--size", "100x80", "--image", "30x30", "--title-size", "57x20", "--image-position", "top",
      "--spacing", "6",
    ]
    let result = try explain(words)
    #expect(result.code == 0)
    #expect(result.output.contains("Between image and title lie 48 − 42 = 6 points."))
    let line = try explain(words + ["--format", "json"]).answer()
    #expect(line.object("arrangement")?["imageRect"] as? [Double] == [35, 12, 30, 30])
    #expect(try explain(words + ["--format", "svg"]).output.contains(">57<"))
  }

  @Test func `writes into a file`() throws {
    try withScratch { folder in
      let file = folder.appendingPathComponent("why.svg").path
      let result = try explain(Self.wide + ["--format", "svg", "--output", file])
      #expect(result.output.isEmpty && result.code == 0)
      #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("<svg"))
      let lost = try explain(Self.wide + ["--output", folder.path + "/no/such"])
      #expect(lost.code == 3 && lost.error.hasPrefix("keycap: "))
    }
  }

  @Test(
    arguments: [
      ([], "Expected one BUTTON.json or FILE#objectID, or options such as '--size'."),
      (
        ["a", "--size", "1x1"],
        "Expected either a file or options that describe the button, found both."
      ),
      (["--size", "200"], "'--size' takes a size such as '200x100', not '200'."),
      (["--image", "50x"], "'--image' takes a size such as '200x100', not '50x'."),
      (
        ["--image-insets", "lft=5"],
        "'--image-insets' takes insets such as 'left=50,right=-3' or '0,50,0,0', not 'lft=5'."
      ),
      (
        ["--size", "1x1", "--horizontal-alignment", "centre"],
        "'--horizontal-alignment': Unknown name 'centre'; did you mean 'center'?"
      ),
      (["--scale", "4"], "'--scale': Expected 1, 2 or 3, found 4."),
      (["--image", "-5x5"], "'--image': Expected a size of 0 points or more, found -5."),
      (
        ["--title", "a", "--title-size", "1x1"],
        "'--title-size' and another option both set 'title'."
      ),
      (
        ["--reading", "pairs", "--size", "1x1"],
        "'--reading' takes 'areas' or 'pair' or 'popular', not 'pairs'; did you mean 'pair'?"
      ),
    ] as [([String], String)])
  func `says which word is off`(words: [String], sentence: String) throws {
    let result = try explain(words)
    #expect(result.error == "keycap: \(sentence)\nSee 'keycap explain --help'.\n")
    #expect(result.code == 2 && result.output.isEmpty)
  }

  @Test(
    arguments: [
      ("", "standard input: there is no button."),
      ("{\"sise\":[1,1]}", "standard input: 'sise': Unknown key; did you mean 'size'?"),
      ("{\n \"size\":[1,]\n}", "standard input: This is no JSON"),
    ])
  func `says what cannot be read`(input: String, sentence: String) throws {
    let result = try explain(["-"], input: input)
    #expect(result.error.hasPrefix("keycap: \(sentence)"), "\(result.error)")
    #expect(result.code == 3)
  }
}
