import ButtonLayout
import SystemFont
import Testing

@testable import Typesetting

/// Line heights, as `NSParagraphStyle` means its words: multiplied, then raised, then lowered; space stands between lines only.
struct LineSpacingTests {
  private let small = Typeface.sanFrancisco(SanFrancisco(ofSize: 10))
  private let large = Typeface.sanFrancisco(SanFrancisco(ofSize: 20))

  private func height(
    _ runs: [StyledText.Run], lines: Int = 0, room: Double = .infinity,
    _ spacing: LineSpacing = LineSpacing()
  ) throws -> Double {
    var text = StyledText(runs: runs)
    text.lineSpacing = spacing
    let title = try TypesetTitle(text, measurer: Measurers.installed, numberOfLines: lines)
    return title.fitted(to: room).size.height
  }

  private func spacing(
    multiple: Double = 0, minimum: Double = 0, maximum: Double = 0, between: Double = 0
  ) -> LineSpacing {
    var spacing = LineSpacing()
    spacing.lineHeightMultiple = multiple
    spacing.minimumLineHeight = minimum
    spacing.maximumLineHeight = maximum
    spacing.lineSpacing = between
    return spacing
  }

  @Test func `a line is as high as its highest run`() throws {
    let mixed = [StyledText.Run("a", typeface: small), .init("b", typeface: large)]
    #expect(try height(mixed) == large.lineHeight)
    let apart = [
      StyledText.Run("a\n", typeface: small), .init("b\n", typeface: large),
      .init("c", typeface: small),
    ]
    #expect(try height(apart) == 2 * small.lineHeight + large.lineHeight)
  }

  @Test func `a run without a character raises no line`() throws {
    #expect(
      try height([.init("a", typeface: small), .init("", typeface: large)]) == small.lineHeight)
  }

  @Test func `an empty line is as high as the run that ends it`() throws {
    let runs = [
      StyledText.Run("a\n", typeface: small), .init("\n", typeface: large),
      .init("b", typeface: small),
    ]
    #expect(try height(runs) == 2 * small.lineHeight + large.lineHeight)
    #expect(try height([.init("\n", typeface: large)]) == 2 * large.lineHeight)
  }

  @Test(arguments: ["登录", "مرحبا", "😀", "ß"])
  func `fallback raises no line of the system font`(text: String) throws {
    #expect(try height([.init(text, typeface: small)]) == small.lineHeight)
  }

  @Test func `a truncated line is as high as what is left on it`() throws {
    let runs = [
      StyledText.Run("iiiiiiiiiiiiiiiiiiii", typeface: small), .init("WWW", typeface: large),
      .init("iii", typeface: small),
    ]
    #expect(try height(runs, lines: 1, room: 30) == small.lineHeight)
  }

  @Test(arguments: [
    // multiple, minimum, maximum, between, two lines of 10 points each 11.93359375 high
    (0.0, 0.0, 0.0, 0.0, 23.8671875),
    (1.5, 0, 0, 0, 35.80078125),
    (0.5, 0, 0, 0, 11.93359375),
    (0, 20, 0, 0, 40),
    (0, 5, 0, 0, 23.8671875),
    (0, 0, 8, 0, 16),
    (0, 0, 30, 0, 23.8671875),
    (2, 0, 20, 0, 40),
    (0.5, 10, 0, 0, 20),
    (0, 30, 20, 0, 40),
    (0, 0, 0, 4, 27.8671875),
    (2, 0, 20, 4, 44),
    (0, 0, 0, -4, 23.8671875),
    (-1, 0, 0, 0, 23.8671875),
  ])
  func `two lines`(
    multiple: Double, minimum: Double, maximum: Double, between: Double, expected: Double
  ) throws {
    let spacing = spacing(multiple: multiple, minimum: minimum, maximum: maximum, between: between)
    let two = try height([.init("a\nb", typeface: small)], spacing)
    #expect(abs(two - expected) < 1e-9)
    let one = try height([.init("a", typeface: small)], spacing)
    #expect(abs(2 * one + max(0, between) - expected) < 1e-9)
  }
}
