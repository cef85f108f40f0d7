import ButtonLayout
import SystemFont
import Testing

@testable import Typesetting

/// What is kept whole: never less than a character, and more where a font draws several as one.
struct ClusterTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let font: TestFont?
    let pieces: [String]

    init(_ text: String, in font: TestFont? = nil, _ pieces: [String]) {
      self.text = text
      self.font = font
      self.pieces = pieces
    }

    var testDescription: String { "'\(text)' in \(font?.testDescription ?? "the system font")" }
  }

  static let cases = [
    Case("a\u{301}b", ["a\u{301}", "b"]),
    Case("A\r\nB", ["A", "\r\n", "B"]),
    Case("👨‍👩‍👧x", ["👨‍👩‍👧", "x"]),
    Case("🇩🇪🇫🇷", ["🇩🇪", "🇫🇷"]),
    Case("1️⃣2", ["1️⃣", "2"]),
    Case("❤️❤︎", ["❤️", "❤︎"]),
    Case("👍🏽👍", ["👍🏽", "👍"]),
    Case("مرحبا", ["م", "ر", "ح", "ب", "ا"]),
    Case("سلام", ["س", "لا", "م"]),
    Case("مَر", ["مَ", "ر"]),
    Case("क्षि श्री", ["क्षि", " ", "श्री"]),
    Case("office", in: .notoSans, ["o", "ffi", "c", "e"]),
    Case("e\u{301}x", in: .notoSans, ["e\u{301}", "x"]),
    Case("登a录", in: .notoSansCJK, ["登", "a", "录"]),
    Case("a\u{200B}b", ["a", "\u{200B}", "b"]),
    Case("\u{200B}", in: .notoColorEmoji, ["\u{200B}"]),
    Case("\n\u{200B}ffi", in: .notoSans, ["\n", "\u{200B}", "ffi"]),
  ]

  @Test(arguments: cases)
  func `clusters`(_ row: Case) throws {
    let typeface =
      try row.font?.typeface(18) ?? .sanFrancisco(SanFrancisco(ofSize: 18))
    let measured = try Measurers.installed.measure(StyledText(row.text, typeface: typeface))
    #expect(measured.pieces.map { Array($0.utf8) } == row.pieces.map { Array($0.utf8) })
    #expect(measured.clusters.allSatisfy { $0.advance >= 0 })
  }

  @Test(arguments: ["1️⃣", "❤️", "👨‍👩‍👧", "🇩🇪", "👍🏽", "😀"])
  func `an emoji is as wide as every other`(emoji: String) throws {
    // Every picture of Noto Color Emoji is 2550 units wide.
    for typeface in [.sanFrancisco(SanFrancisco(ofSize: 18)), try TestFont.notoSans.typeface(18)] {
      let measured = try Measurers.installed.measure(StyledText(emoji, typeface: typeface))
      #expect(abs(measured.width - 18 * 2550 / 2048) < 1e-9)
      #expect(measured.fonts == ["Noto Color Emoji"])
      #expect(measured.unverified == .fallbackFont)
    }
  }

  @Test(arguments: [
    ("😀", true), ("❤", false), ("❤\u{FE0F}", true), ("⌚", true), ("⌚\u{FE0E}", false), ("1", false),
    ("1\u{FE0F}\u{20E3}", true), ("☝🏽", true), ("🇩🇪", true), ("©", false), ("a\u{FE0F}", false),
  ])
  func `selectors and modifiers say what is shown as an emoji`(character: Character, isEmoji: Bool)
  {
    #expect(character.isShownAsEmoji == isEmoji)
  }

  @Test func `a letter and its decomposition are told apart in memory`() throws {
    let measurer = TextMeasurer(fonts: FontLibrary(folders: []))
    let typeface = try TestFont.notoSans.typeface(18)
    let composed = try measurer.measure(StyledText("\u{E9}\u{E9}x", typeface: typeface))
    let decomposed = try measurer.measure(StyledText("e\u{301}e\u{301}x", typeface: typeface))
    #expect(composed.clusters.map(\.advance) == decomposed.clusters.map(\.advance))
    #expect(decomposed.clusters.map(\.bytes) == [0..<3, 3..<6, 6..<7])
  }

  @Test func `a carriage return and its line feed in two runs are one line's end`() throws {
    let typeface = Typeface.sanFrancisco(SanFrancisco(ofSize: 18))
    let text = StyledText(runs: [
      .init("A\r", typeface: typeface), .init("\nB", typeface: typeface),
    ])
    let title = try TypesetTitle(text, measurer: Measurers.withoutFonts, numberOfLines: 0)
    #expect(title.naturalSize.height == 2 * typeface.lineHeight)
    #expect(title.drawnTitle(in: 100) == "A\nB")
  }

  @Test func `a text of two scripts is shaped script by script`() throws {
    // Liberation Sans has both, and Hebrew's are not the first letters.
    let typeface = try TestFont.liberationSans.typeface(18)
    let whole = try Measurers.withoutFonts.measure(StyledText("AVשלוםAV", typeface: typeface))
    let latin = try Measurers.withoutFonts.measure(StyledText("AV", typeface: typeface))
    let hebrew = try Measurers.withoutFonts.measure(StyledText("שלום", typeface: typeface))
    #expect(abs(whole.width - (2 * latin.width + hebrew.width)) < 1e-9)
  }
}
