import ButtonLayout
import Testing

/// Values that articles print or that follow from the rules by hand; the recorded rows stand in the agreement tests.
@Suite struct `A button of 100 × 40 with an image of 30 and a title of 57` {
  static let bounds = Rect(x: 0, y: 0, width: 100, height: 40)
  static let title = GivenTitle(Size(width: 57, height: 20.5))

  static func button(
    _ horizontal: ContentHorizontalAlignment, _ vertical: ContentVerticalAlignment = .center,
    _ change: (inout LegacyButton) -> Void = { _ in }
  ) -> LegacyButton {
    var button = LegacyButton(imageSize: Size(width: 30, height: 30))
    button.contentHorizontalAlignment = horizontal
    button.contentVerticalAlignment = vertical
    change(&button)
    return button
  }

  @Test func `has the areas that article 000 prints`() {
    let answer = Self.button(.center).arrangement(forBounds: Self.bounds, title: Self.title)
    #expect(answer.imageArea == Rect(x: 0, y: 0, width: 43, height: 40))
    #expect(answer.titleArea == Rect(x: 30, y: 0, width: 70, height: 40))
  }

  @Test func `fills as article 000 prints`() {
    let answer = Self.button(.fill, .fill).arrangement(forBounds: Self.bounds, title: Self.title)
    #expect(answer.imageRect == Rect(x: 0, y: 0, width: 43, height: 40))
    #expect(answer.titleRect == Rect(x: 30, y: 0, width: 57, height: 40))
    #expect(answer.unverified.contains(.horizontalFill))
  }

  @Test(arguments: zip([ContentHorizontalAlignment.left, .center, .right], [0.0, 6.5, 13]))
  func `puts the image by alignment`(alignment: ContentHorizontalAlignment, x: Double) {
    let answer = Self.button(alignment).arrangement(forBounds: Self.bounds, title: Self.title)
    #expect(answer.imageRect == Rect(x: x, y: 5, width: 30, height: 30))
    #expect(answer.titleRect?.minX == x + 30)
    #expect(answer.unverified == [])
  }

  @Test(arguments: [
    (ContentHorizontalAlignment.center, 63.5, 6.5), (.leading, 70, 13), (.right, 70, 13),
    (.left, 57, 0), (.trailing, 57, 0),
  ])
  func `mirrors right to left`(
    alignment: ContentHorizontalAlignment, image: Double, title: Double
  ) {
    let button = Self.button(alignment) { $0.layoutDirection = .rightToLeft }
    let answer = button.arrangement(forBounds: Self.bounds, title: Self.title)
    #expect(answer.imageRect?.minX == image)
    #expect(answer.titleRect?.minX == title)
  }

  @Test(arguments: [
    (87.0, 0.0, 30.0, 30.0, 57.0), (60, 0, 30, 30, 30), (30, 0, 30, 30, 0), (20, 0, 20, 20, 0),
  ])
  func `lets the title give way first, then the image`(
    width: Double, imageX: Double, imageWidth: Double, titleX: Double, titleWidth: Double
  ) {
    let answer = Self.button(.center).arrangement(
      forBounds: Rect(x: 0, y: 0, width: width, height: 20), title: Self.title)
    #expect(answer.imageRect == Rect(x: imageX, y: 0, width: imageWidth, height: 20))
    #expect(answer.titleRect == Rect(x: titleX, y: -0.5, width: titleWidth, height: 20.5))
    #expect(answer.titleIsTruncated == (titleWidth < 57))
    #expect(answer.unverified == (titleWidth == 30 ? .truncatedTitle : []))
  }

  @Test func `gives the title its width back by the image-on-top recipe`() {
    let button = Self.button(.center) { $0.titleEdgeInsets.left = -30 }
    let answer = button.arrangement(
      forBounds: Rect(x: 0, y: 0, width: 87, height: 60), title: Self.title)
    #expect(answer.titleRect?.minX == 15)
    #expect(answer.titleRect?.width == 57)
  }
}

@Suite struct `The button of article 001, 200 × 100` {
  static func answer(
    _ alignment: ContentHorizontalAlignment, _ insets: EdgeInsets
  ) -> ButtonArrangement {
    var button = LegacyButton(imageSize: Size(width: 50, height: 50))
    button.contentHorizontalAlignment = alignment
    button.imageEdgeInsets = insets
    return button.arrangement(
      forBounds: Rect(x: 0, y: 0, width: 200, height: 100),
      title: GivenTitle(Size(width: 50, height: 25)))
  }

  @Test func `moves the image by half of a left inset and leaves the title`() {
    let answer = Self.answer(.center, EdgeInsets(left: 50))
    #expect(answer.imageRect?.minX == 75)
    #expect(answer.titleRect?.minX == 100)
  }

  @Test func `does nothing for a right inset under left alignment`() {
    #expect(
      Self.answer(.left, EdgeInsets(right: 50)).imageRect == Self.answer(.left, .zero).imageRect)
  }

  @Test func `squeezes the image to 25 when only 25 are left`() {
    let answer = Self.answer(.left, EdgeInsets(right: 175))
    #expect(answer.imageRect == Rect(x: 0, y: 25, width: 25, height: 50))
    #expect(answer.titleRect?.minX == 25)
  }

  @Test func `moves the image by half of a top inset`() {
    #expect(Self.answer(.center, EdgeInsets(top: 50)).imageRect?.minY == 50)
  }
}
