import ButtonLayout
import TestSupport
import Testing

/// Faults that people reported of buttons, helpers and ports, asked of the component's rules.
///
/// Right values are measured on UIKit or reckoned by hand; each case names its source.
@Suite struct `A reported case` {
  @Test(arguments: ReportedCase.all)
  func `is right`(row: ReportedCase) {
    var layout = ImageTitleLayout(row.button)
    layout.imagePosition = row.position
    layout.spacing = row.spacing
    let bounds = Rect(origin: .zero, size: row.bounds)
    for _ in 1...3 {
      let answer =
        if let title = row.title {
          layout.arrangement(forBounds: bounds, title: GivenTitle(title))
        } else {
          layout.arrangement(forBounds: bounds, title: NoTitle(emptyLineHeight: 21.5))
        }
      #expect(answer.imageRect == row.imageRect)
      #expect(answer.titleRect == row.titleRect)
    }
  }

  @Test func `dotnet/maui 25489: image above needs the wider of the two, not their sum`() {
    let layout = `A component's image`.layout(.top) {
      $0.button.contentEdgeInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    #expect(
      layout.measurement(title: `A component's image`.title).intrinsicContentSize
        == Size(width: 63, height: 60))
  }

  @Test func `layoutBox/PinLayout 237: title insets take nothing from a fitted title`() {
    let layout = `A component's image`.layout(.leading) {
      $0.button.titleEdgeInsets = EdgeInsets(top: 0, left: 18, bottom: 0, right: 18)
    }
    let title = `A component's image`.title
    let natural = layout.measurement(title: title).intrinsicContentSize
    let answer = layout.arrangement(forBounds: Rect(origin: .zero, size: natural), title: title)
    #expect(!answer.titleIsTruncated && answer.titleRect?.width == 57)
  }

  @Test func `material-components-ios 3101: 12, 8, 16 with an icon, 16 and 16 without`() {
    func size(_ image: Size?, _ title: Bool, _ left: Double) -> Size {
      var layout = ImageTitleLayout(imageSize: image)
      layout.spacing = 8
      layout.minimumSize = Size(width: 64, height: 36)
      layout.button.contentEdgeInsets = EdgeInsets(top: 0, left: left, bottom: 0, right: 16)
      return title
        ? layout.measurement(title: GivenTitle(Size(width: 57, height: 20))).intrinsicContentSize
        : layout.measurement(title: NoTitle(emptyLineHeight: 20)).intrinsicContentSize
    }
    let icon = Size(width: 18, height: 18)
    #expect(size(icon, true, 12) == Size(width: 111, height: 36))
    #expect(size(nil, true, 16) == Size(width: 89, height: 36))
    #expect(size(icon, false, 12) == Size(width: 64, height: 36))
  }

  @Test func `Phelthas 2: a wrapped title never pushes its image out of the button`() throws {
    let title = WordsTitle(9, word: Size(width: 40, height: 20))
    for position in ImagePosition.allCases {
      let layout = `A component's image`.layout(position)
      let answer = layout.arrangement(
        forBounds: Rect(x: 0, y: 0, width: 120, height: 120), title: title)
      let image = try #require(answer.imageRect)
      #expect(image.minX >= 0 && image.maxX <= 120)
    }
  }

  @Test func `openradar 23088144, 48962133; firefox-ios 35142: as high as the lines of a width`() {
    let title = WordsTitle(9, word: Size(width: 40, height: 20))
    let layout = `A component's image`.layout(.top)
    func size(_ width: Double) -> Size {
      layout.measurement(title: title, fittingWidth: width).intrinsicContentSize
    }
    #expect(size(0) == Size(width: 360, height: 56))
    #expect(size(120) == Size(width: 120, height: 96))
    #expect(size(79) == Size(width: 40, height: 216))
  }
}
