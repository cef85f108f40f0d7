import ButtonLayout
import TestSupport
import Testing

@Suite struct `What is left over` {
  static let title = GivenTitle(Size(width: 57, height: 20))

  static func layout(
    _ position: ImagePosition, _ distribution: ImageTitleLayout.Distribution,
    _ change: (inout ImageTitleLayout) -> Void = { _ in }
  ) -> ImageTitleLayout {
    `A component's image`.layout(position) {
      $0.distribution = distribution
      change(&$0)
    }
  }

  static func places(
    _ layout: ImageTitleLayout, _ width: Double, _ height: Double
  ) -> [Double?] {
    let answer = layout.arrangement(
      forBounds: Rect(x: 0, y: 0, width: width, height: height), title: title)
    return layout.imagePosition.axis == .vertical
      ? [answer.imageRect?.minY, answer.titleRect?.minY, answer.titleRect?.height]
      : [answer.imageRect?.minX, answer.titleRect?.minX, answer.titleRect?.width]
  }

  // 200 wide: the middle title stands at 71.5; the image's 30 and the spacing of 6 reach to 36.
  @Test(
    arguments: [
      (200.0, [0, 71.5, 57]), (130, [0, 36.5, 57]), (128, [0, 36, 57]), (110, [0, 36, 57]),
      (93, [0, 36, 57]), (80, [0, 36, 44]), (36, [0, 36, 0]), (30, [0, 30, 0]), (20, [0, 20, 0]),
    ] as [(Double, [Double])])
  func `is beside a pinned image until the title has to move, and then to give way`(
    width: Double, places: [Double]
  ) {
    #expect(Self.places(Self.layout(.leading, .pinned), width, 40) == places)
    let mirrored = Self.layout(.leading, .pinned) { $0.button.layoutDirection = .rightToLeft }
    let answer = mirrored.arrangement(
      forBounds: Rect(x: 0, y: 0, width: width, height: 40), title: Self.title)
    #expect(answer.titleRect?.maxX == width - places[1])
    #expect(answer.imageRect?.maxX == width)
  }

  @Test func `leaves the pinned title in the middle of the button, not of its content`() {
    let layout = Self.layout(.leading, .pinned) {
      $0.button.contentEdgeInsets = EdgeInsets(top: 0, left: 16, bottom: 0, right: 8)
    }
    #expect(Self.places(layout, 200, 40) == [16, 71.5, 57])
    // 57 and twice the 52 that the image reaches to: the narrowest in which the title is in the middle.
    let natural = layout.measurement(title: Self.title).intrinsicContentSize
    #expect(natural == Size(width: 161, height: 30))
    #expect(Self.places(layout, 161, 40) == [16, 52, 57])
  }

  @Test func `is shared by halves, with the spacing between them`() {
    let layout = Self.layout(.leading, .halves)
    // Halves of 97: the image at (97 − 30) / 2, the title at 103 + (97 − 57) / 2.
    #expect(Self.places(layout, 200, 40) == [33.5, 123, 57])
    #expect(
      layout.measurement(title: Self.title).intrinsicContentSize == Size(width: 120, height: 30))
    #expect(Self.places(layout, 120, 40) == [13.5, 63, 57])
    // A half is all that a part has.
    #expect(Self.places(layout, 106, 40) == [10, 56, 50])
    #expect(
      Self.places(Self.layout(.bottom, .halves), 100, 126) == [81, 20, 20])
  }

  @Test func `article 002, LQButton: without spacing the halves are those of the width`() {
    let layout = Self.layout(.right, .halves) { $0.spacing = 0 }
    #expect(Self.places(layout, 300, 80) == [210, 46.5, 57])
  }

  @Test(
    arguments: [
      (0, [0, 36]), (0.25, [1.5, 37.5]), (0.5, [3.5, 39.5]), (1, [7, 43]), (-3, [0, 36]),
      (7, [7, 43]),
    ] as [(Double, [Double])])
  func `lies before packed content by its bias`(bias: Double, places: [Double]) {
    let layout = Self.layout(.leading, .packed) { $0.contentBias = bias }
    #expect(Array(Self.places(layout, 100, 40).prefix(2)) == places)
  }

  @Test func `article 004: two thirds of it lie above`() {
    let layout = Self.layout(.top, .packed) {
      $0.spacing = 3
      $0.contentBias = 2.0 / 3
    }
    // 80 − 53 = 27, of which 18 lie above.
    #expect(Self.places(layout, 100, 80) == [18, 51, 20])
  }

  @Test func `goes to the image under fill, to the title where the image is pinned`() {
    let packed = Self.layout(.leading, .packed) { $0.button.contentHorizontalAlignment = .fill }
    let bounds = Rect(x: 0, y: 0, width: 120, height: 40)
    var answer = packed.arrangement(forBounds: bounds, title: Self.title)
    #expect(answer.imageRect == Rect(x: 0, y: 5, width: 57, height: 30))
    #expect(answer.titleRect == Rect(x: 63, y: 10, width: 57, height: 20))
    let pinned = Self.layout(.leading, .pinned) { $0.button.contentHorizontalAlignment = .fill }
    answer = pinned.arrangement(forBounds: bounds, title: Self.title)
    #expect(answer.imageRect == Rect(x: 0, y: 5, width: 30, height: 30))
    #expect(answer.titleRect == Rect(x: 36, y: 10, width: 84, height: 20))
    let halves = Self.layout(.leading, .halves) { $0.button.contentHorizontalAlignment = .fill }
    answer = halves.arrangement(forBounds: bounds, title: Self.title)
    #expect(answer.imageRect == Rect(x: 0, y: 5, width: 57, height: 30))
    #expect(answer.titleRect == Rect(x: 63, y: 10, width: 57, height: 20))
    let above = Self.layout(.top, .packed) {
      $0.button.contentHorizontalAlignment = .fill
      $0.button.contentVerticalAlignment = .fill
    }
    answer = above.arrangement(
      forBounds: Rect(x: 0, y: 0, width: 120, height: 70), title: Self.title)
    #expect(answer.imageRect == Rect(x: 0, y: 0, width: 120, height: 44))
    #expect(answer.titleRect == Rect(x: 0, y: 50, width: 120, height: 20))
  }
}
