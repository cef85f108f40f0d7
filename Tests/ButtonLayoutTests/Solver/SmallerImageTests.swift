import ButtonLayout
import TestSupport
import Testing

/// An image shown smaller than it is, by insets that leave it no more room: never resampled.
@Suite struct `A smaller image` {
  private static let wantedSize = Size(width: 20, height: 20)

  @Test(arguments: ImagePosition.allCases, ContentHorizontalAlignment.allCases)
  func `has the wanted size and keeps its proportions`(
    position: ImagePosition, alignment: ContentHorizontalAlignment
  ) throws {
    for direction in LayoutDirection.allCases {
      var button = LegacyButton(imageSize: Size(width: 64, height: 48))
      button.contentHorizontalAlignment = alignment
      button.layoutDirection = direction
      let answer = try button.solution(
        for: WantedArrangement(
          imagePosition: position, spacing: 6, imageSize: Self.wantedSize),
        title: GivenTitle(Size(width: 57, height: 22)), size: Size(width: 120, height: 80))
      #expect(answer.button.imageContentMode == .scaleAspectFit)
      #expect(answer.arrangement.imageRect?.size == Self.wantedSize)
      #expect(answer.arrangement.imageDrawnRect?.size == Size(width: 20, height: 15))
      #expect(answer.arrangement.titleRect?.size == Size(width: 57, height: 22))
      #expect(answer.arrangement.imageRect == answer.wantedImageRect)
      #expect(
        answer.scope.horizontalAlignments == (alignment == .fill ? .init(.fill) : .unstretched))
    }
  }

  @Test func `is counted by its wanted size`() throws {
    let answer = try LegacyButton(imageSize: Size(width: 64, height: 48)).solution(
      for: WantedArrangement(imagePosition: .top, spacing: 6, imageSize: Self.wantedSize),
      title: GivenTitle(Size(width: 57, height: 22)))
    #expect(answer.measurementBefore.intrinsicContentSize == Size(width: 121, height: 48))
    #expect(answer.measurementAfter.intrinsicContentSize == Size(width: 57, height: 48))
  }

  @Test func `alone may be aligned as anybody likes`() throws {
    let button = LegacyButton(imageSize: Size(width: 64, height: 48))
    let answer = try button.solution(
      for: WantedArrangement(imagePosition: .top, imageSize: Self.wantedSize),
      title: NoTitle(emptyLineHeight: 0), size: Size(width: 100, height: 40))
    #expect(answer.scope.horizontalAlignments == .all)
    #expect(answer.arrangement.imageRect == Rect(x: 40, y: 10, width: 20, height: 20))
  }
}
