import ButtonInspection

/// The options with which somebody says what is looked for.
enum RuleOptions {
  static let options: [CommandSyntax.Option] = [
    .init(
      name: "rule", placeholder: "NAME",
      summary: "Look for this only; 'keycap rules' lists them. May stand several times."),
    .init(
      name: "except", placeholder: "NAME",
      summary: "Do not look for this. May stand several times."),
  ]

  /// The rules that were chosen: all, unless somebody named some.
  static func rules(
    _ arguments: ParsedArguments, command: String
  ) throws(UsageError) -> FindingRules {
    var wanted = FindingRule.allCases
    if arguments.has("rule") {
      let only = try named(arguments.values("rule"), command: command)
      wanted.removeAll { !only.contains($0) }
    }
    let unwanted = try named(arguments.values("except"), command: command)
    wanted.removeAll { unwanted.contains($0) }
    guard !wanted.isEmpty else {
      throw UsageError(
        message: "Nothing is left to look for: '--except' names every rule of '--rule'.",
        command: command)
    }
    return FindingRules(wanted)
  }

  /// The rule of a name.
  static func rule(named name: String, command: String) throws(UsageError) -> FindingRule {
    if let rule = FindingRule.allCases.first(where: { $0.name == name }) { return rule }
    let hint = Suggestion.nearest(to: name, in: FindingRule.allCases.map(\.name))
    throw UsageError(
      message: "Unknown rule '\(name)'"
        + (hint.map { "; did you mean '\($0)'?" } ?? "; 'keycap rules' lists them."),
      command: command)
  }

  private static func named(
    _ names: [String], command: String
  ) throws(UsageError) -> [FindingRule] {
    var rules: [FindingRule] = []
    for name in names { rules.append(try rule(named: name, command: command)) }
    return rules
  }
}
