/// Everything that a rule is: what it looks for and how it explains itself.
public struct RuleDefinition: Sendable {
  /// The rule.
  public let rule: FindingRule
  /// How much its findings matter.
  public let severity: Severity
  /// What it finds, in a sentence.
  public let summary: String
  /// Why UIKit does so, and what follows from it.
  public let explanation: String
  /// A button of which it finds something, and what became of it.
  public let example: RuleExample
  /// Looks at a button, and appends what it finds.
  let look: @Sendable (FindingSubject, inout [Finding]) -> Void
}

/// Rules that are looked for together.
public struct FindingRules: Sendable {
  private let definitions: [RuleDefinition]

  /// Every rule.
  public static let all = FindingRules(FindingRule.allCases)

  /// Creates a selection; findings are told in the order given.
  public init(_ rules: [FindingRule]) {
    definitions = rules.map(\.definition)
  }

  /// What the rules find of a button.
  func findings(about subject: FindingSubject) -> [Finding] {
    var findings: [Finding] = []
    for definition in definitions { definition.look(subject, &findings) }
    return findings
  }
}
