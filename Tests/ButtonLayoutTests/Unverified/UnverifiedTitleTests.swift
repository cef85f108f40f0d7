import ButtonLayout
import Testing

/// What a title rests on is told on: that of its size in the room with an arrangement, that of its natural size
/// with the button's.
@Suite struct `What a title rests on` {
  static let bounds = Rect(x: 0, y: 0, width: 100, height: 40)

  /// A title that says different things of its two sizes.
  struct Doubtful: TitleMeasuring {
    var isPresent: Bool { true }
    var naturalSize: Size { Size(width: 40, height: 20) }
    var unverified: UnverifiedRules { [.pairKerning, .fontSize] }
    var isFinal: Bool { false }
    func fitted(to width: Double) -> FittedTitle {
      FittedTitle(
        size: naturalSize, isTruncated: false, unverified: [.wrappedTitle, .tightenedTitle])
    }
  }

  @Test(arguments: [UnverifiedRules.pairKerning, .fontSize, .accentedAdvance, .fallbackFont, []])
  func `reaches both answers from a line`(rules: UnverifiedRules) {
    let title = LineTitle(width: 40, lineHeight: 20, unverified: rules)
    let button = LegacyButton(imageSize: Size(width: 20, height: 20))
    #expect(button.arrangement(forBounds: Self.bounds, title: title).unverified == rules)
    #expect(button.measurement(title: title).unverified == rules)
  }

  @Test func `reaches the arrangement beside what a truncated line rests on`() {
    let title = LineTitle(width: 140, lineHeight: 20, unverified: .pairKerning)
    let answer = LegacyButton().arrangement(forBounds: Self.bounds, title: title)
    #expect(answer.unverified == [.pairKerning, .truncatedTitle])
  }

  @Test func `reaches the answer that it is about from any title`() {
    var button = LegacyButton()
    button.idiom = .tv
    let answer = button.arrangement(forBounds: Self.bounds, title: Doubtful())
    #expect(answer.unverified == [.wrappedTitle, .tightenedTitle])
    #expect(
      button.measurement(title: Doubtful()).unverified == [.pairKerning, .fontSize, .tvMetrics])
  }
}
