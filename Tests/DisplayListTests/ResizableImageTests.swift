import ButtonLayout
import DisplayList
import Testing

/// How an image with caps is cut: wider, higher, narrower and lower than it is, each axis for itself.
@Suite struct ResizableImageTests {
  private func slices(
    _ size: Size, in rect: Rect, caps: EdgeInsets, _ resizing: ImageItem.Resizing = .stretch,
    _ shrinking: CapShrinking = .capsLast
  ) -> [ImageSlice] {
    ImageItem(
      .sizeOnly, size: size, rect: rect, capInsets: caps, resizing: resizing, shrinking: shrinking
    ).slices
  }

  private let size = Size(width: 30, height: 20)
  private let caps = EdgeInsets(top: 4, left: 10, bottom: 6, right: 5)

  @Test func `an image without caps is one part`() {
    let rect = Rect(x: 5, y: 6, width: 70, height: 8)
    #expect(
      slices(size, in: rect, caps: .zero)
        == [ImageSlice(source: Rect(origin: .zero, size: size), destination: rect)])
  }

  @Test func `wider and higher: corners keep their size, strips one extent`() {
    let parts = slices(size, in: Rect(x: 100, y: 200, width: 60, height: 50), caps: caps)
    #expect(parts.count == 9)
    #expect(parts.map(\.destination.width) == [10, 45, 5, 10, 45, 5, 10, 45, 5])
    #expect(parts.map(\.destination.height) == [4, 4, 4, 40, 40, 40, 6, 6, 6])
    #expect(parts[4].destination.origin == Point(x: 110, y: 204))
    #expect(parts[4].source == Rect(x: 10, y: 4, width: 15, height: 10))
    #expect(parts.allSatisfy { !$0.tilesHorizontally && !$0.tilesVertically })
  }

  @Test func `wider and lower: each axis for itself`() {
    let parts = slices(size, in: Rect(x: 0, y: 0, width: 60, height: 15), caps: caps)
    #expect(parts.map(\.destination.width) == [10, 45, 5, 10, 45, 5, 10, 45, 5])
    #expect(parts.map(\.destination.height) == [4, 4, 4, 5, 5, 5, 6, 6, 6])
  }

  @Test(arguments: [CapShrinking.capsLast, .proportional], [20.0, 15, 7.5, 3])
  func `narrower: caps last, or all in proportion`(rule: CapShrinking, width: Double) {
    let parts = slices(
      size, in: Rect(x: 0, y: 0, width: width, height: 20), caps: caps, .stretch, rule)
    let widths = parts.prefix(width > 15 || rule == .proportional ? 3 : 2).map(\.destination.width)
    let expected: [Double]
    switch rule {
    case .proportional: expected = [width / 3, width / 2, width / 6]
    case .capsLast:
      expected = width > 15 ? [10, width - 15, 5] : [width * 2 / 3, width / 3]
    }
    for (one, other) in zip(widths, expected) { #expect(abs(one - other) < 1e-9) }
    #expect(abs(widths.reduce(0, +) - width) < 1e-9)
  }

  @Test func `only what grows repeats`() {
    let wide = slices(size, in: Rect(x: 0, y: 0, width: 60, height: 20), caps: caps, .tile)
    #expect(
      wide.map(\.tilesHorizontally) == [false, true, false, false, true, false, false, true, false])
    #expect(wide.allSatisfy { !$0.tilesVertically })
  }

  @Test func `a middle of a pixel is stretched`() {
    let caps = EdgeInsets(top: 9.5, left: 14.5, bottom: 9.5, right: 14.5)
    let parts = slices(size, in: Rect(x: 0, y: 0, width: 60, height: 40), caps: caps, .tile)
    #expect(parts.allSatisfy { !$0.tilesHorizontally && !$0.tilesVertically })
  }

  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func `parts fill the rectangle without gaps and take all of the image`(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    func next(_ limit: Double) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 33) / Double(1 << 31) * limit
    }
    for _ in 0..<200 {
      let size = Size(width: 1 + next(50), height: 1 + next(50))
      let rect = Rect(x: next(9), y: next(9), width: 1 + next(90), height: 1 + next(90))
      let caps = EdgeInsets(top: next(40), left: next(40), bottom: next(40), right: next(40))
      for rule in [CapShrinking.capsLast, .proportional] {
        let parts = slices(size, in: rect, caps: caps, .tile, rule)
        let covered = parts.reduce(0) { $0 + $1.destination.width * $1.destination.height }
        #expect(abs(covered - rect.width * rect.height) < 1e-6 * max(1, covered))
        for part in parts {
          #expect(part.source.minX >= -1e-9 && part.source.maxX <= size.width + 1e-9)
          #expect(part.source.minY >= -1e-9 && part.source.maxY <= size.height + 1e-9)
        }
      }
    }
  }
}
