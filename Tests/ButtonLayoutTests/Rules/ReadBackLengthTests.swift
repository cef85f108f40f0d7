import ButtonLayout
import Testing

@Suite struct `A length out of range` {
  @Test func `reads back as the bound that it became`() {
    var button = LegacyButton(imageSize: Size(width: 2e9, height: -1))
    #expect(button.imageSize == Size(width: 1e9, height: 0))
    button.imageSize = Size(width: .greatestFiniteMagnitude, height: 5)
    button.backgroundImageSize = Size(width: 3, height: .infinity)
    button.contentEdgeInsets = EdgeInsets(top: -2e9, left: 7, bottom: 1e300, right: -0.5)
    button.imageEdgeInsets.left = -.infinity
    button.titleEdgeInsets.bottom = 1e10
    #expect(button.imageSize == Size(width: 1e9, height: 5))
    #expect(button.backgroundImageSize == Size(width: 3, height: 1e9))
    #expect(
      button.contentEdgeInsets == EdgeInsets(top: -1e9, left: 7, bottom: 1e9, right: -0.5))
    #expect(button.imageEdgeInsets == EdgeInsets(left: -1e9))
    #expect(button.titleEdgeInsets == EdgeInsets(bottom: 1e9))
  }

  #if !os(iOS) && !os(tvOS)
    @Test func `traps when it is no number, and so does a scale, as soon as it is set`() async {
      await #expect(processExitsWith: .failure) {
        var button = LegacyButton()
        button.contentEdgeInsets.top = .nan
      }
      await #expect(processExitsWith: .failure) {
        var button = LegacyButton()
        button.displayScale = 0
      }
    }
  #endif

  @Test func `leaves a button small enough to read many of them`() {
    #expect(MemoryLayout<LegacyButton>.stride <= 152)
  }
}
