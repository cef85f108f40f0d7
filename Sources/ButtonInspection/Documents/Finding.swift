/// Something about a button that somebody should know.
public struct Finding: Equatable, Sendable {
  /// What was looked for.
  public var rule: Rule
  /// A sentence with the numbers.
  public var message: String

  /// What is looked for.
  public enum Rule: String, Equatable, Sendable, CaseIterable {
    /// A part of the title is not shown at the recorded size.
    case titleTruncated
    /// The document says something that was not understood.
    case documentIssue
  }

  /// A number for a sentence: to the hundredth, without a fraction where it has none.
  package static func rounded(_ number: Double) -> String {
    let hundredths = (number * 100).rounded() / 100
    // Documents may say 1e300: no Double has hundredths there, and no Int that size.
    guard abs(hundredths) < 1e16 else { return "\(number)" }
    return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
  }
}
