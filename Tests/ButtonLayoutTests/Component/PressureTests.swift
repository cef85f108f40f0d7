import ButtonLayout
import TestSupport
import Testing

/// What gives way where there is too little room: an image of 30 × 30, a spacing of 6.
@Suite struct `Under pressure` {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let position: ImagePosition
    let first: ImageTitleLayout.Part
    let bounds: Size
    let image: Rect
    let title: Rect
  }

  static let rows: [Row] = [
    Row(
      testDescription: "the title is cut beside the image", position: .leading, first: .title,
      bounds: Size(width: 80, height: 40), image: Rect(x: 0, y: 5, width: 30, height: 30),
      title: Rect(x: 36, y: 10, width: 44, height: 20)),
    Row(
      testDescription: "without any title the spacing gives way", position: .leading,
      first: .title, bounds: Size(width: 33, height: 40),
      image: Rect(x: 0, y: 5, width: 30, height: 30),
      title: Rect(x: 33, y: 10, width: 0, height: 20)),
    Row(
      testDescription: "at last the image, each side by itself", position: .trailing,
      first: .title, bounds: Size(width: 20, height: 24),
      image: Rect(x: 0, y: 0, width: 20, height: 24),
      title: Rect(x: 0, y: 2, width: 0, height: 20)),
    Row(
      testDescription: "the image is smaller beside the whole title", position: .leading,
      first: .image, bounds: Size(width: 83, height: 40),
      image: Rect(x: 0, y: 10, width: 20, height: 20),
      title: Rect(x: 26, y: 10, width: 57, height: 20)),
    Row(
      testDescription: "without any image the spacing gives way", position: .leading,
      first: .image, bounds: Size(width: 60, height: 40),
      image: Rect(x: 0, y: 20, width: 0, height: 0),
      title: Rect(x: 3, y: 10, width: 57, height: 20)),
    Row(
      testDescription: "at last the title", position: .leading, first: .image,
      bounds: Size(width: 50, height: 40), image: Rect(x: 0, y: 20, width: 0, height: 0),
      title: Rect(x: 0, y: 10, width: 50, height: 20)),
    Row(
      testDescription: "above a line the spacing gives way", position: .top, first: .title,
      bounds: Size(width: 57, height: 53), image: Rect(x: 13.5, y: 0, width: 30, height: 30),
      title: Rect(x: 0, y: 33, width: 57, height: 20)),
    Row(
      testDescription: "and then the image, in height alone", position: .top, first: .title,
      bounds: Size(width: 57, height: 40), image: Rect(x: 13.5, y: 0, width: 30, height: 20),
      title: Rect(x: 0, y: 20, width: 57, height: 20)),
    Row(
      testDescription: "an image that gives way first keeps its proportions and the spacing",
      position: .top, first: .image, bounds: Size(width: 57, height: 40),
      image: Rect(x: 21.5, y: 0, width: 14, height: 14),
      title: Rect(x: 0, y: 20, width: 57, height: 20)),
  ]

  @Test(arguments: rows)
  func `one after the other gives way`(row: Row) {
    for direction in LayoutDirection.allCases {
      let layout = `A component's image`.layout(row.position) {
        $0.givesWayFirst = row.first
        $0.button.layoutDirection = direction
      }
      let bounds = Rect(origin: .zero, size: row.bounds)
      let answer = layout.arrangement(forBounds: bounds, title: `A component's image`.title)
      func expected(_ rect: Rect) -> Rect {
        direction == .leftToRight ? rect : rect.mirrored(in: bounds)
      }
      #expect(isClose(answer.imageRect, expected(row.image)), "\(answer)")
      #expect(isClose(answer.titleRect, expected(row.title)), "\(answer)")
      #expect(answer.titleIsTruncated == (row.title.width < 57))
    }
  }

  static let words = WordsTitle(4, word: Size(width: 25, height: 17))

  @Test func `a title that wraps does so before the image gives way`() {
    let layout = `A component's image`.layout(.leading) { $0.givesWayFirst = .image }
    let answer = layout.arrangement(
      forBounds: Rect(x: 0, y: 0, width: 86, height: 40), title: Self.words)
    #expect(answer.imageRect == Rect(x: 0, y: 5, width: 30, height: 30))
    #expect(answer.titleRect == Rect(x: 36, y: 3, width: 50, height: 34))
    #expect(!answer.titleIsTruncated)
  }

  @Test func `a title above or below loses its lines before the image loses height`() {
    let layout = `A component's image`.layout(.top)
    // In 25 of width four lines want 68; 30 and 6 are taken of 87, which leaves three lines.
    let answer = layout.arrangement(
      forBounds: Rect(x: 0, y: 0, width: 25, height: 87), title: Self.words)
    #expect(answer.titleRect == Rect(x: 0, y: 36, width: 25, height: 51))
    #expect(answer.imageRect == Rect(x: 0, y: 0, width: 25, height: 30))
    #expect(answer.titleIsTruncated)
  }

  @Test(arguments: [
    (ImagePosition.leading, 86.0, Size(width: 86, height: 34)),
    (.leading, 85, Size(width: 61, height: 68)), (.top, 50, Size(width: 50, height: 70)),
    (.top, 99.5, Size(width: 75, height: 70)), (.top, 100, Size(width: 100, height: 53)),
    (.leading, 0, Size(width: 136, height: 30)), (.leading, 50, Size(width: 136, height: 30)),
  ])
  func `a title that wraps makes the button higher for a width`(
    position: ImagePosition, width: Double, size: Size
  ) {
    let layout = `A component's image`.layout(position)
    let fitted = layout.measurement(title: Self.words, fittingWidth: width)
    #expect(fitted.intrinsicContentSize == size)
    let answer = layout.arrangement(
      forBounds: Rect(origin: .zero, size: fitted.intrinsicContentSize), title: Self.words)
    #expect(!answer.titleIsTruncated)
  }

  @Test func `a title with too few lines for a width keeps its natural size`() {
    let layout = `A component's image`.layout(.top)
    let two = WordsTitle(4, word: Size(width: 25, height: 17), numberOfLines: 2)
    #expect(
      layout.measurement(title: two, fittingWidth: 50).intrinsicContentSize
        == Size(width: 50, height: 70))
    #expect(
      layout.measurement(title: two, fittingWidth: 49).intrinsicContentSize
        == Size(width: 100, height: 53))
  }
}
