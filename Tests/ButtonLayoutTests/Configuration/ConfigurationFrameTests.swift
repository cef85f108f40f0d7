import ButtonLayout
import Testing

/// Where a configuration's parts stand: what pictures show, and what follows from the published rules.
@Suite struct ConfigurationFrameTests {
  static let line = GivenTitle(Size(width: 51, height: 20.5))

  @Test func `a lower button keeps its title in the middle, half a pixel up (picture cp05)`() {
    let button = ConfigurationButton()
    let answer = button.arrangement(
      forBounds: Rect(x: 0, y: 0, width: 75, height: 30), title: Self.line)
    #expect(answer.titleRect == Rect(x: 12, y: 4.5, width: 51, height: 20.5))
    #expect(answer.backgroundRect == Rect(x: 0, y: 0, width: 75, height: 30))
    #expect(answer.contentRect == Rect(x: 12, y: 7, width: 51, height: 16))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `fill moves image and title to opposite insets (picture cp25)`(direction: LayoutDirection) {
    var button = ConfigurationButton(imageSize: Size(width: 72, height: 16))
    button.displayScale = 3
    button.imagePadding = 12
    button.contentHorizontalAlignment = .fill
    button.layoutDirection = direction
    let title = GivenTitle(Size(width: 58, height: 61.0 / 3))
    let answer = button.arrangement(
      forBounds: Rect(x: 0, y: 0, width: 353, height: 44), title: title)
    let isReversed = direction == .rightToLeft
    let (image, text): (Double, Double) = isReversed ? (269, 12) : (12, 283)
    #expect(answer.imageRect?.minX == image)
    #expect(answer.titleRect?.minX == text)
    // The block goes down half a pixel, and the image in it again.
    #expect(abs((answer.imageRect?.minY ?? 0) - 41.0 / 3) < 1e-9)
  }

  @Test
  func `title and subtitle are one block, and the wider of them sets the width (picture cp09)`() {
    var button = ConfigurationButton()
    button.displayScale = 3
    button.titlePadding = 8
    button.titleAlignment = .center
    let title = GivenTitle(Size(width: 60, height: 61.0 / 3))
    let subtitle = GivenTitle(Size(width: 96, height: 47.0 / 3))
    let size = button.measurement(title: title, subtitle: subtitle).intrinsicContentSize
    #expect(size == Size(width: 120, height: 58))
    let answer = button.arrangement(
      forBounds: Rect(origin: .zero, size: size), title: title, subtitle: subtitle)
    #expect(answer.titleRect == Rect(x: 30, y: 7, width: 60, height: 61.0 / 3))
    #expect(answer.subtitleRect?.origin == Point(x: 12, y: 7 + 61.0 / 3 + 8))
  }

  @Test(
    arguments: [
      (ConfigurationButton.ImagePlacement.top, Point(x: 40, y: 10), Point(x: 24.5, y: 34)),
      (.bottom, Point(x: 40, y: 34.5), Point(x: 24.5, y: 10)),
      (.leading, Point(x: 12.5, y: 22), Point(x: 36.5, y: 22)),
      (.trailing, Point(x: 67.5, y: 22), Point(x: 12.5, y: 22)),
    ])
  func `image and text stand exactly the padding apart on every side`(
    placement: ConfigurationButton.ImagePlacement, image: Point, title: Point
  ) {
    var button = ConfigurationButton(imageSize: Size(width: 20, height: 20))
    button.imagePlacement = placement
    button.imagePadding = 4
    button.contentInsets = .zero
    let text = GivenTitle(Size(width: 51, height: 20.5))
    let bounds = Rect(x: 0, y: 0, width: 100, height: 64.5)
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      button.layoutDirection = direction
      let answer = button.arrangement(forBounds: bounds, title: text)
      let (first, second) = (answer.imageRect, answer.titleRect)
      guard let first, let second else {
        Issue.record("Image and title are there.")
        return
      }
      if direction == .leftToRight {
        #expect(first.origin == image)
        #expect(second.origin == title)
      } else {
        #expect(first.minX == 100 - image.x - 20)
        #expect(second.minX == 100 - title.x - 51)
      }
      let gaps = [
        second.minX - first.maxX, first.minX - second.maxX, second.minY - first.maxY,
        first.minY - second.maxY,
      ]
      #expect(gaps.contains(4))
    }
  }

  @Test(
    arguments: [
      (ConfigurationButton.TitleAlignment.leading, 0.0), (.center, 10), (.trailing, 20),
    ])
  func `the narrower line follows the title alignment`(
    alignment: ConfigurationButton.TitleAlignment, x: Double
  ) {
    var button = ConfigurationButton()
    button.contentInsets = .zero
    button.titleAlignment = alignment
    let title = GivenTitle(Size(width: 40, height: 20))
    let subtitle = GivenTitle(Size(width: 60, height: 16))
    let size = button.measurement(title: title, subtitle: subtitle).intrinsicContentSize
    #expect(size == Size(width: 60, height: 37))
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      button.layoutDirection = direction
      let answer = button.arrangement(
        forBounds: Rect(origin: .zero, size: size), title: title, subtitle: subtitle)
      #expect(answer.titleRect?.minX == (direction == .leftToRight ? x : 20 - x))
      #expect(answer.subtitleRect?.minY == 21)
    }
  }

  @Test(
    arguments: [
      (ConfigurationButton.ImagePlacement.leading, 0.0), (.trailing, 20), (.top, 10), (.bottom, 10),
    ])
  func `automatic goes by the placement`(
    placement: ConfigurationButton.ImagePlacement, x: Double
  ) {
    var button = ConfigurationButton()
    button.contentInsets = .zero
    button.imagePlacement = placement
    let answer = button.arrangement(
      forBounds: Rect(x: 0, y: 0, width: 60, height: 40),
      title: GivenTitle(Size(width: 40, height: 20)),
      subtitle: GivenTitle(Size(width: 60, height: 16)))
    #expect(answer.titleRect?.minX == x)
  }

  @Test func `a reservation keeps room along the placement and holds the image in its middle`() {
    var button = ConfigurationButton(imageSize: Size(width: 20, height: 10))
    button.contentInsets = .zero
    button.imageReservation = 30
    let title = GivenTitle(Size(width: 40, height: 20))
    #expect(button.measurement(title: title).intrinsicContentSize == Size(width: 70, height: 20))
    let answer = button.arrangement(
      forBounds: Rect(x: 0, y: 0, width: 70, height: 20), title: title)
    #expect(answer.imageRect == Rect(x: 5, y: 5, width: 20, height: 10))
    #expect(answer.titleRect?.minX == 30)
    button.imagePlacement = .top
    #expect(button.measurement(title: title).intrinsicContentSize == Size(width: 40, height: 50))
    button.imageSize = Size(width: 40, height: 44)
    #expect(button.measurement(title: title).intrinsicContentSize == Size(width: 40, height: 64))
  }

  @Test func `text gives way and the image keeps its size`() {
    var button = ConfigurationButton(imageSize: Size(width: 30, height: 30))
    button.imagePadding = 6
    button.contentInsets = .zero
    let title = LineTitle(width: 90.2, lineHeight: 20.3)
    let answer = button.arrangement(
      forBounds: Rect(x: 0, y: 0, width: 80, height: 20), title: title)
    #expect(answer.textRoom == 44)
    #expect(answer.titleIsTruncated)
    #expect(answer.imageRect == Rect(x: 0, y: -5, width: 30, height: 30))
    #expect(answer.titleRect == Rect(x: 36, y: -0.5, width: 44, height: 20.5))
    #expect(answer.unverified.contains([.configuration, .truncatedTitle]))
  }
}
