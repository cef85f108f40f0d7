import ButtonLayout
import TestSupport
import Testing

@Suite struct `The single questions` {
  @Test(arguments: ButtonCase.Lengths.allCases)
  func `are answered as the whole arrangement`(lengths: ButtonCase.Lengths) {
    for random in ButtonCase.random(2_000, lengths, seed: 14) {
      let answer = random.arrangement
      let button = random.button
      let content = answer.contentRect
      #expect(button.backgroundRect(forBounds: random.bounds) == answer.backgroundRect)
      #expect(button.contentRect(forBounds: random.bounds) == content, "\(random)")
      let image = button.imageRect(
        forContentRect: content, title: random.title, bounds: random.bounds)
      let title = button.titleRect(
        forContentRect: content, title: random.title, bounds: random.bounds)
      #expect(image == answer.imageRect, "\(random)")
      #expect(title == answer.titleRect, "\(random)")
    }
  }

  @Test(arguments: ButtonCase.Lengths.allCases)
  func `are answered without bounds but for the last pixel of right to left`(
    lengths: ButtonCase.Lengths
  ) {
    for random in ButtonCase.random(2_000, lengths, seed: 24) {
      let answer = random.arrangement
      let content = answer.contentRect
      let pixel = random.button.layoutDirection == .leftToRight ? 0 : random.pixel + 1e-6
      let image = random.button.imageRect(forContentRect: content, title: random.title)
      let title = random.button.titleRect(forContentRect: content, title: random.title)
      #expect(isClose(image, answer.imageRect, within: pixel), "\(random)")
      #expect(isClose(title, answer.titleRect, within: pixel), "\(random)")
    }
  }
}
