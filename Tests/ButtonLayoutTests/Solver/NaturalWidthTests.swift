import ButtonLayout
import TestSupport
import Testing

/// Article 000's puzzle: a button of 60 × 60, too narrow for an image of 30 beside a title of 57.
@Suite struct `The image's edges come from the title's natural width` {
  private static let bounds = Rect(x: 0, y: 0, width: 60, height: 60)
  private static let title = LineTitle(width: 57, lineHeight: 20)

  private static var narrow: LegacyButton {
    LegacyButton(imageSize: Size(width: 30, height: 30))
  }

  /// The width of the label beside the image, which somebody reads before setting insets.
  private static var readWidth: Double {
    narrow.arrangement(forBounds: bounds, title: title).titleRect?.width ?? 0
  }

  @Test func `so that an image above its title is centred (B21, article 000)`() throws {
    let answer = try Self.narrow.solution(
      for: WantedArrangement(imagePosition: .top), title: Self.title, size: Self.bounds.size)
    #expect(answer.arrangement.imageRect?.minX == 15)
    #expect(answer.arrangement.titleRect?.minX == 1.5)
    #expect(answer.arrangement.titleIsTruncated == false)
  }

  @Test func `the label's current width instead leaves the image at the left (B21, article 000)`() {
    #expect(Self.readWidth == 30)
    var button = Self.narrow
    button.imageEdgeInsets = EdgeInsets(bottom: 20, right: -Self.readWidth)
    button.titleEdgeInsets = EdgeInsets(top: 30, left: -30)
    let laidOut = button.arrangement(forBounds: Self.bounds, title: Self.title)
    #expect(laidOut.imageRect?.minX == 1.5)
    #expect(laidOut.titleRect?.minX == 1.5)
  }

  @Test func `the label's current width cuts a title that its own would hold (article 000)`() {
    var button = Self.narrow
    let left = (60 - Self.readWidth) / 2
    button.titleEdgeInsets = EdgeInsets(top: 30, left: left - 30, right: left)
    let laidOut = button.arrangement(forBounds: Self.bounds, title: Self.title)
    #expect(laidOut.titleRect?.width == 30)
    #expect(laidOut.titleIsTruncated)
  }

  @Test func `under fill the label's current width leaves the image one point (article 000)`() {
    for (right, width) in [(28.0, 1.0), (57, 30)] {
      var button = Self.narrow
      button.contentHorizontalAlignment = .fill
      button.imageEdgeInsets = EdgeInsets(left: 15, right: 15 - right)
      button.titleEdgeInsets = EdgeInsets(left: 1.5 - 30, right: 1.5)
      let laidOut = button.arrangement(forBounds: Self.bounds, title: Self.title)
      #expect(laidOut.imageRect?.width == width)
    }
  }

  @Test(arguments: [ImagePosition.left, .right, .top, .bottom, .center])
  func `a title that has to give way is counted by what it gets`(position: ImagePosition) throws {
    let size = Size(width: 50, height: 90)
    let answer = try Self.narrow.solution(
      for: WantedArrangement(imagePosition: position, spacing: 4), title: Self.title, size: size)
    let title = try #require(answer.arrangement.titleRect)
    let image = try #require(answer.arrangement.imageRect)
    #expect(title.width == (position.axis == .horizontal ? 16 : 50))
    #expect(answer.arrangement.titleIsTruncated)
    #expect(min(image.minX, title.minX) >= 0 && max(image.maxX, title.maxX) <= 50)
  }
}
