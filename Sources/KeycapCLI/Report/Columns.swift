/// Text set in columns.
enum Columns {
  /// Names in a column, and beside it what is said of each, folded where a line would be too wide.
  static func aligned(_ rows: [(String, String)], width: Int = 100) -> [String] {
    let column = (rows.map(\.0.columns).max() ?? 0) + 2
    let indent = String(repeating: " ", count: column)
    return rows.flatMap { name, summary in
      var lines = folded(summary, indent: indent, width: width)
      lines[0] = name.padded(toColumns: column) + lines[0].dropFirst(column)
      return lines
    }
  }

  /// Words behind one another, in indented lines of at most so many columns.
  static func wrapped(_ words: [String], width: Int) -> [String] {
    var lines = [" "]
    for word in words {
      if lines[lines.count - 1].columns + 1 + word.columns > width { lines.append(" ") }
      lines[lines.count - 1] += " \(word)"
    }
    return lines
  }

  /// A sentence in indented lines, each of at most so many columns unless a word is longer.
  static func folded(_ sentence: String, indent: String, width: Int) -> [String] {
    var lines = [indent]
    let start = indent.columns
    var used = start
    for word in sentence.split(separator: " ") {
      let length = String(word).columns
      let isFresh = used == start
      if !isFresh && used + 1 + length > width {
        lines.append(indent)
        used = start
      } else if !isFresh {
        lines[lines.count - 1] += " "
        used += 1
      }
      lines[lines.count - 1] += word
      used += length
    }
    return lines
  }
}
