import ButtonLayout
import Testing

@Suite struct `The natural size` {
  static let line15 = 15 * 1.193359375
  static let line18 = 18 * 1.193359375

  @Test(arguments: [
    (11.0, 26.0), (12, 27), (13, 28), (14, 29), (15, 30), (16, 32), (17, 33), (18, 34), (20, 36),
    (21, 38), (22, 39), (23, 40), (24, 41), (25, 42), (28, 46),
  ])
  func `of a plain title is its line, up to a point, and 12`(pointSize: Double, height: Double) {
    for generation in [Generation.classic, .current] {
      var button = LegacyButton()
      button.generation = generation
      let title = LineTitle(width: 45.1, lineHeight: pointSize * 1.193359375)
      #expect(
        button.measurement(title: title).intrinsicContentSize == Size(width: 46, height: height))
    }
  }

  @Test func `of a plain short title is 30 wide at least`() {
    let title = LineTitle(width: 24.6, lineHeight: Self.line15)
    let size = LegacyButton().measurement(title: title).intrinsicContentSize
    #expect(size == Size(width: 30, height: 30))
  }

  @Test func `of an empty button is 30 × 34, or 30 × 30 in the system font`() {
    let custom = LegacyButton().measurement(title: NoTitle(emptyLineHeight: Self.line18))
    let system = LegacyButton().measurement(title: NoTitle(emptyLineHeight: Self.line15))
    #expect(custom.intrinsicContentSize == Size(width: 30, height: 34))
    #expect(system.intrinsicContentSize == Size(width: 30, height: 30))
  }

  @Test(arguments: [
    (Size(width: 16, height: 16), Size(width: 16, height: 22)),
    (Size(width: 23, height: 21), Size(width: 23, height: 22)),
    (Size(width: 24, height: 25), Size(width: 24, height: 25)),
  ])
  func `of an image still holds the empty title's line`(image: Size, size: Size) {
    let button = LegacyButton(imageSize: image)
    let title = NoTitle(emptyLineHeight: Self.line18)
    #expect(button.measurement(title: title).intrinsicContentSize == size)
  }

  @Test func `counts content insets, and image and title insets not at all`() {
    var button = LegacyButton(imageSize: Size(width: 20, height: 20))
    button.contentEdgeInsets = EdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    button.imageEdgeInsets = EdgeInsets(left: -10, right: 10)
    button.titleEdgeInsets = EdgeInsets(left: 10, right: -10)
    let title = GivenTitle(Size(width: 40, height: 18))
    #expect(
      button.measurement(title: title).intrinsicContentSize == Size(width: 92, height: 36))
  }

  @Test func `loses 12 and 30 by the smallest positive inset`() {
    var button = LegacyButton()
    button.contentEdgeInsets.top = .leastNormalMagnitude
    let title = LineTitle(width: 10, lineHeight: Self.line15)
    let size = button.measurement(title: title).intrinsicContentSize
    #expect(size == Size(width: 10, height: 18))
  }

  @Test func `is at least the background image, without 12 and 30`() {
    let button = LegacyButton(backgroundImageSize: Size(width: 21, height: 44))
    let title = LineTitle(width: 10, lineHeight: Self.line15)
    let size = button.measurement(title: title).intrinsicContentSize
    #expect(size == Size(width: 21, height: 44))
  }

  @Test func `is never negative, and says that nobody measured that`() {
    var button = LegacyButton()
    button.contentEdgeInsets = EdgeInsets(top: -50, left: -50, bottom: -50, right: -50)
    let answer = button.measurement(title: GivenTitle(Size(width: 40, height: 20)))
    #expect(answer.intrinsicContentSize == .zero)
    #expect(answer.unverified == .negativeIntrinsicSize)
  }

  @Test(arguments: ButtonType.allCases, Idiom.allCases)
  func `counts insets that only a system button on tvOS is born with`(
    type: ButtonType, idiom: Idiom
  ) {
    let born = LegacyButton.defaultContentEdgeInsets(for: type, idiom: idiom)
    let expected =
      type == .system && idiom == .tv
      ? EdgeInsets(top: 20, left: 40, bottom: 20, right: 40) : EdgeInsets()
    #expect(born == expected)
  }

  @Test func `of a system button on tvOS has the insets it is born with`() {
    var button = LegacyButton(imageSize: Size(width: 24, height: 24))
    button.idiom = .tv
    button.buttonType = .system
    button.contentEdgeInsets = LegacyButton.defaultContentEdgeInsets(for: .system, idiom: .tv)
    let recorded = button.measurement(title: NoTitle(emptyLineHeight: 0))
    #expect(recorded.intrinsicContentSize == Size(width: 104, height: 64))
    #expect(recorded.unverified == [])
    button.contentEdgeInsets = .zero
    #expect(button.measurement(title: NoTitle(emptyLineHeight: 0)).unverified == .tvMetrics)
  }
}

@Suite struct `The hidden padding` {
  static func title(_ vertical: ContentVerticalAlignment, sized: Bool) -> Rect? {
    var button = LegacyButton()
    button.hasBeenSizedToFit = sized
    button.contentVerticalAlignment = vertical
    return button.arrangement(
      forBounds: Rect(x: 0, y: 0, width: 100, height: 60),
      title: GivenTitle(Size(width: 40, height: 20))
    ).titleRect
  }

  @Test func `keeps a measured title 6 points from the edge`() {
    #expect(Self.title(.top, sized: true)?.minY == 6)
    #expect(Self.title(.bottom, sized: true)?.maxY == 54)
    #expect(Self.title(.fill, sized: true) == Rect(x: 30, y: 6, width: 40, height: 48))
    #expect(Self.title(.center, sized: true) == Self.title(.center, sized: false))
  }

  @Test func `is not there before UIKit measured, nor beside an image`() {
    #expect(Self.title(.top, sized: false)?.minY == 0)
    var button = LegacyButton(imageSize: Size(width: 10, height: 10))
    button.hasBeenSizedToFit = true
    let bounds = Rect(x: 0, y: 0, width: 100, height: 60)
    #expect(button.contentRect(forBounds: bounds) == bounds)
  }
}
