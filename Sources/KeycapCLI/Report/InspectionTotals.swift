import ButtonInspection
import InterfaceBuilder

/// What a whole inspection came to.
struct InspectionTotals: Sendable {
  var buttons = 0
  var unanswered = 0
  var truncated = 0
  var unreadable = 0
  var ledger = ReadingLedger()

  mutating func count(_ button: InspectedButton) {
    buttons += 1
    if case .failure = button.answer { unanswered += 1 }
    if button.findings.contains(where: { $0.rule == .titleTruncated }) { truncated += 1 }
  }

  mutating func merge(_ other: InspectionTotals) {
    buttons += other.buttons
    unanswered += other.unanswered
    truncated += other.truncated
    unreadable += other.unreadable
    ledger.merge(other.ledger)
  }

  /// The summary that stands last.
  func sentence(files: Int) -> String {
    var parts = ["\(counted(buttons, "button")) in \(counted(files, "file"))"]
    if truncated > 0 { parts.append("\(counted(truncated, "title")) truncated") }
    if unanswered > 0 { parts.append("\(unanswered) not laid out") }
    if unreadable > 0 { parts.append("\(counted(unreadable, "file")) not read") }
    return parts.joined(separator: ", ") + ".\n"
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}
