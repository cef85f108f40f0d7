import Foundation
import Testing

/// Files that nobody would write by hand: none may take another file's answer with it.
@Suite struct InspectHostileTests {
  /// Inspects a file between two good ones, both of which have to be answered.
  private func complaint(
    about bytes: [UInt8], named name: String = "b.xib"
  ) throws -> (error: String, code: Int32) {
    try withScratch { folder in
      for name in ["a.xib", "z.xib"] { try folder.write(document(button("b")), to: name) }
      try Data(bytes).write(to: folder.appendingPathComponent(name))
      let result = try Tool.run(["inspect", "--format", "json", "."], in: folder)
      #expect(try result.json().map { $0.string("file") } == ["./a.xib", "./z.xib"])
      return (result.error, result.code)
    }
  }

  @Test(
    arguments: [
      ([], ": the file is empty; an Interface Builder document was expected"),
      (
        Array("NIBArchive\u{1}\0".utf8),
        ":1:11: the XML is broken (not well-formed (invalid token)); well-formed XML was expected"
      ),
      (
        Array(document(button("b")).utf8.prefix(250)),
        ":4:71: the XML ends inside '<button>'; '</button>' was expected"
      ), (Array("<html/>".utf8), ":1:1: the root element is '<html>'; '<document>' was expected"),
    ] as [([UInt8], String)])
  func `a file that is no document is named, and its neighbours are read`(
    bytes: [UInt8], sentence: String
  ) throws {
    let result = try complaint(about: bytes)
    #expect(result.error == "keycap: ./b.xib\(sentence).\n")
    #expect(result.code == 3)
  }

  @Test(
    arguments: [
      (
        "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\"/>",
        "it is a macOS document"
      ),
      (
        "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" targetRuntime=\"watchKit\"/>",
        "it is a watchOS document"
      ),
      ("<archive type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>", "it is an archive of Xcode 3"),
    ])
  func `documents without a UIButton are passed over with a word, which is no failure`(
    text: String, reason: String
  ) throws {
    let result = try complaint(about: Array(text.utf8))
    #expect(result.error == "keycap: ./b.xib: passed over, since \(reason).\n")
    #expect(result.code == 0)
  }

  @Test func `a hole in a file that claims to be large is not filled with memory`() throws {
    try withScratch { folder in
      let file = try folder.write("", to: "a.xib")
      let handle = try #require(FileHandle(forWritingAtPath: file))
      try handle.truncate(atOffset: 1 << 40)
      let result = try Tool.run(["inspect", file])
      #expect(result.error == "keycap: \(file): The file is larger than 256 MiB.\n")
      #expect(result.code == 3)
    }
  }

  @Test func `numbers beyond every screen are printed, not died of`() throws {
    try withScratch { folder in
      let file = try folder.write(document(button("b", width: "1e300")), to: "a.xib")
      let result = try Tool.run(["inspect", file])
      #expect(result.code == 0)
      #expect(result.output.contains("1e+300 × 40"))
      #expect(result.error.isEmpty)
    }
  }

  @Test func `a title with terminal commands in it commands nothing`() throws {
    // "a", escape, "[31mred", bell: Base64 is how documents write such titles.
    let title = "<string key=\"title\" base64-UTF8=\"YES\">YRtbMzFtcmVkBw</string>"
    try withScratch { folder in
      let file = try folder.write(
        document("<button id=\"b\"><state key=\"normal\">\(title)</state></button>"), to: "a.xib")
      let text = try Tool.run(["inspect", file])
      #expect(text.output.contains("a\u{FFFD}[31mred\u{FFFD}"))
      #expect(!text.output.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
      let json = try Tool.run(["inspect", "--format=json", file]).answer()
      #expect(json.object("input")?["title"] as? String == "a\u{1B}[31mred\u{7}")
    }
  }

  @Test func `a path with terminal commands in it commands nothing`() throws {
    let result = try Tool.run(["inspect", "a\u{1B}[31m.xib"])
    #expect(result.error == "keycap: a\u{FFFD}[31m.xib: No such file or directory.\n")
  }

  @Test func `what cannot be read of a document's resources is said`() throws {
    try withScratch { folder in
      let file = try folder.write(
        document(
          button("b"), resources: "\n<image name=\"far\" width=\"x\" height=\"1\"/>"), to: "a.xib")
      let result = try Tool.run(["inspect", "--format", "json", file])
      #expect(
        result.error == "keycap: \(file): image 'far' at line 6 has width=\"x\", "
          + "where a finite number of at least 0 was expected.\n")
      #expect(result.lines.count == 1 && result.code == 0)
    }
  }
}
