import ButtonLayout
import TestSupport
import Testing

@Suite struct `The engine and the formulas, written down plainly` {
  @Test(arguments: LayoutDirection.allCases)
  func `agree over every alignment and small size`(direction: LayoutDirection) {
    let lengths: [Double] = [0, 20, 30, 60, 87, 100]
    let insets: [EdgeInsets] = [
      .zero, EdgeInsets(left: 50), EdgeInsets(top: -5, right: 175),
      EdgeInsets(left: -30, right: 12),
      EdgeInsets(top: 7, left: 3, bottom: 2, right: 9),
    ]
    for horizontal in ContentHorizontalAlignment.allCases {
      for vertical in ContentVerticalAlignment.allCases {
        for width in lengths {
          for (image, title) in zip(insets, insets.reversed()) {
            var button = LegacyButton(imageSize: Size(width: 30, height: 30))
            button.layoutDirection = direction
            button.contentHorizontalAlignment = horizontal
            button.contentVerticalAlignment = vertical
            button.imageEdgeInsets = image
            button.titleEdgeInsets = title
            expectNaive(
              ButtonCase(
                button: button, titleSize: Size(width: 57, height: 20.5),
                bounds: Rect(x: 0, y: 0, width: width, height: 40)))
          }
        }
      }
    }
  }

  @Test(arguments: ButtonCase.Lengths.allCases)
  func `agree on random buttons`(lengths: ButtonCase.Lengths) {
    for random in ButtonCase.random(6_000, lengths, seed: 1) { expectNaive(random) }
  }

  @Test(arguments: ButtonCase.Lengths.allCases)
  func `agree on the natural size of random buttons`(lengths: ButtonCase.Lengths) {
    for random in ButtonCase.random(6_000, lengths, seed: 15) {
      let size = random.measurement.intrinsicContentSize
      let naive = NaiveButton(one: random).naturalSize
      #expect(
        isClose(size.width, naive.width) && isClose(size.height, naive.height),
        "\(random): \(size), but the formulas give \(naive)")
    }
  }

  private func expectNaive(_ one: ButtonCase, sourceLocation: SourceLocation = #_sourceLocation) {
    let naive = NaiveButton(one: one).answer
    let answer = one.arrangement
    let isEqual =
      answer.backgroundRect == one.bounds && isClose(answer.contentRect, naive.contentRect)
      && isClose(answer.imageRect, naive.imageRect)
      && isClose(answer.imageDrawnRect, naive.imageDrawnRect)
      && isClose(answer.imageArea, naive.imageArea)
      && isClose(answer.titleRect, naive.titleRect, within: one.titleTolerance)
      && isClose(answer.titleArea, naive.titleArea)
      && isClose(answer.titleRoom, naive.titleRoom)
      && answer.titleIsTruncated == naive.titleIsTruncated
    #expect(
      isEqual, "\(one): \(answer), but the formulas give \(naive)", sourceLocation: sourceLocation)
  }
}
