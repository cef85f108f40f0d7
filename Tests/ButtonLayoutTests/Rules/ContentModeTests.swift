import ButtonLayout
import TestSupport
import Testing

@Suite struct `A content mode` {
  static let view = Rect(x: 10, y: 20, width: 40, height: 20)
  static let image = Size(width: 20, height: 30)

  static let placed: [(ContentMode, [Double])] = [
    (.scaleToFill, [10, 20, 40, 20]), (.redraw, [10, 20, 40, 20]),
    (.scaleAspectFit, [23.0 + 1 / 3.0, 20, 40 / 3.0, 20]), (.scaleAspectFill, [10, 0, 40, 60]),
    (.center, [20, 15, 20, 30]), (.top, [20, 20, 20, 30]), (.bottom, [20, 10, 20, 30]),
    (.left, [10, 15, 20, 30]), (.right, [30, 15, 20, 30]), (.topLeft, [10, 20, 20, 30]),
    (.topRight, [30, 20, 20, 30]), (.bottomLeft, [10, 10, 20, 30]),
    (.bottomRight, [30, 10, 20, 30]),
  ]

  @Test(arguments: placed)
  func `places the image`(mode: ContentMode, expected: [Double]) {
    let rect = mode.drawnRect(of: Self.image, in: Self.view)
    #expect(
      isClose(
        rect, Rect(x: expected[0], y: expected[1], width: expected[2], height: expected[3])))
  }

  @Test(arguments: ContentMode.allCases)
  func `stays finite for an image or a view without extent`(mode: ContentMode) {
    for size in [
      Size.zero, Size(width: 0, height: 5), Size(width: 1e-300, height: 1e9),
      Size(width: 1e9, height: .leastNonzeroMagnitude),
    ] {
      for view in [Rect.zero, Self.view, Rect(x: 0, y: 0, width: 1e9, height: 1e9)] {
        let rect = mode.drawnRect(of: size, in: view)
        #expect(rect.minX.isFinite && rect.minY.isFinite && rect.width >= 0 && rect.height >= 0)
      }
    }
  }
}
