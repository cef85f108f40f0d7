import ButtonLayout
import TestSupport
import Testing

@Suite struct `At the ends of what can be asked, a component` {
  static let title = GivenTitle(Size(width: 57, height: 20))

  @Test(arguments: ImagePosition.allCases)
  func `has no room in bounds without extent, and keeps its parts there`(
    position: ImagePosition
  ) throws {
    for distribution in ImageTitleLayout.Distribution.allCases {
      let layout = `What is left over`.layout(position, distribution)
      let answer = layout.arrangement(forBounds: .zero, title: Self.title)
      let image = try #require(answer.imageRect)
      let title = try #require(answer.titleRect)
      #expect(image.size == .zero)
      #expect(title.width == 0 && title.height == 20)
      #expect(answer.titleIsTruncated)
    }
  }

  @Test func `with neither part is UIKit's bare button`() {
    let layout = ImageTitleLayout()
    let none = NoTitle(emptyLineHeight: 21.48046875)
    #expect(
      layout.measurement(title: none).intrinsicContentSize == Size(width: 30, height: 34))
    let answer = layout.arrangement(forBounds: Rect(x: 0, y: 0, width: 30, height: 34), title: none)
    #expect(answer.imageRect == nil && answer.titleRect == nil)
    #expect(answer.contentRect == Rect(x: 0, y: 6, width: 30, height: 22))
  }

  @Test(arguments: ImageTitleLayout.Part.allCases)
  func `cuts an image that is larger than itself`(first: ImageTitleLayout.Part) {
    let layout = `A component's image`.layout(.leading) {
      $0.button.imageSize = Size(width: 200, height: 100)
      $0.givesWayFirst = first
    }
    let none = NoTitle(emptyLineHeight: 21.5)
    let answer = layout.arrangement(
      forBounds: Rect(x: 0, y: 0, width: 50, height: 40), title: none)
    // Each side by itself, as UIKit, or the whole in its proportions.
    #expect(
      answer.imageRect
        == (first == .title
          ? Rect(x: 0, y: 0, width: 50, height: 40) : Rect(x: 0, y: 7.5, width: 50, height: 25)))
  }

  @Test func `lets content leave the bounds where its insets are negative`() {
    let layout = `A component's image`.layout(.leading) {
      $0.button.contentEdgeInsets = EdgeInsets(top: 0, left: -10, bottom: 0, right: -10)
    }
    #expect(
      layout.measurement(title: Self.title).intrinsicContentSize == Size(width: 73, height: 30))
    let answer = layout.arrangement(
      forBounds: Rect(x: 0, y: 0, width: 73, height: 30), title: Self.title)
    #expect(answer.imageRect?.minX == -10)
    #expect(answer.titleRect?.maxX == 83)
  }

  @Test func `lets the parts overlap where its spacing is negative`() {
    let layout = `A component's image`.layout(.leading) { $0.spacing = -10 }
    #expect(
      layout.measurement(title: Self.title).intrinsicContentSize == Size(width: 77, height: 30))
    let answer = layout.arrangement(
      forBounds: Rect(x: 0, y: 0, width: 77, height: 30), title: Self.title)
    #expect(answer.imageRect?.minX == 0)
    #expect(answer.titleRect == Rect(x: 20, y: 5, width: 57, height: 20))
    let over = `A component's image`.layout(.top) { $0.spacing = -100 }
    #expect(over.measurement(title: Self.title).intrinsicContentSize.height == 30)
  }

  @Test func `gives finite rectangles for any finite lengths`() {
    var wild = `Every finite input`.Wild(generator: SeededGenerator(seed: 51))
    for random in ButtonCase.random(4_000, .anywhere, seed: 52) {
      var layout = ImageTitleLayout(wild.button(random.button))
      layout.imagePosition =
        ImagePosition.allCases.randomElement(using: &wild.generator) ?? .top
      layout.distribution =
        ImageTitleLayout.Distribution.allCases.randomElement(using: &wild.generator) ?? .packed
      layout.givesWayFirst = Bool.random(using: &wild.generator) ? .image : .title
      layout.spacing = wild.signed()
      layout.contentBias = wild.signed()
      layout.minimumSize = wild.anySize()
      if Bool.random(using: &wild.generator) { layout.imageSize = wild.anySize() }
      let answer = layout.arrangement(forBounds: wild.rect(), title: random.title)
      let isFinite =
        `Every finite input`.isFinite(answer.imageRect)
        && `Every finite input`.isFinite(answer.imageDrawnRect)
        && `Every finite input`.isFinite(answer.titleRect)
        && `Every finite input`.isFinite(answer.imageArea, mayBeNegative: true)
        && `Every finite input`.isFinite(answer.titleArea, mayBeNegative: true)
      #expect(isFinite, "\(layout): \(answer)")
      for width in [0, 100, wild.signed()] {
        let size = layout.measurement(title: random.title, fittingWidth: width)
          .intrinsicContentSize
        #expect(`Every finite input`.isFinite(Rect(origin: .zero, size: size)), "\(layout)")
      }
    }
  }

  @Test func `traps where a length is no number`() async {
    await #expect(processExitsWith: .failure) {
      var layout = ImageTitleLayout()
      layout.spacing = .nan
    }
    await #expect(processExitsWith: .failure) {
      var layout = ImageTitleLayout()
      layout.contentBias = .nan
    }
    await #expect(processExitsWith: .failure) {
      var layout = ImageTitleLayout()
      layout.imageSize = Size(width: .nan, height: 1)
    }
  }
}
