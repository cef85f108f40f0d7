/// Text set in columns.
enum Columns {
  static func aligned(_ rows: [(String, String)]) -> [String] {
    let width = (rows.map(\.0.count).max() ?? 0) + 2
    return rows.map { $0.0 + String(repeating: " ", count: width - $0.0.count) + $0.1 }
  }

  /// Words behind one another, in indented lines of at most so many columns.
  static func wrapped(_ words: [String], width: Int) -> [String] {
    var lines = [" "]
    for word in words {
      if lines[lines.count - 1].count + 1 + word.count > width { lines.append(" ") }
      lines[lines.count - 1] += " \(word)"
    }
    return lines
  }

  /// A sentence in indented lines, each of at most so many columns unless a word is longer.
  static func folded(_ sentence: String, indent: String, width: Int) -> [String] {
    var lines = [indent]
    for word in sentence.split(separator: " ") {
      let isFresh = lines[lines.count - 1].count == indent.count
      if !isFresh && lines[lines.count - 1].count + 1 + word.count > width { lines.append(indent) }
      let gap = lines[lines.count - 1].count == indent.count ? "" : " "
      lines[lines.count - 1] += gap + word
    }
    return lines
  }
}
