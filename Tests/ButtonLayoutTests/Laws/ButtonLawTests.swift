import ButtonLayout
import TestSupport
import Testing

@Suite struct `Every button` {
  @Test func `gives finite rectangles without negative sizes for any finite input`() {
    var generator = SeededGenerator(seed: 10)
    let extremes: [Double] = [
      0, -0.0, .leastNonzeroMagnitude, .leastNormalMagnitude, 0.1, 1, 1e9, 1e15, 1e300,
      .greatestFiniteMagnitude,
    ]
    func length() -> Double { extremes.randomElement(using: &generator) ?? 0 }
    func signed() -> Double { Bool.random(using: &generator) ? length() : -length() }
    for random in ButtonCase.random(20_000, seed: 11) {
      var wild = random
      if Bool.random(using: &generator) {
        wild.button.imageSize = Size(width: length(), height: length())
      }
      wild.button.contentEdgeInsets = EdgeInsets(
        top: signed(), left: signed(), bottom: signed(), right: signed())
      wild.button.imageEdgeInsets.left = signed()
      wild.button.titleEdgeInsets.right = signed()
      wild.titleSize = Size(width: length(), height: length())
      wild.bounds = Rect(x: signed(), y: signed(), width: signed(), height: length())
      let answer = wild.arrangement
      let rects = [
        answer.backgroundRect, answer.contentRect, answer.imageRect, answer.imageDrawnRect,
        answer.titleRect,
      ]
      for rect in rects.compactMap({ $0 }) {
        #expect(rect.minX.isFinite && rect.minY.isFinite, "\(wild)")
        #expect(rect.width.isFinite && rect.width >= 0, "\(wild)")
        #expect(rect.height.isFinite && rect.height >= 0, "\(wild)")
      }
      let natural = wild.intrinsicContentSize
      #expect(natural.width.isFinite && natural.width >= 0, "\(wild): \(natural)")
      #expect(natural.height.isFinite && natural.height >= 0, "\(wild): \(natural)")
    }
  }

  @Test func `never narrows its title by growing`() {
    for random in ButtonCase.random(10_000, seed: 12) {
      var last = -Double.infinity
      for extra in stride(from: 0.0, through: 120, by: 7.5) {
        var grown = random
        grown.bounds.size.width += extra
        guard let width = grown.arrangement.titleRect?.width else { continue }
        #expect(width >= last - 1e-6, "\(random) grown by \(extra)")
        last = width
      }
    }
  }

  @Test func `has the areas that probing finds whenever both parts fit`() {
    var range = ButtonCase.Range()
    range.mayLackParts = false
    var probed = 0
    for random in ButtonCase.random(20_000, in: range, seed: 13) {
      let answer = random.arrangement
      guard let imageArea = answer.imageArea, let titleArea = answer.titleArea,
        let image = random.button.imageSize, let title = random.titleSize, random.isTitleFinal,
        image.width <= imageArea.width, image.height <= imageArea.height,
        title.width <= titleArea.width, title.height <= titleArea.height
      else { continue }
      probed += 1
      func probe(
        _ horizontal: ContentHorizontalAlignment, _ vertical: ContentVerticalAlignment
      ) -> ButtonArrangement {
        var probe = random
        probe.button.contentHorizontalAlignment = horizontal
        probe.button.contentVerticalAlignment = vertical
        return probe.arrangement
      }
      let near = probe(.left, .top)
      let far = probe(.right, .bottom)
      let filled = probe(.fill, .fill)
      let isFound =
        isNear(near.imageRect?.minX, imageArea.minX) && isNear(near.imageRect?.minY, imageArea.minY)
        && isNear(far.imageRect?.maxX, imageArea.maxX)
        && isNear(far.imageRect?.maxY, imageArea.maxY)
        && isNear(near.titleRect?.minX, titleArea.minX)
        && isNear(near.titleRect?.minY, titleArea.minY)
        && isNear(far.titleRect?.maxX, titleArea.maxX)
        && isNear(far.titleRect?.maxY, titleArea.maxY) && isClose(filled.imageRect, imageArea)
      #expect(isFound, "\(random): \(answer), probes \(near), \(far), \(filled)")
    }
    #expect(probed > 500)
  }

  @Test func `answers its single questions as its arrangement`() {
    for random in ButtonCase.random(2_000, seed: 14) {
      let answer = random.arrangement
      #expect(random.button.contentRect(forBounds: random.bounds) == answer.contentRect)
      guard let size = random.titleSize, random.isTitleFinal else { continue }
      let title = GivenTitle(size)
      let content = answer.contentRect
      #expect(
        random.button.imageRect(forContentRect: content, title: title, bounds: random.bounds)
          == answer.imageRect)
      #expect(
        random.button.titleRect(forContentRect: content, title: title, bounds: random.bounds)
          == answer.titleRect)
    }
  }

  private func isNear(_ one: Double?, _ other: Double) -> Bool {
    abs((one ?? .infinity) - other) < 1e-6
  }
}
