import ButtonInspection
import ButtonLayout
import InterfaceBuilder

/// The table of one document for people.
enum TableReport {
  private static let headings = ["line", "button", "size", "image", "title"]
  static func text(_ buttons: [InspectedButton], at path: String, for console: Console) -> [UInt8] {
    guard !buttons.isEmpty else { return [] }
    let rows = buttons.map { Row($0, nameWidth: console.columns < 110 ? 26 : 44) }
    let widths = headings.indices.map { column in
      max(headings[column].count, rows.map { $0.cells[column].count }.max() ?? 0)
    }
    var lines = [console.style.strong(path.printable)]
    lines.append(console.style.faint(line(headings, widths)))
    for row in rows {
      lines.append(line(row.cells, widths))
      for note in row.notes {
        let indent = String(repeating: " ", count: widths[0] + 4)
        lines += Columns.folded(note, indent: indent, width: console.columns).map {
          row.isAlarming ? console.style.alarming($0) : console.style.faint($0)
        }
      }
    }
    return Array((lines.joined(separator: "\n") + "\n\n").utf8)
  }

  private static func line(_ cells: [String], _ widths: [Int]) -> String {
    var line = ""
    for (column, cell) in cells.enumerated() {
      let padding = String(repeating: " ", count: widths[column] - cell.count)
      line += column == 0 ? "\(padding)\(cell)" : "  \(cell)\(padding)"
    }
    return "  " + line.trimmed
  }

  /// A button's cells, and the sentences below them.
  private struct Row {
    let cells: [String]
    let notes: [String]
    let isAlarming: Bool

    init(_ button: InspectedButton, nameWidth: Int) {
      let source = button.source
      var image = "–"
      var title = "–"
      var notes = button.findings.map(\.message)
      switch button.answer {
      case .success(let answer):
        image = answer.arrangement.imageRect.map(TableReport.numbers) ?? "–"
        title = answer.arrangement.titleRect.map(TableReport.numbers) ?? "–"
        notes += answer.issues.map { "\($0.path): \($0.message)" }
      case .failure(let error): notes.append("\(error)")
      }
      cells = [
        "\(source.line)", TableReport.name(of: source, width: nameWidth),
        source.frame.map { "\(Finding.rounded($0.width)) × \(Finding.rounded($0.height))" } ?? "–",
        image, title,
      ]
      self.notes = notes.map(\.printable)
      isAlarming = button.findings.contains { $0.rule == .titleTruncated }
    }
  }

  /// What somebody would call the button.
  private static func name(of button: IBButton, width: Int) -> String {
    let name =
      button.userLabel ?? button.configuration?.title ?? button.state("normal")?.title
      ?? button.state("normal")?.image ?? button.objectID
    let line = name.printable.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > width ? line.prefix(width - 1) + "…" : line
  }

  private static func numbers(_ rect: Rect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map(Finding.rounded).joined(separator: ", ")
  }
}
