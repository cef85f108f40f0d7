import SystemFont
import Testing

@testable import Typesetting

struct ASCIITextTests {
  private static let printable = (UInt8(0x20)..<0x7F).map { String(UnicodeScalar($0)) }
  private static let texts =
    [
      "Checkout", "AV To Wa", "office fi ffl waffle", "  spaces  ", "1/2 (50 %)", "...", "a",
      "f i f", "25", "x -> y", "== != <=",
    ] + printable

  @Test(arguments: [TestFont.notoSans, .inter, .liberationSans, .notoSansCJK, .notoSansArabic])
  func `ASCII at once is what character by character is`(font: TestFont) throws {
    let file = try font.file()
    for text in Self.texts {
      guard let clusters = file.clusters(ofASCII: text, scale: 15 / file.unitsPerEm) else {
        #expect(!text.allSatisfy { file.covers($0) })
        continue
      }
      let source = StyledText(text, typeface: .file(file, pointSize: 15))
      var building = TextBuilder(source, measurer: Measurers.withoutFonts)
      try building.append(0)
      #expect(clusters == building.measured.clusters, "'\(text)'")
      #expect(building.measured.fonts == file.names)
      #expect(building.measured.unverified == [])
      #expect(!building.asksLibrary)
    }
  }

  @Test(arguments: ["", "\n", "a\nb", "a\r\nb", "a\tb", "\u{7F}", "caf\u{E9}", "e\u{301}", "…"])
  func `other texts are not taken for ASCII`(text: String) throws {
    #expect(try TestFont.notoSans.file().clusters(ofASCII: text, scale: 1) == nil)
  }

  @Test func `a font has of ASCII what it has a glyph for`() throws {
    // Noto's emoji has digits for its keycaps and no letters.
    let emoji = try TestFont.notoColorEmoji.file()
    #expect(emoji.ascii.contains(UInt8(ascii: "1")))
    #expect(!emoji.ascii.contains(UInt8(ascii: "a")))
    #expect(emoji.clusters(ofASCII: "1a", scale: 1) == nil)
  }

  @Test func `a set of ASCII holds what it was made of`() {
    let set = ASCIISet { $0.isMultiple(of: 3) }
    for byte in UInt8.min...UInt8.max {
      #expect(set.contains(byte) == (byte < 128 && byte.isMultiple(of: 3)))
    }
  }
}
