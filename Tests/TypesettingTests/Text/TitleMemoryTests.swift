import ButtonLayout
import SystemFont
import Testing

@testable import Typesetting

struct TitleMemoryTests {
  private static let texts = [
    "", "Checkout", "Save as…", "AV To Wa", "office", "Two\nlines", "a\r\nb", "e\u{301}", "\u{E9}",
    "登录", "مرحبا 25", "😀 Party", "\u{2060}", " spaces ",
  ]

  @Test(arguments: [0, 1, 7])
  func `the memory is bounded`(capacity: Int) throws {
    let measurer = TextMeasurer(memoryCapacity: capacity)
    let typeface = Typeface.file(try TestFont.notoSans.file(), pointSize: 15)
    for number in 0..<(3 * capacity + 3) {
      _ = try measurer.measure(StyledText("Title \(number)", typeface: typeface))
      #expect(measurer.titles.count <= 2 * capacity)
    }
  }

  @Test(arguments: texts)
  func `what is remembered is what is measured`(text: String) throws {
    let measurer = TextMeasurer()
    let none = TextMeasurer(memoryCapacity: 0)
    // Sizes, weights and fonts in turn: each has its own answer.
    let typefaces: [Typeface] = [
      .sanFrancisco(SanFrancisco(ofSize: 15)),
      .sanFrancisco(SanFrancisco(ofSize: 15, weight: .bold)),
      .file(try TestFont.notoSans.file(), pointSize: 15),
      .file(try TestFont.notoSans.file(), pointSize: 30),
      .file(try TestFont.inter.file(), pointSize: 15),
    ]
    for _ in 0..<2 {
      for typeface in typefaces {
        let source = StyledText(text, typeface: typeface)
        let again = try measurer.measure(source)
        let alone = try none.measure(source)
        #expect(again.clusters == alone.clusters)
        #expect(again.fonts == alone.fonts)
        #expect(again.unverified == alone.unverified)
        #expect(again.lineBreaks == alone.lineBreaks)
        #expect(again.string.utf8.elementsEqual(text.utf8))
      }
    }
    #expect(measurer.titles.count == typefaces.count)
  }

  @Test func `what equal strings have of their own is kept apart`() throws {
    let measurer = TextMeasurer()
    let typeface = Typeface.file(try TestFont.notoSans.file(), pointSize: 15)
    let composed = try measurer.measure(StyledText("\u{E9}", typeface: typeface))
    let decomposed = try measurer.measure(StyledText("e\u{301}", typeface: typeface))
    #expect(composed.clusters.map(\.bytes) == [0..<2])
    #expect(decomposed.clusters.map(\.bytes) == [0..<3])
  }

  @Test func `a font that is added answers for titles seen before`() throws {
    let library = FontLibrary()
    let measurer = TextMeasurer(fonts: library)
    let source = StyledText("\u{3C0}", typeface: .sanFrancisco(SanFrancisco(ofSize: 15)))
    let own = try TestFont.notoSans.file()
    #expect(try measurer.measure(source).fonts != [own.name])
    library.add(own)
    #expect(try measurer.measure(source).fonts == [own.name])
  }

  @Test func `runs kerned by hand are not taken for others`() throws {
    let measurer = TextMeasurer()
    let typeface = Typeface.file(try TestFont.notoSans.file(), pointSize: 15)
    let plain = try measurer.measure(StyledText("Checkout", typeface: typeface)).width
    let wide = StyledText(runs: [StyledText.Run("Checkout", typeface: typeface, kern: 2)])
    #expect(abs(try measurer.measure(wide).width - plain - 16) < 1e-9)
    #expect(try measurer.measure(StyledText("Checkout", typeface: typeface)).width == plain)
  }

  @Test func `spacing is asked of a title seen before`() throws {
    let measurer = TextMeasurer()
    var source = StyledText(
      "Checkout", typeface: .file(try TestFont.notoSans.file(), pointSize: 15))
    let plain = try TypesetTitle(source, measurer: measurer).naturalSize
    source.lineSpacing.minimumLineHeight = 100
    #expect(try TypesetTitle(source, measurer: measurer).naturalSize.height == 100)
    source.lineSpacing.minimumLineHeight = 0
    #expect(try TypesetTitle(source, measurer: measurer).naturalSize == plain)
  }

  @Test func `four threads set what one does`() async throws {
    let measurer = TextMeasurer(memoryCapacity: 3)
    let typeface = Typeface.file(try TestFont.notoSans.file(), pointSize: 15)
    @Sendable func drawn(_ measurer: TextMeasurer) throws -> [String] {
      try (0..<200).map { number in
        let title = try TypesetTitle(
          StyledText("Words to wrap, by \(number % 11)", typeface: typeface), measurer: measurer,
          numberOfLines: 0, lineBreakMode: .byWordWrapping)
        return title.drawnTitle(in: 40)
      }
    }
    let expected = try drawn(TextMeasurer(memoryCapacity: 0))
    try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<4 { group.addTask { try drawn(measurer) } }
      for try await found in group { #expect(found == expected) }
    }
  }
}
