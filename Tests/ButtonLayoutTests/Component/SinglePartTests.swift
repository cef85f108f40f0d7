import ButtonLayout
import TestSupport
import Testing

/// What the component leaves to UIKit, held against UIKit's own rules.
@Suite struct `A part that is alone` {
  /// The component around a random button, and what UIKit makes of the button when it has been sized to fit.
  private static func answers(
    _ random: ButtonCase, _ position: ImagePosition
  ) -> (own: ButtonArrangement, uiKit: ButtonArrangement, layout: ImageTitleLayout) {
    var layout = ImageTitleLayout(random.button)
    layout.imagePosition = position
    layout.spacing = 9
    let sized = random.with { $0.button.hasBeenSizedToFit = true }
    return (
      layout.arrangement(forBounds: random.bounds, title: random.title), sized.arrangement, layout
    )
  }

  @Test(arguments: ButtonCase.Lengths.allCases)
  func `stands where UIKit puts it: an image`(lengths: ButtonCase.Lengths) {
    for random in ButtonCase.random(3_000, lengths, seed: 41) {
      let alone = random.with { $0.titleSize = nil }
      for position in [ImagePosition.leading, .bottom, .center] {
        let (own, uiKit, _) = Self.answers(alone, position)
        #expect(own.contentRect == uiKit.contentRect)
        #expect(isClose(own.imageRect, uiKit.imageRect), "\(alone): \(own), \(uiKit)")
        #expect(isClose(own.imageDrawnRect, uiKit.imageDrawnRect), "\(alone)")
      }
    }
  }

  @Test(arguments: ButtonCase.Lengths.allCases)
  func `stands where UIKit puts it: a title that its insets do not squeeze`(
    lengths: ButtonCase.Lengths
  ) {
    for random in ButtonCase.random(3_000, lengths, seed: 42) {
      let alone = random.with {
        $0.button.imageSize = nil
        $0.button.titleEdgeInsets = .zero
      }
      for position in [ImagePosition.trailing, .top] {
        let (own, uiKit, layout) = Self.answers(alone, position)
        #expect(
          isClose(own.titleRect, uiKit.titleRect, within: alone.titleTolerance)
            || own.titleRect?.width != uiKit.titleRect?.width,
          "\(alone): \(own), \(uiKit)")
        // A label that rounds up passes its room by a fraction of a point in UIKit, never here.
        let passing = (uiKit.titleRect?.width ?? 0) - (own.titleRect?.width ?? 0)
        #expect(passing >= 0 && passing < 1, "\(alone): \(own), \(uiKit)")
        #expect(own.titleIsTruncated == uiKit.titleIsTruncated)
        #expect(layout.measurement(title: alone.title) == alone.measurement, "\(alone)")
      }
    }
  }

  @Test func `across the axis each part of two stands where UIKit puts it`() {
    for random in ButtonCase.random(3_000, .onQuarters, seed: 43) {
      let plain = random.with {
        $0.button.imageEdgeInsets = .zero
        $0.button.titleEdgeInsets = .zero
      }
      let (own, uiKit, _) = Self.answers(plain, .leading)
      #expect(own.imageRect?.vertical == uiKit.imageRect?.vertical, "\(plain)")
      #expect(own.titleRect?.vertical == uiKit.titleRect?.vertical, "\(plain)")
    }
  }
}
