import ButtonInspection
import ButtonLayout
import InterfaceBuilder

/// The table of one document for people.
enum TableReport {
  private static let headings = ["line", "button", "size", "image", "title"]

  static func text(_ buttons: [InspectedButton], at path: String, for console: Console) -> [UInt8] {
    guard !buttons.isEmpty else { return [] }
    var rows = buttons.map { Row($0) }
    var widths = headings.indices.map { column in
      max(headings[column].count, rows.map { $0.cells[column].columns }.max() ?? 0)
    }
    // The names have what the numbers leave, so that a line fits the terminal.
    let others = widths.reduce(0, +) - widths[Row.name] + 2 * widths.count
    widths[Row.name] = min(widths[Row.name], min(44, max(12, console.columns - others)))
    for row in rows.indices {
      rows[row].cells[Row.name] = rows[row].cells[Row.name].cut(toColumns: widths[Row.name])
    }
    var lines = [console.style.strong(path.printable)]
    lines.append(console.style.faint(line(headings, widths)))
    for row in rows {
      lines.append(line(row.cells, widths))
      for note in row.notes {
        let indent = String(repeating: " ", count: widths[0] + 4)
        lines += Columns.folded(note.text, indent: indent, width: console.columns).map {
          note.isAlarming ? console.style.alarming($0) : console.style.faint($0)
        }
      }
    }
    return Array((lines.joined(separator: "\n") + "\n\n").utf8)
  }

  private static func line(_ cells: [String], _ widths: [Int]) -> String {
    var line = ""
    for (column, cell) in cells.enumerated() {
      let padded = cell.padded(toColumns: widths[column])
      let padding = padded.dropFirst(cell.count)
      line += column == 0 ? padding + cell : "  " + padded
    }
    return "  " + line.trimmed
  }

  /// A button's cells, and the sentences below them.
  private struct Row {
    /// The column of the name.
    static let name = 1
    var cells: [String]
    let notes: [Note]

    /// A sentence below a button.
    struct Note {
      let text: String
      var isAlarming = false
    }

    init(_ button: InspectedButton) {
      let source = button.source
      var image = "–"
      var title = "–"
      var notes = button.findings.map { finding in
        Note(
          text: "\(finding.rule.name): \(finding.message) \(finding.advice)".printable,
          isAlarming: finding.rule.definition.severity == .fault)
      }
      switch button.answer {
      case .success(let answer):
        image = answer.arrangement.imageRect?.written ?? "–"
        title = answer.arrangement.titleRect?.written ?? "–"
        if let image = button.question?.image, let symbol = image.symbol {
          notes.append(
            Note(
              text: "'\(symbol)' is an SF Symbol: \(image.size.written) is what the document "
                + "records, not what is drawn."))
        }
        notes += answer.issues.map { Note(text: "\($0.path): \($0.message)") }
      case .failure(let error): notes.append(Note(text: "\(error)".printable))
      }
      cells = [
        "\(source.line)", button.name.printable,
        source.frame?.size.written ?? "–",
        image, title,
      ]
      self.notes = notes
    }
  }
}
