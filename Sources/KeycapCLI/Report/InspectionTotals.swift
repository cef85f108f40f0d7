import ButtonInspection
import InterfaceBuilder

/// What a whole inspection came to.
struct InspectionTotals: Sendable {
  var buttons = 0
  var unanswered = 0
  /// How many buttons something was found of.
  private(set) var buttonsWithFindings = 0
  /// How many findings there are of each rule, by its raw value.
  private var found = [Int](repeating: 0, count: FindingRule.allCases.count)
  /// How many buttons there are with findings of each rule, by its raw value.
  private var buttonsByRule = [Int](repeating: 0, count: FindingRule.allCases.count)
  var unreadable = 0
  var ledger = ReadingLedger()

  mutating func count(_ button: InspectedButton) {
    buttons += 1
    if case .failure = button.answer { unanswered += 1 }
    if !button.findings.isEmpty { buttonsWithFindings += 1 }
    // A button's findings of one rule stand together.
    var last: FindingRule?
    for finding in button.findings {
      found[Int(finding.rule.rawValue)] += 1
      if finding.rule != last { buttonsByRule[Int(finding.rule.rawValue)] += 1 }
      last = finding.rule
    }
  }

  mutating func merge(_ other: InspectionTotals) {
    buttons += other.buttons
    unanswered += other.unanswered
    buttonsWithFindings += other.buttonsWithFindings
    for rule in found.indices {
      found[rule] += other.found[rule]
      buttonsByRule[rule] += other.buttonsByRule[rule]
    }
    unreadable += other.unreadable
    ledger.merge(other.ledger)
  }

  /// Whether anything was found.
  var hasFindings: Bool { found.contains { $0 > 0 } }

  /// How many buttons each rule found something of.
  var counts: [(rule: FindingRule, buttons: Int)] {
    FindingRule.allCases.map { (rule: $0, buttons: buttonsByRule[Int($0.rawValue)]) }
  }

  /// What was looked at, in a sentence.
  func sentence(files: Int) -> String {
    var parts = ["\(counted(buttons, "button")) in \(counted(files, "file"))"]
    if unanswered > 0 { parts.append("\(unanswered) not laid out") }
    if unreadable > 0 { parts.append("\(counted(unreadable, "file")) not read") }
    return parts.joined(separator: ", ") + "."
  }

  /// The summary that stands last.
  func summary(files: Int, width: Int) -> String {
    let text = self.sentence(files: files) + "\n"
    let rules = FindingRule.allCases.filter { found[Int($0.rawValue)] > 0 }
    guard !rules.isEmpty else { return text }
    let names = rules.map { "\(found[Int($0.rawValue)]) \($0.name)" }
    let sentence = "Found: \(names.joined(separator: ", ")). 'keycap rules NAME' explains one."
    let lines = Columns.folded(sentence, indent: "", width: width)
    return text + lines.joined(separator: "\n") + "\n"
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}
