import Foundation
import Testing

/// `keycap inspect` for people.
@Suite struct InspectTextTests {
  @Test func `the table of Storefront is as it was`() throws {
    let result = try Tool.run(["inspect", "Examples/Storefront"], in: Storefront.root)
    #expect(result.code == 0 && result.error.isEmpty)
    try expectSnapshot(result.output, "storefront.txt")
  }

  @Test func `a bad file does not stop the others, and the sum says so`() throws {
    try withScratch { folder in
      for name in ["a.xib", "z.xib"] { try folder.write(document(button("b")), to: name) }
      try folder.write("", to: "b.xib")
      let result = try Tool.run(["inspect", "a.xib", "b.xib", "none.xib", "z.xib"], in: folder)
      #expect(result.code == 3)
      #expect(result.lines.dropLast().last == "2 buttons in 3 files, 1 file not read.")
      #expect(
        result.error == """
          keycap: none.xib: No such file or directory.
          keycap: b.xib: the file is empty; an Interface Builder document was expected.

          """)
    }
  }

  @Test func `what was not read is counted in the ledger, never between the lines`() throws {
    try withScratch { folder in
      let children = #"<thing key="one"/><thing key="two"/>"#
      for name in ["a.xib", "b.xib"] {
        try folder.write(document(button("b", children: children)), to: name)
      }
      try folder.write(
        "longer than what replaces it\n" + String(repeating: "x", count: 99), to: "l")
      let result = try Tool.run(["inspect", "--ledger", "l", "--format=json", "."], in: folder)
      #expect(result.lines.count == 2 && result.code == 0 && result.error.isEmpty)
      let ledger = try String(contentsOf: folder.appendingPathComponent("l"), encoding: .utf8)
      #expect(ledger == "4 button/thing\n")
    }
  }

  @Test func `an empty ledger is an empty file`() throws {
    try withScratch { folder in
      try folder.write(document(button("b")), to: "a.xib")
      #expect(try Tool.run(["inspect", "--ledger", "l", "a.xib"], in: folder).code == 0)
      #expect(try Data(contentsOf: folder.appendingPathComponent("l")).isEmpty)
    }
  }

  @Test func `a ledger that cannot be written is a failure, and the buttons are still shown`()
    throws
  {
    try withScratch { folder in
      try folder.write(document(button("b")), to: "a.xib")
      let result = try Tool.run(["inspect", "--ledger", "no/l", "a.xib"], in: folder)
      #expect(result.code == 3)
      #expect(result.error == "keycap: no/l: No such file or directory.\n")
      #expect(result.lines.dropLast().last == "1 button in 1 file.")
    }
  }

  @Test func `a folder without documents is no failure`() throws {
    let result = try Tool.run(["inspect", "."])
    #expect(result.output == "0 buttons in 0 files.\n" && result.code == 0)
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
  func `a terminal gets colours and its own width, unless NO_COLOR is set`() throws {
    try withScratch { folder in
      let file = try folder.write(
        document(button("b", title: "Continue to checkout at once")), to: "a.xib")
      func output(_ columns: Int, _ prefix: String = "env -u NO_COLOR") throws -> String {
        try Tool.shell(
          "\(prefix) script -qec \"stty cols \(columns); '$0' inspect '\(file)'\" /dev/null"
        )
        .output.replacingOccurrences(of: "\r\n", with: "\n")
      }
      let wide = try output(120)
      #expect(wide.hasPrefix("\u{1B}[1m\(file)\u{1B}[0m\n"))
      #expect(
        wide.contains(
          "\u{1B}[31m        titleTruncated: The title has 76 points of width and lacks "))
      let narrow = try output(40)
      #expect(narrow.contains("\u{1B}[31m        titleTruncated: The title has 76\u{1B}[0m\n"))
      #expect(try !output(120, "NO_COLOR=1").contains("\u{1B}"))
      #expect(try output(120, "NO_COLOR=").contains("\u{1B}"))
    }
  }
}
