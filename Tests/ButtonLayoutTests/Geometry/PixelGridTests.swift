import ButtonLayout
import Testing

@Suite struct `The pixel grid` {
  @Test(arguments: [
    (6.0, 6.0, 6.0, 6.0), (6.4, 6, 6, 7), (6.5, 6, 7, 7), (-0.5, -1, -1, 0), (-0.4, -1, 0, 0),
  ])
  func `rounds pixels as its table says`(
    pixels: Double, down: Double, nearest: Double, up: Double
  ) {
    for scale in [1.0, 2, 3] {
      let grid = PixelGrid(scale: scale)
      #expect(grid.down(pixels / scale) * scale == down)
      #expect(grid.nearest(pixels / scale) * scale == nearest)
      #expect(grid.up(pixels / scale) * scale == up)
    }
  }

  @Test func `needs no further pixel for binary noise`() {
    let grid = PixelGrid(scale: 3)
    #expect(grid.up(46.0 / 3 + 1e-12) == 46.0 / 3)
    #expect(grid.holds(46.0 / 3 + 1e-12))
  }

  #if !os(iOS) && !os(tvOS)
    @Test func `traps on a scale that is none`() async {
      await #expect(processExitsWith: .failure) { _ = PixelGrid(scale: 0) }
      await #expect(processExitsWith: .failure) {
        var button = LegacyButton()
        button.imageEdgeInsets.left = .nan
        _ = button.arrangement(forBounds: .zero, title: NoTitle(emptyLineHeight: 0))
      }
    }
  #endif
}
