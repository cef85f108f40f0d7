import ButtonLayout

extension ButtonCase {
  /// What a random case may hold.
  public struct Range: Sendable {
    /// The largest inset, either sign.
    public var inset: Double = 60
    /// Whether image and title insets may be other than 0.
    public var movesParts = true
    /// Whether every length is a whole number of pixels.
    public var isOnGrid = true
    /// Whether image and title may be missing.
    public var mayLackParts = true

    /// The ordinary range: insets to ±60 points on the pixel grid, any part missing.
    public init() {}
  }

  /// A random case: sizes from tight to roomy, every alignment, both directions, scales 1 to 3.
  public static func random(in range: Range, using generator: inout SeededGenerator) -> ButtonCase {
    let scale = Double(Int.random(in: 1...3, using: &generator))
    func length(_ lowest: Double, _ highest: Double) -> Double {
      let value = Double.random(in: lowest...highest, using: &generator)
      return range.isOnGrid ? (value * scale).rounded() / scale : value
    }
    func insets(_ isWanted: Bool) -> EdgeInsets {
      guard isWanted, Bool.random(using: &generator) else { return .zero }
      return EdgeInsets(
        top: length(-range.inset, range.inset), left: length(-range.inset, range.inset),
        bottom: length(-range.inset, range.inset), right: length(-range.inset, range.inset))
    }
    func isMissing() -> Bool { range.mayLackParts && Int.random(in: 0..<6, using: &generator) == 0 }

    var button = LegacyButton()
    button.displayScale = scale
    button.layoutDirection = Bool.random(using: &generator) ? .leftToRight : .rightToLeft
    button.generation = Bool.random(using: &generator) ? .classic : .current
    button.hasBeenSizedToFit = Bool.random(using: &generator)
    button.contentHorizontalAlignment =
      ContentHorizontalAlignment.allCases.randomElement(using: &generator) ?? .center
    button.contentVerticalAlignment =
      ContentVerticalAlignment.allCases.randomElement(using: &generator) ?? .center
    button.imageContentMode = ContentMode.allCases.randomElement(using: &generator) ?? .center
    button.imageSize = isMissing() ? nil : Size(width: length(0, 80), height: length(0, 80))
    button.contentEdgeInsets = insets(true)
    button.imageEdgeInsets = insets(range.movesParts)
    button.titleEdgeInsets = insets(range.movesParts)
    let title = isMissing() ? nil : Size(width: length(0, 160), height: length(0, 60))
    var random = ButtonCase(
      button: button, titleSize: title,
      bounds: Rect(x: 0, y: 0, width: length(0, 300), height: length(0, 120)))
    random.isTitleFinal = Bool.random(using: &generator)
    return random
  }

  /// As many random cases as asked for, always the same for a seed.
  public static func random(
    _ count: Int, in range: Range = Range(), seed: UInt64
  ) -> [ButtonCase] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in random(in: range, using: &generator) }
  }
}
