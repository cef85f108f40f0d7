import ButtonLayout
import SystemFont
import Testing

@testable import Typesetting

/// The machine's fonts change no number of a title of ASCII in the system font.
struct WithoutFontsTests {
  static let titles = [
    "Button", "Very long title that cannot fit", "One\nTwo three", "Save\u{200B}All",
  ]

  @Test(arguments: titles, LineBreakMode.allCases)
  func `a title in the system font is the same`(string: String, mode: LineBreakMode) throws {
    let text = StyledText(string, typeface: .sanFrancisco(SanFrancisco(ofSize: 18)))
    for lines in 0...2 {
      let here = try TypesetTitle(
        text, measurer: Measurers.installed, numberOfLines: lines, lineBreakMode: mode)
      let there = try TypesetTitle(
        text, measurer: Measurers.withoutFonts, numberOfLines: lines, lineBreakMode: mode)
      #expect(here.naturalSize == there.naturalSize)
      #expect(here.unverified == there.unverified)
      #expect(there.fonts == ["systemFont"])
      for room in stride(from: 0.0, through: here.naturalSize.width + 1, by: 5) {
        #expect(here.fitted(to: room) == there.fitted(to: room))
        #expect(here.drawnTitle(in: room) == there.drawnTitle(in: room))
      }
    }
  }

  @Test func `accents and the ellipsis need no font`() throws {
    let text = StyledText("Ärger… é", typeface: .sanFrancisco(SanFrancisco(ofSize: 18)))
    let title = try TypesetTitle(text, measurer: Measurers.withoutFonts)
    #expect(title.unverified.contains(.accentedAdvance))
    #expect(!title.unverified.contains(.fallbackFont))
  }

  /// What is thrown, word by word.
  static let sentences = [
    (
      "登录",
      "'登' (U+767B) is in none of the fonts here; install the Noto font of its script, "
        + "or give a font with --font."
    ),
    (
      "A 👩‍💻",
      "'👩‍💻' (U+1F469 U+200D U+1F4BB) is in none of the fonts here; install the Noto font of its "
        + "script, or give a font with --font."
    ),
    (
      "A\tB",
      "U+0009 is a control character, which no font draws; a title may hold letters, spaces and "
        + "line feeds."
    ),
  ]

  @Test(arguments: sentences)
  func `another character is an error that says what helps`(
    string: String, sentence: String
  ) throws {
    let text = StyledText(string, typeface: .sanFrancisco(SanFrancisco(ofSize: 18)))
    let error = #expect(throws: MeasuringError.self) {
      try TypesetTitle(text, measurer: Measurers.withoutFonts)
    }
    #expect(error?.description == sentence)
  }

  @Test func `a font that was given answers where none is installed`() throws {
    let fonts = FontLibrary(folders: [])
    fonts.add(try TestFont.notoSansCJK.file())
    let text = StyledText("登录", typeface: .sanFrancisco(SanFrancisco(ofSize: 18)))
    let title = try TypesetTitle(text, measurer: TextMeasurer(fonts: fonts))
    #expect(title.naturalSize.width == 36)
    #expect(title.fonts == ["Noto Sans CJK SC"])
    #expect(title.unverified == .fallbackFont)
  }
}
