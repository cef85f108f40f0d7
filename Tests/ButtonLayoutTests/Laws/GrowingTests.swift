import ButtonLayout
import TestSupport
import Testing

/// Growing a button never makes a part narrower or lower.
@Suite struct `A growing button` {
  static let growth: [Double] = [0, 0.2, 0.5, 1, 2.3, 4, 9.5, 20, 45, 80, 120]

  @Test(arguments: ButtonCase.Lengths.allCases)
  func `never narrows its title or its image`(lengths: ButtonCase.Lengths) {
    for random in ButtonCase.random(1_200, lengths, seed: 12) {
      var last = random.arrangement
      for extra in Self.growth {
        let answer = random.with { $0.bounds.size.width += extra }.arrangement
        let isKept =
          Self.keeps(last.titleRect?.width, answer.titleRect?.width)
          && Self.keeps(
            last.imageRect?.width, answer.imageRect?.width, butFor: Self.imageLoss(random))
          && answer.imageRect?.height == last.imageRect?.height
          && answer.titleRect?.height == last.titleRect?.height
        #expect(isKept, "\(random) grown by \(extra): \(last), \(answer)")
        last = answer
      }
    }
  }

  @Test(arguments: ButtonCase.Lengths.allCases)
  func `never flattens its title or its image`(lengths: ButtonCase.Lengths) {
    for random in ButtonCase.random(1_200, lengths, seed: 23) {
      var last = random.arrangement
      for extra in Self.growth {
        let answer = random.with { $0.bounds.size.height += extra }.arrangement
        let isKept =
          Self.keeps(last.titleRect?.height, answer.titleRect?.height)
          && Self.keeps(last.imageRect?.height, answer.imageRect?.height)
          && answer.imageRect?.width == last.imageRect?.width
          && answer.titleRect?.width == last.titleRect?.width
        #expect(isKept, "\(random) grown by \(extra): \(last), \(answer)")
        last = answer
      }
    }
  }

  /// Under fill the image has what the title leaves, and a measured title grows by whole points or pixels at a time.
  private static func imageLoss(_ one: ButtonCase) -> Double {
    guard one.button.contentHorizontalAlignment == .fill, !one.isTitleFinal else { return 0 }
    return one.button.generation == .current ? 1 : one.pixel
  }

  private static func keeps(_ before: Double?, _ after: Double?, butFor loss: Double = 0) -> Bool {
    guard let before, let after else { return before == nil && after == nil }
    return after >= before - loss - 1e-6
  }
}
