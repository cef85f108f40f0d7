import ButtonInspection
import InterfaceBuilder
import Typesetting

/// `keycap rules`: what `keycap inspect` looks for.
enum RulesCommand {
  static let syntax = CommandSyntax(
    name: "rules", operands: "[NAME]",
    summary: "Lists what 'inspect' looks for; with a NAME, explains it with an example.",
    options: [
      .init(
        name: "format", placeholder: "FORMAT",
        summary: "'text' for people (the default), 'json' for one object a rule and line.",
        values: ["text", "json"])
    ],
    examples: [
      "keycap rules",
      "keycap rules titleTruncated",
      "keycap rules --format json | jq -r .rule",
    ],
    notes: [
      "A fault is seen by whoever looks at the button, a risk in another language, direction or size,",
      "and a hint could be better. Examples are laid out when they are printed.",
    ])

  @Sendable
  static func run(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) -> ExitCode {
    guard arguments.operands.count <= 1 else {
      throw UsageError(
        message: "Expected at most one NAME, found \(arguments.operands.count).",
        command: syntax.name)
    }
    let isJSON = arguments.value("format") == "json"
    guard let name = arguments.operands.first else {
      console.print(
        isJSON ? RuleReport.json(FindingRule.allCases) : Array(RuleReport.list(for: console).utf8))
      return .done
    }
    let rule = try RuleOptions.rule(named: name, command: syntax.name)
    do {
      let explained = try ExplainedRule(rule, measuringWith: TextMeasurer(fonts: FontLibrary()))
      console.print(
        isJSON
          ? RuleReport.json(explained) : Array(RuleReport.text(explained, for: console).utf8))
      return .done
    } catch {
      console.complain("keycap: \(error).")
      return .unreadable
    }
  }
}
