import Testing

@testable import SystemFont

struct LineMetricsTests {
  /// A label's height at a size: unrounded, and rounded up to the pixel of 1x, 2x and 3x screens
  /// (labels' heights in Interface Builder documents and printed frames; model §6).
  struct LineHeight: Sendable, CustomTestStringConvertible {
    let size: Double
    let raw: Double
    let pixels: [Int]

    var testDescription: String { "\(size) points" }

    init(_ size: Double, _ raw: Double, _ pixels: Int...) {
      self.size = size
      self.raw = raw
      self.pixels = pixels
    }
  }

  @Test(arguments: [
    LineHeight(10, 11.9336, 12, 24, 36),
    LineHeight(11, 13.1270, 14, 27, 40),
    LineHeight(12, 14.3203, 15, 29, 43),
    LineHeight(13, 15.5137, 16, 32, 47),
    LineHeight(14, 16.7070, 17, 34, 51),
    LineHeight(15, 17.9004, 18, 36, 54),
    LineHeight(16, 19.0938, 20, 39, 58),
    LineHeight(17, 20.2871, 21, 41, 61),
    LineHeight(18, 21.4805, 22, 43, 65),
    LineHeight(20, 23.8672, 24, 48, 72),
    LineHeight(22, 26.2539, 27, 53, 79),
    LineHeight(24, 28.6406, 29, 58, 86),
    LineHeight(28, 33.4141, 34, 67, 101),
    LineHeight(34, 40.5742, 41, 82, 122),
  ])
  func `a line is as high as recorded`(row: LineHeight) {
    for weight in SanFrancisco.Weight.allCases {
      let font = SanFrancisco(ofSize: row.size, weight: weight)
      #expect(abs(font.lineHeight - row.raw) <= 0.00005 + 1e-9)
      for (scale, pixels) in zip([1.0, 2, 3], row.pixels) {
        #expect(Int((font.lineHeight * scale).rounded(.up)) == pixels, "at \(scale)x")
      }
    }
  }

  @Test func `ascender, descender and leading make the line`() {
    for size in [0, 8, 17, 40.5, 100] {
      let font = SanFrancisco(ofSize: size)
      #expect(font.ascender == 0.9521484375 * size)
      #expect(font.descender == -0.2412109375 * size)
      #expect(font.leading == 0)
      #expect(font.capHeight == 0.70458984375 * size)
      #expect(font.lineHeight == font.ascender - font.descender + font.leading)
    }
  }

  /// In 1/2048 em: Vercantez/openuikit, `golden/font_metrics_ios.json`.
  private static let xHeights: [(SanFrancisco.Weight, text: Double, display: Double)] = [
    (.ultraLight, 1076, 1040),
    (.thin, 1077, 1040),
    (.light, 1077, 1040),
    (.regular, 1078, 1040),
    (.medium, 1086, 1052),
    (.semibold, 1093, 1060),
    (.bold, 1101, 1072),
    (.heavy, 1113, 1089),
    (.black, 1124, 1104),
  ]

  @Test(arguments: xHeights)
  func `an x is as high as recorded`(
    weight: SanFrancisco.Weight, text: Double, display: Double
  ) {
    #expect(SanFrancisco(ofSize: 8, weight: weight).xHeight == text * 8 / 2048)
    #expect(SanFrancisco(ofSize: 17, weight: weight).xHeight == text * 17 / 2048)
    #expect(SanFrancisco(ofSize: 28, weight: weight).xHeight == display * 28 / 2048)
    #expect(SanFrancisco(ofSize: 40, weight: weight).xHeight == display * 40 / 2048)
  }

  @Test func `between text and display the x height is a whole unit between both`() {
    let units = SanFrancisco(ofSize: 22).xHeight * 2048 / 22
    #expect(abs(units - units.rounded()) < 1e-9)
    #expect((1040...1078).contains(units))
  }
}
