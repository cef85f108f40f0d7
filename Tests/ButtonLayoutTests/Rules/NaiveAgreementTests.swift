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

  @Test func `agree on 20,000 random buttons`() {
    for random in ButtonCase.random(20_000, seed: 1) {
      var random = random
      random.isTitleFinal = true
      expectNaive(random)
    }
  }

  private func expectNaive(_ one: ButtonCase, sourceLocation: SourceLocation = #_sourceLocation) {
    let naive = NaiveButton(button: one.button, title: one.titleSize, bounds: one.bounds).answer
    let arrangement = one.arrangement
    let isEqual =
      isClose(arrangement.imageRect, naive.image, within: one.lawTolerance)
      && isClose(arrangement.titleRect, naive.title, within: one.lawTolerance)
    #expect(
      isEqual,
      """
      \(one): image \(short(arrangement.imageRect)) title \(short(arrangement.titleRect)), \
      but the formulas give \(short(naive.image)) and \(short(naive.title))
      """,
      sourceLocation: sourceLocation)
  }
}

/// Equal but for binary noise.
func isClose(_ one: Rect?, _ other: Rect?, within tolerance: Double = 1e-6) -> Bool {
  guard let one, let other else { return one == nil && other == nil }
  return abs(one.minX - other.minX) <= tolerance && abs(one.minY - other.minY) <= tolerance
    && abs(one.width - other.width) <= tolerance && abs(one.height - other.height) <= tolerance
}

/// A rectangle's four numbers.
func short(_ rect: Rect?) -> String {
  rect.map { "[\($0.minX) \($0.minY) \($0.width) \($0.height)]" } ?? "none"
}
