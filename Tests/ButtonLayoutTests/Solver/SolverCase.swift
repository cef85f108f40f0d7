import ButtonLayout
import TestSupport

/// A question for the solver, as one random or enumerated case.
struct SolverCase: CustomStringConvertible {
  var wanted: WantedArrangement
  var button: LegacyButton
  var title: Size?
  var size: Size?

  var answerTitle: any TitleMeasuring {
    guard let title else { return NoTitle(emptyLineHeight: ButtonCase.emptyLine) }
    return GivenTitle(title)
  }

  func solution(by recipe: InsetRecipe? = nil) throws(UnreachableArrangement) -> InsetSolution {
    try button.solution(for: wanted, title: answerTitle, size: size, recipe: recipe)
  }

  /// Another button with the same insets, laid out.
  func arrangement(
    of solution: InsetSolution, size: Size, _ change: (inout LegacyButton) -> Void = { _ in }
  ) -> ButtonArrangement {
    var button = solution.button
    change(&button)
    return button.arrangement(forBounds: Rect(origin: .zero, size: size), title: answerTitle)
  }

  /// What binary noise may do to a place, in points: at three pixels a point it decides which pixel a half goes to.
  var noise: Double { button.displayScale == 3 ? 1.0 / 3 + 1e-6 : 1e-6 }

  var description: String {
    """
    \(wanted) \(ButtonCase(button: button, titleSize: title, bounds: Rect(origin: .zero, size: size ?? .zero)))\
    \(size == nil ? " natural" : "")
    """
  }
}

extension SolverCase {
  /// Random cases: every position, alignment, direction, scale; sizes from far too tight to roomy; lengths in whole pixels.
  static func random(_ count: Int, seed: UInt64) -> [SolverCase] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in random(using: &generator) }
  }

  private static func random(using generator: inout SeededGenerator) -> SolverCase {
    let scale = Double(Int.random(in: 1...3, using: &generator))
    func length(_ range: ClosedRange<Double>) -> Double {
      (Double.random(in: range, using: &generator) * scale).rounded() / scale
    }
    func any<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: values.indices, using: &generator)]
    }
    func happens(onceIn count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }
    let image = Size(width: length(1...60), height: length(1...60))
    var button = LegacyButton(imageSize: happens(onceIn: 10) ? nil : image)
    button.displayScale = scale
    button.layoutDirection = any(LayoutDirection.allCases)
    button.contentHorizontalAlignment = any(ContentHorizontalAlignment.allCases)
    button.contentVerticalAlignment = any(ContentVerticalAlignment.allCases)
    if happens(onceIn: 2) {
      button.contentEdgeInsets = EdgeInsets(
        top: length(-5...20), left: length(-5...20), bottom: length(-5...20),
        right: length(-5...20))
    }
    var wanted = WantedArrangement(
      imagePosition: any(ImagePosition.allCases), spacing: length(-4...24))
    if button.imageSize != nil, happens(onceIn: 5) {
      wanted.imageSize = Size(width: length(0...image.width), height: length(0...image.height))
    }
    wanted.adjustsContentEdgeInsets = happens(onceIn: 2)
    return SolverCase(
      wanted: wanted, button: button,
      title: happens(onceIn: 10) ? nil : Size(width: length(1...120), height: length(1...40)),
      size: happens(onceIn: 5) ? nil : Size(width: length(0...260), height: length(0...140)))
  }
}

extension SolutionScope.Alignments {
  /// The alignments in the set.
  var members: [AxisAlignment] { AxisAlignment.allCases.filter { contains(.init($0)) } }
}

extension LegacyButton {
  /// The button with its content aligned along each axis, by reading direction.
  mutating func align(_ horizontal: AxisAlignment, _ vertical: AxisAlignment) {
    contentHorizontalAlignment =
      [.leading, .center, .trailing, .fill][Int(horizontal.rawValue)]
    contentVerticalAlignment = [.top, .center, .bottom, .fill][Int(vertical.rawValue)]
  }
}
