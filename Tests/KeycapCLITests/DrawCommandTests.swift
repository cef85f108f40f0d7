import Foundation
import Testing

/// `keycap draw` as somebody calls it.
@Suite struct DrawCommandTests {
  static let titles =
    #"{"id":"a","title":"Checkout","image":{"size":[20,20]},"buttonType":"system"}"# + "\n"
    + #"{"id":"b","title":"登录 مرحبا 🎉","size":[120,40],"contentEdgeInsets":{"left":8}}"# + "\n"

  /// Draws the input and hands over the file.
  private func drawn(
    _ input: String = titles, as ending: String, _ options: [String] = [],
    environment: [String: String] = [:]
  ) throws -> (result: ToolResult, bytes: Data?) {
    try withScratch { folder in
      let file = folder.appendingPathComponent("picture.\(ending)").path
      let result = try Tool.run(
        ["draw", "-", "--output", file] + options, input: Array(input.utf8),
        environment: environment)
      return (result, FileManager.default.contents(atPath: file))
    }
  }

  @Test(
    arguments: [
      ("png", [0x89, 0x50, 0x4E, 0x47]), ("PNG", [0x89, 0x50, 0x4E, 0x47]),
      ("svg", Array("<svg ".utf8)), ("pdf", Array("%PDF-".utf8)),
    ] as [(String, [UInt8])])
  func `the ending of the name says what is written`(ending: String, start: [UInt8]) throws {
    let (result, bytes) = try drawn(as: ending)
    #expect(result.code == 0 && result.error.isEmpty && result.output.isEmpty)
    #expect(bytes?.starts(with: start) == true)
  }

  @Test(arguments: ["svg", "png", "pdf"])
  func `fonts, their settings and the locale of a machine change no byte`(ending: String) throws {
    let (_, bytes) = try drawn(as: ending)
    try withScratch { folder in
      let hostile = try folder.write(
        """
        <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
        <dir>/usr/share/fonts/truetype/liberation2</dir>
        <match target="pattern"><edit name="family" mode="assign"><string>Liberation Mono</string></edit></match>
        <match target="font"><edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
        <edit name="autohint" mode="assign"><bool>true</bool></edit>
        <edit name="antialias" mode="assign"><bool>false</bool></edit></match>
        </fontconfig>
        """, to: "fonts.conf")
      for locale in ["C", "tr_TR.UTF-8", "ar_EG.UTF-8"] {
        let environment = [
          "FONTCONFIG_FILE": hostile, "LC_ALL": locale, "LANG": locale, "LANGUAGE": locale,
          "HOME": folder.path, "XDG_CACHE_HOME": folder.path, "TZ": "Asia/Tokyo",
        ]
        #expect(try drawn(as: ending, environment: environment).bytes == bytes, "\(locale)")
      }
    }
  }

  @Test(
    arguments: [
      ["--scale", "3"], ["--appearance", "dark"], ["--direction", "rightToLeft"],
      ["--state", "highlighted"], ["--state", "disabled"], ["--columns", "1"], ["--bare"],
    ])
  func `every option changes the picture`(options: [String]) throws {
    let plain = try drawn(as: "png").bytes
    let (result, bytes) = try drawn(as: "png", options)
    #expect(result.code == 0)
    #expect(bytes != nil && bytes != plain)
  }

  @Test func `the content size category acts on text styles`() throws {
    let input = #"{"title":"Body","font":{"textStyle":"body"}}"#
    let large = try drawn(input, as: "svg", ["--content-size-category", "accessibilityLarge"])
    #expect(large.bytes != (try drawn(input, as: "svg").bytes))
  }

  @Test func `one object may stand on several lines`() throws {
    let (result, bytes) = try drawn(
      "{\n  \"title\": \"Cart\",\n  \"size\": [90, 30]\n}\n", as: "svg")
    #expect(result.code == 0)
    let text = String(decoding: bytes ?? Data(), as: UTF8.self)
    #expect(text.contains("width=\"90\" height=\"30\""))
    #expect(!text.contains("<text"))
  }

  @Test(
    arguments: [
      (#"{"title":7}"#, "'title'"), ("{\n\"title\":\n", "no JSON"),
      ("", "a JSON object was expected"),
      (#"{"image":{"file":"no.png"}}"#, "'image.file': 'no.png' cannot be read as an image"),
      (#"{"title":"\uDBFF\uDFFD"}"#, "is in none of the fonts here"),
      (#"{"size":[9e8,9e8]}"#, "pixels a side"),
    ])
  func `what cannot be drawn is a sentence and code 3`(input: String, words: String) throws {
    let (result, bytes) = try drawn(input, as: "png")
    #expect(result.code == 3)
    #expect(result.error.contains(words), "\(result.error)")
    #expect(result.error.hasPrefix("keycap: ") && bytes == nil)
  }

  @Test func `a button that cannot be drawn does not stop the others`() throws {
    let (result, bytes) = try drawn(Self.titles + #"{"title":7}"#, as: "png")
    #expect(result.code == 3 && bytes != nil)
    #expect(result.error.contains("standard input:3: "))
  }

  @Test(
    arguments: [
      ([], "'--output FILE'"), (["--output", "a.gif"], "'.png', '.svg' or '.pdf'"),
      (["--output", "a.png", "--scale", "4"], "'1' or '2' or '3'"),
      (["--output", "a.png", "--columns", "0"], "from 1 to 1000"),
      (["--output", "a.png", "--state", "hilighted"], "did you mean 'highlighted'?"),
    ] as [([String], String)])
  func `a call whose words are off is code 2`(options: [String], words: String) throws {
    let result = try Tool.run(["draw", "-"] + options)
    #expect(result.code == 2)
    #expect(result.error.contains(words), "\(result.error)")
  }

  @Test func `documents become a sheet, each button above its name`() throws {
    try withScratch { folder in
      let file = folder.appendingPathComponent("sheet.svg")
      let result = try Tool.run(["draw", Storefront.folder.path, "--output", file.path])
      #expect(result.code == 0 || result.code == 3)
      let svg = try String(contentsOf: file, encoding: .utf8)
      #expect(svg.contains("<path"))
      // Storefront's images stand in its catalog.
      #expect(svg.contains("data:image/png"))
    }
  }
}
