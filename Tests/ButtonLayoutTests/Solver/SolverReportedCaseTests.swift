import ButtonLayout
import TestSupport
import Testing

/// What people reported of helpers that write insets, asked of the solver.
@Suite struct `The solver gets right what was reported` {
  struct Report: Sendable, CustomStringConvertible {
    let source: String
    let position: ImagePosition
    var spacing = 0.0
    let image: Size
    let title: Size
    var size: Size?
    var vertical = ContentVerticalAlignment.center
    let imageRect: Rect
    let titleRect: Rect
    var description: String { source }
  }

  private static func size(_ width: Double, _ height: Double) -> Size {
    Size(width: width, height: height)
  }

  private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  static let reports: [Report] = [
    Report(
      source: "B19 article 000: two ways to write a spacing of 6", position: .left, spacing: 6,
      image: size(30, 30), title: size(57, 20), size: size(100, 40),
      imageRect: rect(3.5, 5, 30, 30), titleRect: rect(39.5, 10, 57, 20)),
    Report(
      source: "B21 article 000: image above on a narrow button", position: .top,
      image: size(30, 30), title: size(57, 20), size: size(60, 60),
      imageRect: rect(15, 5, 30, 30), titleRect: rect(1.5, 35, 57, 20)),
    Report(
      source: "B39 Xamarin.Forms 4272: spacing 50, left", position: .left, spacing: 50,
      image: size(24, 24), title: size(60, 22), size: size(250, 125),
      imageRect: rect(58, 50.5, 24, 24), titleRect: rect(132, 51.5, 60, 22)),
    Report(
      source: "B39 Xamarin.Forms 4272: spacing 50, top", position: .top, spacing: 50,
      image: size(24, 24), title: size(60, 22), size: size(250, 125),
      imageRect: rect(113, 14.5, 24, 24), titleRect: rect(95, 88.5, 60, 22)),
    Report(
      source: "B39 Xamarin.Forms 4272: spacing 50, right", position: .right, spacing: 50,
      image: size(24, 24), title: size(60, 22), size: size(250, 125),
      imageRect: rect(168, 50.5, 24, 24), titleRect: rect(58, 51.5, 60, 22)),
    Report(
      source: "B39 Xamarin.Forms 4272: spacing 50, bottom", position: .bottom, spacing: 50,
      image: size(24, 24), title: size(60, 22), size: size(250, 125),
      imageRect: rect(113, 86.5, 24, 24), titleRect: rect(95, 14.5, 60, 22)),
    Report(
      source: "B43 maui 25489: width asked for is too large", position: .top, spacing: 8,
      image: size(40, 40), title: size(70, 20), imageRect: rect(15, 0, 40, 40),
      titleRect: rect(0, 48, 70, 20)),
    Report(
      source: "B47 PPiAwesomeButton 1: how large is the gap", position: .left, spacing: 20,
      image: size(20, 20), title: size(60, 21), size: size(200, 44),
      imageRect: rect(50, 12, 20, 20), titleRect: rect(90, 11.5, 60, 21)),
    Report(
      source: "B55 csdn 128205982: right inset mis-parenthesised", position: .right, spacing: 8,
      image: size(20, 20), title: size(60, 21), size: size(200, 44),
      imageRect: rect(124, 12, 20, 20), titleRect: rect(56, 11.5, 60, 21)),
    Report(
      source: "B57 LXM: another image and spacing, the same title", position: .left, spacing: 12,
      image: size(40, 40), title: size(60, 21), size: size(200, 44),
      imageRect: rect(44, 2, 40, 40), titleRect: rect(96, 11.5, 60, 21)),
    Report(
      source: "B59 SPButton: top-aligned starts above its top", position: .top, spacing: 10,
      image: size(30, 30), title: size(40, 20), size: size(100, 100), vertical: .top,
      imageRect: rect(35, 0, 30, 30), titleRect: rect(30, 40, 40, 20)),
    Report(
      source: "B61 article 004: content thrown out of a tall button", position: .top, spacing: 3,
      image: size(30, 30), title: size(40, 20), size: size(100, 200),
      imageRect: rect(35, 73.5, 30, 30), titleRect: rect(30, 106.5, 40, 20)),
    Report(
      source: "B63 article 003: compressed title overflows both edges", position: .right,
      spacing: 8, image: size(30, 30), title: size(120, 20), size: size(100, 44),
      imageRect: rect(70, 7, 30, 30), titleRect: rect(0, 12, 62, 20)),
    Report(
      source: "B65 LQButton: gap depends on the button width", position: .right,
      image: size(50, 50), title: size(108, 20), size: size(300, 80),
      imageRect: rect(179, 15, 50, 50), titleRect: rect(71, 30, 108, 20)),
    Report(
      source: "B65 LQButton: title cut although it would fit", position: .right,
      image: size(50, 50), title: size(108, 20), size: size(200, 80),
      imageRect: rect(129, 15, 50, 50), titleRect: rect(21, 30, 108, 20)),
    Report(
      source: "B67 flowkey: no clamp for long titles", position: .left, image: size(30, 30),
      title: size(57, 20), size: size(60, 40), imageRect: rect(0, 5, 30, 30),
      titleRect: rect(30, 10, 30, 20)),
  ]

