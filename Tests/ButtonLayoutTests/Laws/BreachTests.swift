import ButtonLayout
import Testing

/// Where UIKit breaks a law that one would like, the breach is a case of its own and not a looser law.
@Suite struct `Laws that UIKit breaks` {
  static let size = Size(width: 20, height: 20)

  static func bounds(_ width: Double, _ height: Double) -> Rect {
    Rect(x: 0, y: 0, width: width, height: height)
  }

  @Test
  func `breach: title insets alone truncate the title at the natural size (openradar 18348992)`() {
    var button = LegacyButton(imageSize: Self.size)
    button.titleEdgeInsets = EdgeInsets(left: 8)
    let title = GivenTitle(Size(width: 60, height: 20))
    let size = button.measurement(title: title).intrinsicContentSize
    let answer = button.arrangement(forBounds: Rect(origin: .zero, size: size), title: title)
    #expect(size.width == 80)
    #expect(answer.titleIsTruncated)
    #expect(answer.titleRect?.width == 52)
  }

  @Test func `breach: an image between two pixels may overlap the title by half a pixel`() {
    var button = LegacyButton(imageSize: Size(width: 17.2, height: 20))
    button.contentHorizontalAlignment = .left
    let answer = button.arrangement(
      forBounds: Self.bounds(100, 40), title: GivenTitle(Size(width: 40, height: 20)))
    #expect(answer.imageRect == Rect(x: 0, y: 10, width: 17.2, height: 20))
    #expect(answer.titleRect == Rect(x: 17, y: 10, width: 40, height: 20))
  }

  @Test func `breach: fill lets the image overlap the title (article 000)`() {
    var button = LegacyButton(imageSize: Size(width: 30, height: 30))
    button.contentHorizontalAlignment = .fill
    button.contentVerticalAlignment = .fill
    let answer = button.arrangement(
      forBounds: Self.bounds(100, 40), title: GivenTitle(Size(width: 57, height: 20.5)))
    #expect(answer.imageRect == Rect(x: 0, y: 0, width: 43, height: 40))
    #expect(answer.titleRect == Rect(x: 30, y: 0, width: 57, height: 40))
  }

  @Test func `breach: a title rounded up to the point overlaps the image by less than a point`() {
    var button = LegacyButton(imageSize: Self.size)
    button.contentHorizontalAlignment = .right
    let title = LineTitle(width: 60, lineHeight: 20)
    let current = button.arrangement(forBounds: Self.bounds(79.5, 20), title: title)
    #expect(current.imageRect == Rect(x: 0, y: 0, width: 20, height: 20))
    #expect(current.titleRect == Rect(x: 19.5, y: 0, width: 60, height: 20))
    button.generation = .classic
    let classic = button.arrangement(forBounds: Self.bounds(79.5, 20), title: title)
    #expect(classic.titleRect == Rect(x: 20, y: 0, width: 59.5, height: 20))
  }

  @Test func `breach: a filling image gets narrower when the title beside it grows by a point`() {
    var button = LegacyButton(imageSize: Self.size)
    button.contentHorizontalAlignment = .fill
    let title = LineTitle(width: 60, lineHeight: 20)
    let narrow = button.arrangement(forBounds: Self.bounds(70, 20), title: title)
    let wide = button.arrangement(forBounds: Self.bounds(70.5, 20), title: title)
    #expect(narrow.imageRect?.width == 20)
    #expect(wide.imageRect?.width == 19.5)
  }

  @Test func `breach: a pair of insets that takes half a pixel past zero moves a pixel more`() {
    var button = LegacyButton(imageSize: Self.size)
    button.displayScale = 1
    button.contentHorizontalAlignment = .left
    func x(_ left: Double) -> Double? {
      button.imageEdgeInsets = EdgeInsets(left: left, right: -left)
      return button.arrangement(
        forBounds: Self.bounds(100, 20), title: NoTitle(emptyLineHeight: 20)
      )
      .imageRect?.minX
    }
    #expect(x(-0.5) == -1)
    #expect(x(0.5) == 1)
  }
}
