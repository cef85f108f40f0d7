import ButtonLayout

extension ButtonCase {
  /// What a random case may hold.
  public struct Range: Sendable {
    /// The largest inset, either sign.
    public var inset: Double = 60
    /// Whether image and title insets may be other than 0.
    public var movesParts = true
    /// Where the lengths stand to the pixels.
    public var lengths: Lengths
    /// Whether image and title may be missing.
    public var mayLackParts = true

    /// The ordinary range: insets to ±60 points, any part missing.
    public init(_ lengths: Lengths) {
      self.lengths = lengths
    }
  }

  /// A random case: sizes from tight to roomy, every alignment, both directions, scales 1 to 3.
  public static func random(in range: Range, using generator: inout SeededGenerator) -> ButtonCase {
    let scale = Double(Int.random(in: range.lengths.scales, using: &generator))
    func length(_ lowest: Double, _ highest: Double) -> Double {
      range.lengths.nearest(
        to: Double.random(in: lowest...highest, using: &generator), scale: scale)
    }
    func size(_ width: Double, _ height: Double) -> Size {
      Size(width: length(0, width), height: length(0, height))
    }
    func insets() -> EdgeInsets {
      guard Bool.random(using: &generator) else { return .zero }
      return EdgeInsets(
        top: length(-range.inset, range.inset), left: length(-range.inset, range.inset),
        bottom: length(-range.inset, range.inset), right: length(-range.inset, range.inset))
    }
    func happens(onceIn count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }
    func any<Value>(_ values: [Value], else value: Value) -> Value {
      values.randomElement(using: &generator) ?? value
    }

    var button = LegacyButton()
    button.displayScale = scale
    button.layoutDirection = any(LayoutDirection.allCases, else: .leftToRight)
    button.generation = any(Generation.allCases, else: .classic)
    button.buttonType = any(ButtonType.allCases, else: .custom)
    button.idiom = any(Idiom.allCases, else: .phone)
    button.hasBeenSizedToFit = Bool.random(using: &generator)
    button.contentHorizontalAlignment = any(ContentHorizontalAlignment.allCases, else: .center)
    button.contentVerticalAlignment = any(ContentVerticalAlignment.allCases, else: .center)
    button.imageContentMode = any(ContentMode.allCases, else: .center)
    button.imageSize = range.mayLackParts && happens(onceIn: 6) ? nil : size(80, 80)
    button.backgroundImageSize = happens(onceIn: 3) ? size(200, 100) : nil
    button.contentEdgeInsets = insets()
    if button.idiom == .tv, happens(onceIn: 2) {
      button.contentEdgeInsets = EdgeInsets(top: 20, left: 40, bottom: 20, right: 40)
    }
    if range.movesParts {
      button.imageEdgeInsets = insets()
      button.titleEdgeInsets = insets()
    }
    var random = ButtonCase(
      button: button,
      titleSize: range.mayLackParts && happens(onceIn: 6) ? nil : size(160, 60),
      bounds: Rect(origin: .zero, size: size(300, 120)))
    if happens(onceIn: 4) { random.bounds.origin = Point(x: length(-50, 50), y: length(-50, 50)) }
    random.isTitleFinal = Bool.random(using: &generator)
    random.lengths = range.lengths
    return random
  }

  /// As many random cases as asked for, always the same for a seed.
  public static func random(_ count: Int, in range: Range, seed: UInt64) -> [ButtonCase] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in random(in: range, using: &generator) }
  }

  /// As many random cases of the ordinary range as asked for.
  public static func random(_ count: Int, _ lengths: Lengths, seed: UInt64) -> [ButtonCase] {
    random(count, in: Range(lengths), seed: seed)
  }
}
