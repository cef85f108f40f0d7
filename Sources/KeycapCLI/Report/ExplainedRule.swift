import ButtonInspection
import InterfaceBuilder
import Typesetting

/// A rule with its example laid out.
struct ExplainedRule {
  /// A button as it is written, and what came of it.
  struct Side {
    let element: String
    let button: InspectedButton
  }

  let definition: RuleDefinition
  let before: Side
  let after: Side

  init(
    _ rule: FindingRule, measuringWith measurer: TextMeasurer
  ) throws(InterfaceBuilderError) {
    definition = rule.definition
    let rules = FindingRules([rule])
    func side(_ element: String) throws(InterfaceBuilderError) -> Side {
      let button = try RuleExample.inspected(
        element, measuringWith: measurer, lookingFor: rules)
      return Side(element: element, button: button)
    }
    before = try side(definition.example.before)
    after = try side(definition.example.after)
  }
}
