import ButtonLayout
import Testing

@Suite struct `Faults found in the engine` {
  /// Both compare exactly where everything else forgives a millionth of a pixel.
  @Test func `an exact height is no tall title and no negative room, whatever the binary noise`() {
    var button = LegacyButton()
    button.displayScale = 3
    button.contentVerticalAlignment = .top
    let bounds = Rect(x: 0, y: 0, width: 100, height: 4 / 3.0)
    button.contentEdgeInsets = EdgeInsets(bottom: 1)
    let tall = button.arrangement(
      forBounds: bounds, title: GivenTitle(Size(width: 5, height: 1 / 3.0)))
    #expect(tall.unverified == [])
    button.contentEdgeInsets = EdgeInsets(top: 1, bottom: 1 / 3.0)
    let empty = button.arrangement(forBounds: bounds, title: GivenTitle(Size(width: 5, height: 0)))
    #expect(empty.unverified == [])
  }

  struct Huge: TitleMeasuring {
    var isPresent: Bool { true }
    var naturalSize: Size { Size(width: 1e308, height: 1e308) }
    var unverified: UnverifiedRules { [] }
    var isFinal: Bool { false }
    func fitted(to width: Double) -> FittedTitle {
      FittedTitle(size: naturalSize, isTruncated: false)
    }
  }

  @Test func `a huge but finite title of somebody else gives finite answers`() {
    var button = LegacyButton()
    button.generation = .classic
    let answer = button.arrangement(
      forBounds: Rect(x: 0, y: 0, width: 100, height: 40), title: Huge())
    #expect(answer.titleRect?.width.isFinite == true && answer.titleRect?.minX.isFinite == true)
    #expect(button.measurement(title: Huge()).intrinsicContentSize.width.isFinite)
  }

  @Test(arguments: [ContentMode.scaleAspectFit, .scaleAspectFill])
  func `an image without proportions has no size under the aspect modes`(mode: ContentMode) {
    let view = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(mode.drawnRect(of: .zero, in: view).size == .zero)
    #expect(mode.drawnRect(of: Size(width: 0, height: 5), in: view).size == .zero)
  }

  @Test func `a background image may leave a natural size between two points`() {
    let button = LegacyButton(backgroundImageSize: Size(width: 20.5, height: 44.25))
    let size = button.measurement(title: NoTitle(emptyLineHeight: 10)).intrinsicContentSize
    #expect(size == Size(width: 20.5, height: 44.25))
  }
}
