/// Rows of text under headings.
struct Table {
  let headings: [String]
  var rows: [[String]] = []

  /// Padded to columns, for a terminal.
  var text: String {
    let all = [headings] + rows
    let widths = headings.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    let rule = widths.map { String(repeating: "-", count: $0) }
    return ([headings, rule] + rows).map { row in
      var line = zip(row, widths).map { $0.padded(to: $1) }.joined(separator: "  ")
      while line.hasSuffix(" ") { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  /// As Markdown writes it.
  var markdown: String {
    let rule = headings.map { _ in "---" }
    return ([headings, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
