import ButtonLayout
import TestSupport
import Testing

@Suite struct `Image and title that nothing moves` {
  static func cases(_ lengths: ButtonCase.Lengths, seed: UInt64) -> [ButtonCase] {
    var range = ButtonCase.Range(lengths)
    range.movesParts = false
    range.mayLackParts = false
    return ButtonCase.random(4_000, in: range, seed: seed)
  }

  /// By how much the title's size may have been rounded up past its room, in points.
  ///
  /// Pixels never pass a room that ends on a pixel.
  static func titleRounding(_ one: ButtonCase) -> Double {
    if one.isTitleFinal { return 0 }
    if one.button.generation == .current { return 1 }
    return one.lengths == .onGrid ? 0 : one.pixel
  }

  @Test(arguments: ButtonCase.Lengths.allCases)
  func `overlap by less than the rounding of the title's size`(lengths: ButtonCase.Lengths) {
    for random in Self.cases(lengths, seed: 4) {
      let answer = random.arrangement
      guard let image = answer.imageRect, let title = answer.titleRect, title.width > 0,
        random.button.contentHorizontalAlignment != .fill
      else { continue }
      let overlap = min(image.maxX, title.maxX) - max(image.minX, title.minX)
      // Off the grid both origins are rounded, each by half a pixel at most.
      let limit = Self.titleRounding(random) + (lengths == .onGrid ? 0 : random.pixel)
      #expect(overlap < limit + 1e-6, "\(random): \(image) and \(title)")
    }
  }

  @Test(arguments: ButtonCase.Lengths.allCases)
  func `are complete at the natural size`(lengths: ButtonCase.Lengths) {
    for random in Self.cases(lengths, seed: 5) {
      let natural = random.with { $0.bounds.size = random.measurement.intrinsicContentSize }
      #expect(!natural.arrangement.titleIsTruncated, "\(natural)")
    }
  }
}
