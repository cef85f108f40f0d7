import ButtonInspection
import ButtonLayout
import TestSupport
import Testing
import Typesetting

/// What holds of findings about any button: no rule speaks without its cause, and its numbers are the engine's.
@Suite struct FindingLawTests {
  /// Inspects many random buttons.
  private func forEach(
    _ kind: RandomButton.Kind = .init(), _ check: (InspectedButton, RandomButton) throws -> Void
  ) throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<250 {
      let button = RandomButton(kind, using: &generator)
      try check(try button.source.inspected(), button)
    }
  }

  /// Where the parts stand when the question is changed.
  private func arrangement(
    _ button: InspectedButton, _ change: (inout ButtonQuestion) -> Void = { _ in }
  ) throws -> ButtonArrangement {
    var question = try #require(button.question)
    change(&question)
    return try question.answer(measuringWith: TextMeasurer()).arrangement
  }

  private func number(_ name: String, _ finding: Finding) -> Double? {
    finding.numbers.first { $0.name == name }?.value
  }

  /// Sets the edges that a finding names to a value.
  private func set(_ finding: Finding, to value: Double, in question: inout ButtonQuestion) {
    let isImage = finding.path.hasPrefix("image")
    let isTitle = finding.path.hasPrefix("title")
    var insets =
      (isImage
        ? question.imageEdgeInsets
        : isTitle ? question.titleEdgeInsets : question.contentEdgeInsets)
      ?? .zero
    for number in finding.numbers {
      switch number.name {
      case "top": insets.top = value
      case "left": insets.left = value
      case "bottom": insets.bottom = value
      case "right": insets.right = value
      default: break
      }
    }
    if isImage {
      question.imageEdgeInsets = insets
    } else if isTitle {
      question.titleEdgeInsets = insets
    } else {
      question.contentEdgeInsets = insets
    }
  }

  private func alike(_ one: Rect?, _ other: Rect?, within tolerance: Double = 1e-6) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return abs(one.minX - other.minX) <= tolerance && abs(one.minY - other.minY) <= tolerance
      && abs(one.width - other.width) <= tolerance && abs(one.height - other.height) <= tolerance
  }

  @Test func `of a roomy button without insets nothing is found`() throws {
    try forEach(.init(hasInsets: false, isTight: false, fills: false)) { button, source in
      #expect(button.findings.isEmpty, "\(source.description)")
    }
  }

  @Test func `without insets no rule about insets speaks`() throws {
    let others: Set<FindingRule> = [
      .titleTruncated, .contentOutsideBounds, .imageTitleOverlap, .imageSqueezed, .smallTapTarget,
    ]
    try forEach(.init(hasInsets: false)) { button, source in
      #expect(button.findings.allSatisfy { others.contains($0.rule) }, "\(source.description)")
    }
  }

  @Test func `an inset without effect can go, and acts above its value and not below`() throws {
    var count = 0
    try forEach { button, source in
      for finding in button.findings where finding.rule == .insetWithoutEffect {
        guard !finding.numbers.isEmpty else { continue }
        count += 1
        let now = try arrangement(button)
        let without = try arrangement(button) { set(finding, to: 0, in: &$0) }
        #expect(
          alike(now.imageRect, without.imageRect) && alike(now.titleRect, without.titleRect),
          "\(finding.message) \(source.description)")
        guard let start = number("actsAbove", finding), finding.path.contains(".") else { continue }
        let below = try arrangement(button) { set(finding, to: start - 0.1, in: &$0) }
        let above = try arrangement(button) { set(finding, to: start + 1.1, in: &$0) }
        #expect(
          alike(below.imageRect, without.imageRect, within: 0.5)
            && alike(below.titleRect, without.titleRect, within: 0.5),
          "\(finding.message) \(finding.advice) \(source.description)")
        #expect(
          !alike(above.imageRect, without.imageRect) || !alike(above.titleRect, without.titleRect)
            || above.titleIsTruncated != without.titleIsTruncated,
          "\(finding.message) \(finding.advice) \(source.description)")
      }
    }
    #expect(count > 30)
  }

  @Test func `an inset that moves half moves half`() throws {
    var count = 0
    try forEach { button, source in
      for finding in button.findings where finding.rule == .insetMovesHalf {
        count += 1
        let moved = try #require(number("moved", finding))
        let now = try arrangement(button)
        let without = try arrangement(button) { set(finding, to: 0, in: &$0) }
        let isImage = finding.path.hasPrefix("image")
        let after = try #require(isImage ? now.imageRect : now.titleRect)
        let before = try #require(isImage ? without.imageRect : without.titleRect)
        let shift = abs(after.minX - before.minX) + abs(after.minY - before.minY)
        #expect(abs(shift - abs(moved)) < 1e-6, "\(finding.message) \(source.description)")
        let value = try #require(finding.numbers.first).value
        #expect(abs(abs(value) / 2 - shift) <= 0.5, "\(finding.message) \(source.description)")
      }
    }
    #expect(count > 5)
  }

  @Test
  func
    `at the width that is said to be enough no title is cut, and at a point less one lacks room`()
    throws
  {
    var count = 0
    try forEach { button, source in
      for finding in button.findings where finding.rule == .titleTruncated {
        guard let enough = number("enoughWidth", finding) else { continue }
        count += 1
        let needed = try #require(number("needed", finding))
        let wide = try arrangement(button) { $0.width = enough }
        let less = try arrangement(button) { $0.width = enough - 1 }
        #expect(!wide.titleIsTruncated, "\(finding.advice) \(source.description)")
        #expect(try #require(less.titleRoom) < needed, "\(finding.advice) \(source.description)")
      }
    }
    #expect(count > 30)
  }

  @Test func `a size that is said to hold a part holds it`() throws {
    var count = 0
    try forEach { button, source in
      for finding in button.findings where finding.rule == .contentOutsideBounds {
        guard let width = number("enoughWidth", finding),
          let height = number("enoughHeight", finding)
        else { continue }
        count += 1
        let large = try arrangement(button) { ($0.width, $0.height) = (width, height) }
        let rect = try #require(finding.path == "image" ? large.imageRect : large.titleRect)
        #expect(
          rect.minX >= 0 && rect.minY >= 0 && rect.maxX <= width && rect.maxY <= height,
          "\(finding.advice) \(source.description)")
      }
    }
    #expect(count > 30)
  }

  @Test func `insets that are the same on both sides turn round by themselves`() throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<80 {
      let d = Double(Int.random(in: -20...20, using: &generator))
      let e = Double(Int.random(in: -20...20, using: &generator))
      let source = ButtonSource(
        children: frame(160, 60) + inset("image", d, e, d, 3) + inset("title", e, 0, e, 2),
        state: both)
      #expect(try !source.inspected().findings.contains { $0.rule == .insetsNotMirrored })
    }
  }

  @Test func `numbers are finite, and sentences end with a full stop`() throws {
    try forEach { button, source in
      for finding in button.findings {
        #expect(finding.numbers.allSatisfy { $0.value.isFinite }, "\(source.description)")
        #expect(finding.message.hasSuffix(".") && finding.advice.hasSuffix("."))
      }
    }
  }
}