  @Test(arguments: reports)
  func `in both directions, with and without content insets`(report: Report) throws {
    for direction in LayoutDirection.allCases {
      for insets in [EdgeInsets.zero, EdgeInsets(top: 5, left: 10, bottom: 5, right: 10)] {
        var button = LegacyButton(imageSize: report.image)
        button.contentVerticalAlignment = report.vertical
        button.layoutDirection = direction
        button.contentEdgeInsets = insets
        let size = report.size.map {
          Size(
            width: $0.width + insets.left + insets.right,
            height: $0.height + insets.top + insets.bottom)
        }
        let answer = try button.solution(
          for: WantedArrangement(imagePosition: report.position, spacing: report.spacing),
          title: GivenTitle(report.title), size: size)
        func moved(_ rect: Rect) -> Rect { rect.moved(x: insets.left, y: insets.top) }
        #expect(answer.arrangement.imageRect == moved(report.imageRect), "\(direction)")
        #expect(answer.arrangement.titleRect == moved(report.titleRect), "\(direction)")
      }
    }
  }

  @Test func `in right-to-left a spacing is a gap and no overlap (B41 maui 29036)`() throws {
    var button = LegacyButton(imageSize: Size(width: 24, height: 24))
    button.layoutDirection = .rightToLeft
    let answer = try button.solution(
      for: WantedArrangement(imagePosition: .leading, spacing: 10),
      title: GivenTitle(Size(width: 100, height: 29)), size: Size(width: 400, height: 40))
    let image = try #require(answer.arrangement.imageRect)
    let title = try #require(answer.arrangement.titleRect)
    #expect(image.minX - title.maxX == 10)
    #expect(image.maxX + title.minX == 400)
  }

  @Test func `a title on two lines leaves the image in the button (B29 LXM 2)`() throws {
    let title = WrappingTitle(width: 150, lineHeight: 20)
    for position in [ImagePosition.top, .bottom, .left, .right] {
      let answer = try LegacyButton(imageSize: Size(width: 30, height: 30)).solution(
        for: WantedArrangement(imagePosition: position, spacing: 6), title: title,
        size: Size(width: 120, height: 90))
      let image = try #require(answer.arrangement.imageRect)
      #expect(image.minX >= 0 && image.maxX <= 120)
      #expect(answer.arrangement.titleRect?.height == 40)
      // Radars 23088144 and 48962133: a natural height of one line. The content insets bring the other.
      let natural = position.axis == .vertical ? 30.0 + 6 + 40 : 40
      #expect(answer.measurementAfter.intrinsicContentSize.height == natural)
    }
  }
}

/// A title that wraps anywhere, into lines as wide as the room.
private struct WrappingTitle: TitleMeasuring {
  let width: Double
  let lineHeight: Double

  var isPresent: Bool { true }
  var naturalSize: Size { Size(width: width, height: lineHeight) }
  var unverified: UnverifiedRules { [] }
  var isFinal: Bool { true }

  func fitted(to room: Double) -> FittedTitle {
    let lines = room > 0 ? (width / room).rounded(.up) : 1
    return FittedTitle(
      size: Size(width: min(width, room), height: lines * lineHeight), isTruncated: false)
  }
}
