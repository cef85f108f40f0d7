import ButtonLayout
import TestSupport
import Testing

/// Known places, reckoned by hand: an image of 30 × 30 and a title of 57 × 20.
@Suite struct `A component's image` {
  static let title = GivenTitle(Size(width: 57, height: 20))

  static func layout(
    _ position: ImagePosition, _ change: (inout ImageTitleLayout) -> Void = { _ in }
  ) -> ImageTitleLayout {
    var layout = ImageTitleLayout(imageSize: Size(width: 30, height: 30))
    layout.imagePosition = position
    layout.spacing = 6
    change(&layout)
    return layout
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let position: ImagePosition
    let size: Size
    let image: Rect
    let title: Rect
    /// The same in an interface that reads from right to left.
    let mirroredImage: Rect
    let mirroredTitle: Rect
    var testDescription: String { "\(position)" }
  }

  static let rows: [Row] = [
    Row(
      position: .leading, size: Size(width: 93, height: 30),
      image: Rect(x: 3.5, y: 5, width: 30, height: 30),
      title: Rect(x: 39.5, y: 10, width: 57, height: 20),
      mirroredImage: Rect(x: 66.5, y: 5, width: 30, height: 30),
      mirroredTitle: Rect(x: 3.5, y: 10, width: 57, height: 20)),
    Row(
      position: .trailing, size: Size(width: 93, height: 30),
      image: Rect(x: 66.5, y: 5, width: 30, height: 30),
      title: Rect(x: 3.5, y: 10, width: 57, height: 20),
      mirroredImage: Rect(x: 3.5, y: 5, width: 30, height: 30),
      mirroredTitle: Rect(x: 39.5, y: 10, width: 57, height: 20)),
    Row(
      position: .left, size: Size(width: 93, height: 30),
      image: Rect(x: 3.5, y: 5, width: 30, height: 30),
      title: Rect(x: 39.5, y: 10, width: 57, height: 20),
      mirroredImage: Rect(x: 3.5, y: 5, width: 30, height: 30),
      mirroredTitle: Rect(x: 39.5, y: 10, width: 57, height: 20)),
    Row(
      position: .right, size: Size(width: 93, height: 30),
      image: Rect(x: 66.5, y: 5, width: 30, height: 30),
      title: Rect(x: 3.5, y: 10, width: 57, height: 20),
      mirroredImage: Rect(x: 66.5, y: 5, width: 30, height: 30),
      mirroredTitle: Rect(x: 3.5, y: 10, width: 57, height: 20)),
    Row(
      position: .top, size: Size(width: 57, height: 56),
      image: Rect(x: 35, y: -8, width: 30, height: 30),
      title: Rect(x: 21.5, y: 28, width: 57, height: 20),
      mirroredImage: Rect(x: 35, y: -8, width: 30, height: 30),
      mirroredTitle: Rect(x: 21.5, y: 28, width: 57, height: 20)),
    Row(
      position: .bottom, size: Size(width: 57, height: 56),
      image: Rect(x: 35, y: 18, width: 30, height: 30),
      title: Rect(x: 21.5, y: -8, width: 57, height: 20),
      mirroredImage: Rect(x: 35, y: 18, width: 30, height: 30),
      mirroredTitle: Rect(x: 21.5, y: -8, width: 57, height: 20)),
    Row(
      position: .center, size: Size(width: 57, height: 30),
      image: Rect(x: 35, y: 5, width: 30, height: 30),
      title: Rect(x: 21.5, y: 10, width: 57, height: 20),
      mirroredImage: Rect(x: 35, y: 5, width: 30, height: 30),
      mirroredTitle: Rect(x: 21.5, y: 10, width: 57, height: 20)),
  ]

