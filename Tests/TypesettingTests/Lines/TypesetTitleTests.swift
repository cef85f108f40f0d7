import ButtonLayout
import SystemFont
import Testing

@testable import Typesetting

/// Rows as somebody would write them on paper: every character is 10 points wide, "…" too.
struct TypesetTitleTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let mode: LineBreakMode
    let lines: Int
    let room: Double
    let drawn: String
    let size: Size
    let isTruncated: Bool

    init(
      _ text: String, _ mode: LineBreakMode, lines: Int, room: Double, _ drawn: String,
      _ width: Double, _ height: Double, truncated: Bool = false
    ) {
      self.text = text
      self.mode = mode
      self.lines = lines
      self.room = room
      self.drawn = drawn
      size = Size(width: width, height: height)
      isTruncated = truncated
    }

    var testDescription: String { "'\(text)' \(mode), \(lines) lines in \(room)" }
  }

  static let rows: [Row] = [
    Row("abcdef", .byTruncatingTail, lines: 1, room: 60, "abcdef", 60, 10),
    Row("abcdef", .byTruncatingTail, lines: 1, room: 59, "abcd…", 50, 10, truncated: true),
    Row("abcdef", .byTruncatingHead, lines: 1, room: 59, "…cdef", 50, 10, truncated: true),
    Row("abcdef", .byTruncatingMiddle, lines: 1, room: 59, "ab…ef", 50, 10, truncated: true),
    Row("abcdef", .byTruncatingMiddle, lines: 1, room: 40, "ab…f", 40, 10, truncated: true),
    Row("abcdef", .byTruncatingMiddle, lines: 1, room: 10, "…", 10, 10, truncated: true),
    Row("abcdef", .byTruncatingMiddle, lines: 1, room: 9, "", 0, 10, truncated: true),
    Row("abcdef", .byClipping, lines: 1, room: 25, "abcdef", 25, 10, truncated: true),
    Row("abcdef", .byCharWrapping, lines: 1, room: 25, "ab", 20, 10, truncated: true),
    Row("ab cdef", .byWordWrapping, lines: 1, room: 65, "ab", 20, 10, truncated: true),
    Row("abcdef", .byWordWrapping, lines: 1, room: 25, "ab", 20, 10, truncated: true),
    Row("abcdef", .byWordWrapping, lines: 1, room: 5, "a", 5, 10, truncated: true),
    // No room at all.
    Row("abc", .byTruncatingTail, lines: 1, room: 0, "", 0, 10, truncated: true),
    Row("abc", .byClipping, lines: 1, room: 0, "", 0, 10, truncated: true),
    Row("abc", .byWordWrapping, lines: 1, room: 0, "", 0, 10, truncated: true),
    Row("abc", .byWordWrapping, lines: 0, room: 0, "", 0, 10, truncated: true),
    Row("abc", .byTruncatingTail, lines: 2, room: -5, "", 0, 10, truncated: true),
    // White space at the end hangs over the edge, and counts as far as there is room.
    Row("ab  ", .byTruncatingTail, lines: 1, room: 40, "ab  ", 40, 10),
    Row("ab  ", .byTruncatingTail, lines: 1, room: 25, "ab  ", 25, 10),
    Row("ab  ", .byTruncatingTail, lines: 1, room: 20, "ab  ", 20, 10),
    Row("ab  ", .byWordWrapping, lines: 0, room: 25, "ab  ", 25, 10),
    Row("ab cd  ", .byTruncatingTail, lines: 2, room: 25, "ab\ncd  ", 25, 20),
    // Line feeds.
    Row("ab\ncd", .byTruncatingTail, lines: 0, room: 100, "ab\ncd", 20, 20),
    Row("ab\ncd", .byTruncatingTail, lines: 1, room: 100, "ab…", 30, 10, truncated: true),
    Row("ab\ncd", .byTruncatingMiddle, lines: 1, room: 30, "ab…", 30, 10, truncated: true),
    Row("ab\ncd", .byTruncatingHead, lines: 1, room: 30, "ab…", 30, 10, truncated: true),
    Row("ab\ncd", .byTruncatingTail, lines: 1, room: 25, "a…", 20, 10, truncated: true),
    Row("ab\ncd", .byClipping, lines: 1, room: 100, "ab", 20, 10, truncated: true),
    Row("ab\ncd", .byWordWrapping, lines: 1, room: 100, "ab", 20, 10, truncated: true),
    Row("\nab", .byTruncatingTail, lines: 1, room: 100, "…", 10, 10, truncated: true),
    Row("ab\n\ncd", .byTruncatingTail, lines: 2, room: 100, "ab\n…", 20, 20, truncated: true),
    Row("ab\r\ncd\u{2028}ef", .byWordWrapping, lines: 3, room: 100, "ab\ncd\nef", 20, 30),
    // Several lines.
    Row("ab cd ef", .byWordWrapping, lines: 0, room: 20, "ab\ncd\nef", 20, 30),
    Row("ab cd ef", .byWordWrapping, lines: 0, room: 55, "ab cd\nef", 50, 20),
    Row("ab cd ef", .byCharWrapping, lines: 0, room: 45, "ab c\nd ef", 40, 20),
    Row("ab cd ef", .byWordWrapping, lines: 2, room: 20, "ab\ncd", 20, 20, truncated: true),
    Row("ab cd ef", .byTruncatingTail, lines: 2, room: 40, "ab\ncd …", 40, 20, truncated: true),
    Row("ab cd ef", .byTruncatingHead, lines: 2, room: 40, "ab\n… ef", 40, 20, truncated: true),
    Row("ab cdefgh", .byTruncatingMiddle, lines: 2, room: 40, "ab\ncd…h", 40, 20, truncated: true),
    Row("ab cd ef", .byClipping, lines: 2, room: 40, "ab\ncd ef", 40, 20, truncated: true),
    Row("abcd", .byWordWrapping, lines: 0, room: 5, "a\nb\nc\nd", 10, 40),
    Row("abcd", .byTruncatingTail, lines: 3, room: 10, "a\nb\n…", 10, 30, truncated: true),
    Row("ab cd", .byWordWrapping, lines: -1, room: 20, "ab\ncd", 20, 20),
  ]

  @Test(arguments: rows)
  func `a title in a room`(row: Row) throws {
    let text = StyledText(row.text, typeface: .metrics(TestMetrics.mono, pointSize: 10))
    let title = try TypesetTitle(
      text, measurer: Measurers.withoutFonts, numberOfLines: row.lines, lineBreakMode: row.mode)
    let fitted = title.fitted(to: row.room)
    #expect(title.drawnTitle(in: row.room) == row.drawn)
    #expect(fitted.size == row.size)
    #expect(fitted.isTruncated == row.isTruncated)
    #expect(fitted.unverified.contains(.truncatedTitle) || !row.isTruncated)
  }

  @Test func `a title of the current generation is tightened before it is truncated`() throws {
    // Recorded: natural 309.16 points, filling every room from 287 on.
    let text = StyledText(
      String(repeating: "a", count: 31), typeface: .metrics(TestMetrics.mono, pointSize: 10))
    for mode in LineBreakMode.allCases {
      let title = try TypesetTitle(
        text, measurer: Measurers.withoutFonts, lineBreakMode: mode, tightens: true)
      let fitted = title.fitted(to: 288)
      #expect(fitted.isTruncated == !mode.truncates)
      #expect(fitted.size.width == (mode == .byClipping || mode.truncates ? 288 : 280))
      #expect(fitted.unverified.contains(.tightenedTitle) == mode.truncates)
      #expect(title.fitted(to: 287).isTruncated)
    }
  }

  @Test func `nothing is no title`() throws {
    for lines in 0...1 {
      let title = try TypesetTitle(
        StyledText("", typeface: .metrics(TestMetrics.mono, pointSize: 10)),
        measurer: Measurers.withoutFonts, numberOfLines: lines)
      #expect(!title.isPresent)
      #expect(title.naturalSize == Size(width: 0, height: 10))
      #expect(!title.fitted(to: 0).isTruncated)
      #expect(title.drawnTitle(in: 0) == "")
    }
    let bare = try TypesetTitle(StyledText(runs: []), measurer: Measurers.withoutFonts)
    #expect(bare.naturalSize == .zero)
  }

  @Test func `a hundred thousand characters are set line by line`() throws {
    let words = String(repeating: "lorem ipsum dolor ", count: 5556)
    let text = StyledText(words, typeface: .metrics(TestMetrics.mono, pointSize: 10))
    let title = try TypesetTitle(text, measurer: Measurers.withoutFonts, numberOfLines: 0)
    #expect(title.drawnTitle(in: 60).split(separator: "\n").count == 3 * 5556)
    for mode in LineBreakMode.allCases {
      let line = title.text.truncated(
        title.text.clusters.indices, to: 900_000, mode: mode, ellipsis: 10)
      #expect(line.isTruncated)
      #expect(line.string(of: title.text).count > 89_000)
    }
  }
}
