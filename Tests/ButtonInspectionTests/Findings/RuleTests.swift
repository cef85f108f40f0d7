import ButtonInspection
import Testing
import Typesetting

/// What each rule finds, and what it lets pass.
@Suite struct RuleTests {
  @Test(arguments: RuleCase.all)
  func `a button that has it is found, with the numbers`(_ rule: RuleCase) throws {
    let found = try rule.has.inspected().findings.filter { $0.rule == rule.rule }
    #expect(found.map(\.message) == [rule.message])
    #expect(found.map(\.advice) == [rule.advice])
    #expect(found.allSatisfy { $0.numbers.allSatisfy { $0.value.isFinite } })
  }

  @Test(arguments: RuleCase.all)
  func `a button that almost has it is let pass`(_ rule: RuleCase) throws {
    #expect(try !rule.almost.inspected().findings.contains { $0.rule == rule.rule })
  }

  @Test func `every rule has such a case`() {
    #expect(Set(RuleCase.all.map(\.rule)) == Set(FindingRule.allCases))
  }

  @Test(arguments: FindingRule.allCases)
  func `a rule's example has it before, and nothing to be seen afterwards`(
    _ rule: FindingRule
  ) throws {
    func findings(_ element: String) throws -> [Finding] {
      try RuleExample.inspected(element, measuringWith: TextMeasurer()).findings
    }
    let example = rule.definition.example
    #expect(try findings(example.before).contains { $0.rule == rule })
    let after = try findings(example.after)
    #expect(!after.contains { $0.rule == rule })
    #expect(!after.contains { $0.rule.definition.severity == .fault })
  }

  @Test func `a rule explains itself in sentences under its own name`() {
    for rule in FindingRule.allCases {
      let definition = rule.definition
      #expect(definition.rule == rule)
      #expect(definition.summary.hasSuffix("."))
      #expect(definition.explanation.hasSuffix(".") && definition.explanation.count > 80)
    }
  }

  @Test func `only what was chosen is looked for`() throws {
    let element = FindingRule.contentOutsideBounds.definition.example.before
    func rules(_ chosen: FindingRules) throws -> [FindingRule] {
      try RuleExample.inspected(element, measuringWith: TextMeasurer(), lookingFor: chosen)
        .findings.map(\.rule)
    }
    #expect(try rules(.all).contains(.insetsNotMirrored))
    #expect(try rules(FindingRules([.contentOutsideBounds])) == [.contentOutsideBounds])
    #expect(try rules(FindingRules([])).isEmpty)
  }
}
