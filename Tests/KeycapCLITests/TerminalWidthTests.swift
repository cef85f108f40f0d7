import Foundation
import Testing

@testable import KeycapCLI

/// Text in the columns of a terminal.
@Suite struct TerminalWidthTests {
  @Test(
    arguments: [
      ("", 0), ("Cart", 4), ("Größe", 5), ("购物车", 6), ("カート", 6), ("장바구니", 8), ("e\u{301}", 1),
      ("👩‍👩‍👧", 2), ("❤️", 2), ("–…×", 3),
    ] as [(String, Int)])
  func `a character of East Asia or a picture has two columns, any other one`(
    text: String, columns: Int
  ) {
    #expect(text.columns == columns)
  }

  @Test func `what is cut has an ellipsis, and never more columns than there are`() {
    for limit in 1...12 {
      for text in ["Continue", "购物车里的东西", "e\u{301}e\u{301}e\u{301}"] {
        let cut = text.cut(toColumns: limit)
        #expect(cut.columns <= limit)
        #expect((cut == text) == (text.columns <= limit))
      }
    }
  }

  @Test func `lines fold at spaces, and only a longer word is wider than the terminal`() {
    let lines = Columns.folded("one 购物车 three four", indent: "  ", width: 10)
    #expect(lines == ["  one", "  购物车", "  three", "  four"])
    #expect(Columns.folded("", indent: "  ", width: 10) == ["  "])
  }

  @Test(arguments: [60, 80, 120])
  func `no line of the table or the sum is wider than the terminal`(columns: Int) throws {
    let result = try Tool.shell(
      "cd '\(Storefront.root.path)' && env NO_COLOR=1 script -qec "
        + "\"stty cols \(columns); '$0' inspect Examples/Storefront\" /dev/null")
    let lines = result.output.replacingOccurrences(of: "\r\n", with: "\n").split(separator: "\n")
    #expect(lines.count > 40)
    // Numbers of several digits have their width whatever the terminal has.
    for line in lines where columns > 60 || !line.contains("×") {
      #expect(String(line).columns <= columns, "\(line)")
    }
  }
}
