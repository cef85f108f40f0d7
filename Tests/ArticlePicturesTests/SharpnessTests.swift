import ButtonLayout
import Testing

@testable import ArticlePictures

@Suite struct `Article 002's image made smaller` {
  @Test func `is blurred when it is redrawn, and sharp when it is inset with aspect fit`() {
    let sharpness = SharpnessSheet.ways.map(\.shown.sharpness)
    #expect(sharpness[0] == sharpness[1], "insets change nothing of an image redrawn")
    #expect(sharpness[2] > 1.3 * sharpness[0])
  }

  @Test func `stays where it is when it is redrawn and inset`() {
    let rects = SharpnessSheet.ways.map(\.arrangement.imageDrawnRect)
    #expect(rects[0] == rects[1])
    #expect(rects[2]?.size == Size(width: 80, height: 80))
  }

  @Test func `keeps its pixels in its own size, and an even grey in any`() {
    let rings = GreyPixels.rings(40, every: 8)
    let same = rings.resampled(to: 40, 40)
    for row in 0..<40 {
      for column in 0..<40 { #expect(abs(rings[column, row] - same[column, row]) < 1e-9) }
    }
    let grey = GreyPixels(width: 30, height: 30) { _, _ in 0.25 }
    for side in [7, 30, 61] {
      let other = grey.resampled(to: side, side)
      #expect(abs(other[side / 2, side / 2] - 0.25) < 1e-9 && other.sharpness < 1e-9)
    }
  }
}
