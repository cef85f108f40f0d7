import ButtonLayout
import TestSupport
import Testing

/// No NaN, no infinity, no negative size out of any finite input.
@Suite struct `Every finite input` {
  /// Lengths and scales at the ends of what can be asked.
  struct Wild {
    var generator: SeededGenerator
    static let lengths: [Double] = [
      0, -0.0, .leastNonzeroMagnitude, .leastNormalMagnitude, 0.1, 1, 1e9, 1e15, 1e300,
      .greatestFiniteMagnitude,
    ]
    mutating func length() -> Double { Self.lengths.randomElement(using: &generator) ?? 0 }
    mutating func signed() -> Double { Bool.random(using: &generator) ? length() : -length() }
    mutating func size() -> Size { Size(width: length(), height: length()) }
    mutating func anySize() -> Size { Size(width: signed(), height: signed()) }
    mutating func rect() -> Rect {
      Rect(x: signed(), y: signed(), width: signed(), height: signed())
    }
    mutating func insets() -> EdgeInsets {
      EdgeInsets(top: signed(), left: signed(), bottom: signed(), right: signed())
    }
    mutating func scale() -> Double {
      let scales = [
        0.01, 0.37, 1, 2, 3, 999.9, 1000, Double.random(in: 0.01...1000, using: &generator),
      ]
      return scales.randomElement(using: &generator) ?? 1
    }
    mutating func button(_ button: LegacyButton) -> LegacyButton {
      var wild = button
      wild.displayScale = scale()
      if Bool.random(using: &generator) { wild.imageSize = anySize() }
      if Bool.random(using: &generator) { wild.backgroundImageSize = anySize() }
      if Bool.random(using: &generator) { wild.contentEdgeInsets = insets() }
      if Bool.random(using: &generator) { wild.imageEdgeInsets = insets() }
      if Bool.random(using: &generator) { wild.titleEdgeInsets = insets() }
      return wild
    }
  }

  static func isFinite(_ rect: Rect?, mayBeNegative: Bool = false) -> Bool {
    guard let rect else { return true }
    return rect.minX.isFinite && rect.minY.isFinite && rect.width.isFinite && rect.height.isFinite
      && (mayBeNegative || rect.width >= 0 && rect.height >= 0)
  }

  @Test func `gives finite rectangles without negative sizes, and finite areas`() {
    var wild = Wild(generator: SeededGenerator(seed: 10))
    for random in ButtonCase.random(4_000, .anywhere, seed: 11) {
      let one = random.with {
        $0.button = wild.button(random.button)
        $0.bounds = wild.rect()
        if random.titleSize != nil { $0.titleSize = wild.anySize() }
      }
      let answer = one.arrangement
      let isFinite =
        Self.isFinite(answer.backgroundRect) && Self.isFinite(answer.contentRect)
        && Self.isFinite(answer.imageRect) && Self.isFinite(answer.imageDrawnRect)
        && Self.isFinite(answer.titleRect)
        && Self.isFinite(answer.imageArea, mayBeNegative: true)
        && Self.isFinite(answer.titleArea, mayBeNegative: true)
      #expect(isFinite, "\(one): \(answer)")
      let room = answer.titleRoom ?? 0
      #expect(room.isFinite && room >= 0, "\(one): \(room)")
      let natural = one.measurement.intrinsicContentSize
      #expect(natural.width.isFinite && natural.width >= 0, "\(one): \(natural)")
      #expect(natural.height.isFinite && natural.height >= 0, "\(one): \(natural)")
    }
  }

  @Test func `gives finite answers to the single questions`() {
    var wild = Wild(generator: SeededGenerator(seed: 20))
    for random in ButtonCase.random(5_000, .anywhere, seed: 21) {
      let button = wild.button(random.button)
      let title = LineTitle(width: wild.signed(), lineHeight: wild.signed())
      let bounds = wild.rect()
      let content = wild.rect()
      let whole = Bool.random(using: &wild.generator) ? bounds : nil
      #expect(Self.isFinite(button.contentRect(forBounds: bounds)), "\(button) in \(bounds)")
      let image = button.imageRect(forContentRect: content, title: title, bounds: whole)
      #expect(Self.isFinite(image), "\(button) in \(content)")
      let rect = button.titleRect(forContentRect: content, title: title, bounds: whole)
      #expect(Self.isFinite(rect), "\(button) in \(content)")
      let empty = button.measurement(title: NoTitle(emptyLineHeight: wild.signed()))
        .intrinsicContentSize
      #expect(Self.isFinite(Rect(origin: .zero, size: empty)), "\(button): \(empty)")
    }
  }

  @Test(arguments: ContentMode.allCases)
  func `is drawn finitely in any view`(mode: ContentMode) {
    var wild = Wild(generator: SeededGenerator(seed: 22))
    for _ in 0..<1_000 {
      let image = wild.anySize()
      let view = wild.rect()
      let drawn = mode.drawnRect(of: image, in: view)
      #expect(Self.isFinite(drawn), "\(image) in \(view): \(drawn)")
    }
  }
}
