import ButtonInspection
import ButtonLayout

/// What `keycap rules` writes.
enum RuleReport {
  /// One rule a line, for people.
  static func list(for console: Console) -> String {
    let definitions = FindingRule.allCases.map(\.definition)
    let names = Columns.aligned(definitions.map { ($0.rule.name, "") })
    let severities = Columns.aligned(definitions.map { ($0.severity.name, "") })
    var lines: [String] = []
    for (definition, head) in zip(definitions, zip(names, severities)) {
      let (name, severity) = head
      let margin = String(repeating: " ", count: name.count + severity.count)
      let folded = Columns.folded(definition.summary, indent: margin, width: console.columns)
      let first = (folded.first ?? margin).dropFirst(margin.count)
      lines.append(console.style.strong(name) + console.style.faint(severity) + first)
      lines += folded.dropFirst()
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A rule and its example, for people.
  static func text(_ explained: ExplainedRule, for console: Console) -> String {
    let definition = explained.definition
    var lines = [
      console.style.strong(definition.rule.name) + "  "
        + console.style.faint(definition.severity.name)
    ]
    func add(_ paragraph: String, indent: String = "") {
      lines += Columns.folded(paragraph, indent: indent, width: console.columns)
    }
    add(definition.summary)
    for paragraph in definition.explanation.split(separator: "\n") {
      lines.append("")
      add(String(paragraph))
    }
    for (name, side) in [("Before", explained.before), ("After", explained.after)] {
      lines += ["", console.style.strong(name)]
      lines += side.element.split(separator: "\n").map { "  \($0)" }
      if case .success(let answer) = side.button.answer {
        lines.append(console.style.faint("  " + numbers(answer)))
      }
      for finding in side.button.findings {
        add(finding.message, indent: "  ")
        add(finding.advice, indent: "  ")
      }
      if side.button.findings.isEmpty { lines.append("  Nothing is found.") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The rectangles that somebody would look at.
  private static func numbers(_ answer: ButtonAnswer) -> String {
    var parts = [
      "size \(Finding.rounded(answer.size.width)) × \(Finding.rounded(answer.size.height))"
    ]
    if let rect = answer.arrangement.imageRect { parts.append("image \(rect.written)") }
    if let rect = answer.arrangement.titleRect { parts.append("title \(rect.written)") }
    return parts.joined(separator: "   ")
  }

  /// One object a rule and line.
  static func json(_ rules: FindingRule.AllCases) -> [UInt8] {
    var json = JSONWriter()
    for rule in rules {
      json.object { $0.members(of: rule.definition) }
      json.newline()
    }
    return json.bytes
  }

  /// A rule and its example as one object.
  static func json(_ explained: ExplainedRule) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.members(of: explained.definition)
      json.key("explanation")
      json.string(explained.definition.explanation)
      for (name, side) in [("before", explained.before), ("after", explained.after)] {
        json.key(name)
        json.object { json in
          json.key("element")
          json.string(side.element)
          json.outcome(of: side.button)
        }
      }
    }
    json.newline()
    return json.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func members(of definition: RuleDefinition) {
    key("rule")
    string(definition.rule.name)
    key("severity")
    string(definition.severity.name)
    key("summary")
    string(definition.summary)
  }
}
