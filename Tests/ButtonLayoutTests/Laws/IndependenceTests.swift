import ButtonLayout
import TestSupport
import Testing

@Suite struct `Image and title move apart` {
  /// The width that counts for the title: under fill too the one before stretching.
  private static func clampedImageWidth(_ one: ButtonCase) -> Double? {
    guard let image = one.button.imageSize else { return nil }
    let insets = one.button.imageEdgeInsets
    let content = one.button.contentRect(forBounds: one.bounds)
    return min(image.width, max(0, content.width - insets.left - insets.right))
  }

  @Test(arguments: ButtonCase.Lengths.allCases)
  func `an image inset leaves the title unless it changes the image's width`(
    lengths: ButtonCase.Lengths
  ) {
    var count = 0
    for random in ButtonCase.random(4_000, lengths, seed: 6) {
      guard random.button.imageEdgeInsets != .zero else { continue }
      let plain = random.with { $0.button.imageEdgeInsets = .zero }
      guard Self.clampedImageWidth(random) == Self.clampedImageWidth(plain) else { continue }
      count += 1
      #expect(random.arrangement.titleRect == plain.arrangement.titleRect, "\(random)")
    }
    #expect(count > 500)
  }

  @Test(arguments: ButtonCase.Lengths.allCases)
  func `a title inset leaves the image unless it changes the title's width`(
    lengths: ButtonCase.Lengths
  ) {
    var count = 0
    for random in ButtonCase.random(4_000, lengths, seed: 7) {
      guard random.button.titleEdgeInsets != .zero else { continue }
      let plain = random.with { $0.button.titleEdgeInsets = .zero }
      let one = random.arrangement
      let other = plain.arrangement
      guard one.titleRect?.width == other.titleRect?.width else { continue }
      count += 1
      #expect(one.imageRect == other.imageRect, "\(random)")
    }
    #expect(count > 500)
  }

  @Test(arguments: ButtonCase.Lengths.allCases)
  func `an inset along one axis leaves the other axis`(lengths: ButtonCase.Lengths) {
    for random in ButtonCase.random(2_000, lengths, seed: 18) {
      let before = random.arrangement
      let wider = random.with {
        $0.button.imageEdgeInsets.left += 5
        $0.button.titleEdgeInsets.right -= 9
      }.arrangement
      let higher = random.with {
        $0.button.imageEdgeInsets.top += 5
        $0.button.titleEdgeInsets.bottom -= 9
      }.arrangement
      #expect(wider.imageRect?.vertical == before.imageRect?.vertical, "\(random)")
      #expect(wider.titleRect?.vertical == before.titleRect?.vertical, "\(random)")
      #expect(higher.imageRect?.horizontal == before.imageRect?.horizontal, "\(random)")
      #expect(higher.titleRect?.horizontal == before.titleRect?.horizontal, "\(random)")
    }
  }
}