  @Test(arguments: rows)
  func `stands where its position says, both ways of reading`(row: Row) {
    // Above and below need 56 of height; the rows say 40 for the others, and are 16 too high for these.
    let isStacked = row.position == .top || row.position == .bottom
    let bounds = Rect(x: 0, y: 0, width: 100, height: isStacked ? 72 : 40)
    let down = isStacked ? 16.0 : 0
    for direction in LayoutDirection.allCases {
      let layout = Self.layout(row.position) { $0.button.layoutDirection = direction }
      let answer = layout.arrangement(forBounds: bounds, title: Self.title)
      let isMirrored = direction == .rightToLeft
      #expect(
        answer.imageRect
          == (isMirrored ? row.mirroredImage : row.image).moved(x: 0, y: down))
      #expect(
        answer.titleRect
          == (isMirrored ? row.mirroredTitle : row.title).moved(x: 0, y: down))
      #expect(layout.measurement(title: Self.title).intrinsicContentSize == row.size)
      #expect(answer.unverified == [])
    }
  }

  @Test func `keeps its spacing to the title only where both are there`() {
    let layout = Self.layout(.top)
    let none = NoTitle(emptyLineHeight: 21.5)
    #expect(
      layout.measurement(title: none).intrinsicContentSize == Size(width: 30, height: 30))
    let bounds = Rect(x: 0, y: 0, width: 80, height: 70)
    #expect(
      layout.arrangement(forBounds: bounds, title: none).imageRect
        == Rect(x: 25, y: 20, width: 30, height: 30))
    let alone = Self.layout(.top) { $0.button.imageSize = nil }
    // A title alone is UIKit's plain button, 12 points higher than its line.
    #expect(
      alone.measurement(title: Self.title).intrinsicContentSize == Size(width: 57, height: 32))
    #expect(
      alone.arrangement(forBounds: bounds, title: Self.title).titleRect
        == Rect(x: 11.5, y: 25, width: 57, height: 20))
  }

  @Test func `is shown in another size, and drawn as its mode says`() {
    let layout = Self.layout(.top) {
      $0.button.imageSize = Size(width: 40, height: 20)
      $0.imageSize = Size(width: 20, height: 20)
      $0.button.imageContentMode = .scaleAspectFit
    }
    let answer = layout.arrangement(
      forBounds: Rect(x: 0, y: 0, width: 80, height: 70), title: Self.title)
    #expect(answer.imageRect == Rect(x: 30, y: 12, width: 20, height: 20))
    #expect(answer.imageDrawnRect == Rect(x: 30, y: 17, width: 20, height: 10))
    #expect(
      layout.measurement(title: Self.title).intrinsicContentSize == Size(width: 57, height: 46))
  }

  @Test func `keeps its place where it is hidden or missing, when asked to`() {
    let bounds = Rect(x: 0, y: 0, width: 100, height: 40)
    let shown = Self.layout(.leading)
    let place = shown.arrangement(forBounds: bounds, title: Self.title)
    for change in [
      { $0.isImageHidden = true },
      {
        $0.button.imageSize = nil
        $0.imageSize = Size(width: 30, height: 30)
      },
    ] as [(inout ImageTitleLayout) -> Void] {
      var kept = Self.layout(.leading, change)
      kept.reservesImageSpace = true
      let answer = kept.arrangement(forBounds: bounds, title: Self.title)
      #expect(answer.imageRect == nil)
      #expect(answer.titleRect == place.titleRect)
      #expect(kept.measurement(title: Self.title) == shown.measurement(title: Self.title))
      let closed = Self.layout(.leading, change)
      #expect(
        closed.arrangement(forBounds: bounds, title: Self.title).titleRect
          == Rect(x: 21.5, y: 10, width: 57, height: 20))
    }
    let untitled = Self.layout(.leading) {
      $0.isTitleHidden = true
      $0.reservesTitleSpace = true
    }
    let answer = untitled.arrangement(forBounds: bounds, title: Self.title)
    #expect(answer.imageRect == place.imageRect)
    #expect(answer.titleRect == nil)
  }
}
