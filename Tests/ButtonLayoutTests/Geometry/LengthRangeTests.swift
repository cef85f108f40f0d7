import ButtonLayout
import Testing

/// Lengths are taken as they are up to 1,000,000,000 points, and as that bound beyond.
@Suite struct `A length` {
  @Test(arguments: [(10_001.0, 10_001.0), (5e8, 5e8), (1e9, 1e9), (1e10, 1e9), (1e300, 1e9)])
  func `is taken as it is up to its bound`(length: Double, taken: Double) {
    let title = NoTitle(emptyLineHeight: 0)
    let image = LegacyButton(imageSize: Size(width: length, height: 0))
    #expect(image.measurement(title: title).intrinsicContentSize.width == taken)
    let background = LegacyButton(backgroundImageSize: Size(width: 0, height: length))
    #expect(background.measurement(title: title).intrinsicContentSize.height == taken)
    var inset = LegacyButton()
    inset.contentEdgeInsets.left = -length
    let bounds = Rect(x: 0, y: 0, width: length, height: 10)
    #expect(
      inset.contentRect(forBounds: bounds) == Rect(x: -taken, y: 0, width: 2 * taken, height: 10))
    #expect(GivenTitle(Size(width: length, height: 1)).naturalSize.width == taken)
    #expect(LineTitle(width: 1, lineHeight: length).naturalSize.height == taken)
    #expect(NoTitle(emptyLineHeight: length).emptyLineHeight == taken)
  }
}
