import ButtonLayout
import DisplayList
import SystemFont
import Testing
import Typesetting

@testable import ButtonRendering

/// Text that is drawn is as wide as text that is measured.
@Suite struct TextDrawingTests {
  static let measurer = TextMeasurer()

  static let texts = [
    "Checkout", "AVAST Wavy To. LT", "Élan & naïve", "登录 购物车", "ログイン", "한국어", "مرحبا بالعالم",
    "שלום עולם", "abc مرحبا 123 def", "नमस्ते", "Party 🎉👍🏽", "👨‍👩‍👧", "a\u{200D}b", "1/2 … “quoted”",
  ]

  private func title(_ text: String, _ typeface: Typeface) throws -> TypesetTitle {
    try TypesetTitle(StyledText(text, typeface: typeface), measurer: Self.measurer)
  }

  private func item(_ text: String, _ typeface: Typeface, width: Double = 0) -> TextItem {
    let font = typeface.fontName
    return TextItem(
      text, origin: .zero, fontFamily: font.family, fontFile: font.file,
      fontSize: font.pointSize, fontWeight: font.cssWeight, width: width)
  }

  @Test(arguments: texts, [(11.5, SanFrancisco.Weight.regular), (17, .bold), (34, .light)])
  func `a title is drawn as wide as it is measured`(
    text: String, font: (Double, SanFrancisco.Weight)
  ) throws {
    let typeface = Self.measurer.fonts.system(SanFrancisco(ofSize: font.0, weight: font.1))
    let measured = try title(text, typeface).naturalSize.width
    let placed = try PlacedText(item(text, typeface), measurer: Self.measurer)
    #expect(abs(placed.width - measured) < 1e-6)
  }

  @Test(arguments: texts)
  func `no ink stands far outside of the width`(text: String) throws {
    let typeface = Self.measurer.fonts.system(SanFrancisco(ofSize: 20))
    let width = try title(text, typeface).naturalSize.width
    let picture = Picture(
      bounds: .zero, items: [DisplayItem(.text(item(text, typeface, width: width)))])
    var outliner = TextOutliner(measurer: Self.measurer)
    let ink = try #require(try outliner.outlined(picture).items[0].extent)
    // A letter may lean over its advance, by less than a fifth of the size.
    #expect(ink.minX > -4 && ink.maxX < width + 4)
    #expect(ink.width > width * 0.7)
  }

  @Test func `a given width is kept, and shared by all characters`() throws {
    let typeface = Self.measurer.fonts.system(SanFrancisco(ofSize: 17))
    let natural = try PlacedText(item("Tight", typeface), measurer: Self.measurer)
    let tight = try PlacedText(
      item("Tight", typeface, width: natural.width - 5), measurer: Self.measurer)
    #expect(abs(tight.width - (natural.width - 5)) < 1e-6)
    for (number, pair) in zip(natural.glyphs, tight.glyphs).enumerated() {
      #expect(abs(pair.0.origin.x - Double(number) - pair.1.origin.x) < 1e-6)
    }
  }

  @Test func `what reads from the right is drawn from the right`() throws {
    let typeface = Self.measurer.fonts.system(SanFrancisco(ofSize: 17))
    // Alef comes first in the text and stands at the right; the digits between stay in order.
    let placed = try PlacedText(item("אב12ג", typeface), measurer: Self.measurer)
    let alone = try ["ג", "1", "2", "ב", "א"].map {
      try #require(try PlacedText(item($0, typeface), measurer: Self.measurer).glyphs.first).glyph
    }
    #expect(placed.glyphs.map(\.glyph) == alone)
  }

  @Test func `a font file draws its own glyphs`() throws {
    let path = "/usr/share/fonts/truetype/liberation2/LiberationSans-Regular.ttf"
    let typeface = try Self.measurer.fonts.typeface(file: path, pointSize: 20)
    let placed = try PlacedText(item("Ag", typeface), measurer: Self.measurer)
    #expect(placed.glyphs.map(\.font.path) == [path, path])
  }

  @Test func `a library without Inter says what is missing`() throws {
    let measurer = TextMeasurer(fonts: FontLibrary(folders: []))
    let typeface = measurer.fonts.system(SanFrancisco(ofSize: 17))
    let error = #expect(throws: RenderingError.self) {
      _ = try PlacedText(item("Button", typeface), measurer: measurer)
    }
    #expect(error?.description.contains("install the package fonts-inter") == true)
  }

  @Test func `emoji are pictures on the baseline`() throws {
    let typeface = Self.measurer.fonts.system(SanFrancisco(ofSize: 20))
    var outliner = TextOutliner(measurer: Self.measurer)
    let picture = Picture(bounds: .zero, items: [DisplayItem(.text(item("😀", typeface)))])
    guard case .image(let image) = try outliner.outlined(picture).items[0].content else {
      Issue.record("an image was expected")
      return
    }
    #expect(image.rect.minY < -10 && image.rect.maxY < 8)
    #expect((18...26).contains(image.rect.width))
  }
}
