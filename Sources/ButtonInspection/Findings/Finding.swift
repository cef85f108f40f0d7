/// Something about a button that somebody should know.
public struct Finding: Equatable, Sendable {
  /// What was looked for.
  public var rule: FindingRule
  /// The key path in the question that it is about, such as `imageEdgeInsets.left`; empty for the whole button.
  public var path: String
  /// What was found: a sentence with its numbers.
  public var message: String
  /// What to do: a sentence with its numbers.
  public var advice: String
  /// The numbers of both sentences by name, unrounded, in points where the name says nothing else.
  public var numbers: [Number]

  /// A number and what it counts.
  public struct Number: Equatable, Sendable {
    /// What it counts, such as `lacking`.
    public var name: String
    /// The number.
    public var value: Double

    init(_ name: String, _ value: Double) {
      self.name = name
      self.value = value
    }
  }

  init(
    _ rule: FindingRule, at path: String, _ message: String, advice: String,
    numbers: [Number] = []
  ) {
    self.rule = rule
    self.path = path
    self.message = message
    self.advice = advice
    self.numbers = numbers
  }

  /// A length for a sentence, with its unit.
  package static func points(_ length: Double) -> String {
    let number = rounded(length)
    return number == "1" ? "1 point" : "\(number) points"
  }

  /// A number for a sentence: to the hundredth, without a fraction where it has none.
  package static func rounded(_ number: Double) -> String {
    let hundredths = (number * 100).rounded() / 100
    // Documents may say 1e300: no Double has hundredths there, and no Int that size.
    guard abs(hundredths) < 1e16 else { return "\(number)" }
    return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
  }
}
