/// Sets sentences of any language in lines of a terminal's width.
enum TextFolding {
  /// The sentence in lines; those behind the first are indented by as much.
  ///
  /// Lines end at spaces, and between two Chinese characters unless the second is punctuation that closes.
  static func folded(_ sentence: String, indent: String, width: Int) -> [String] {
    let start = indent.columns
    var lines: [String] = []
    var line = indent
    var used = start
    for piece in pieces(of: sentence) {
      if used > start && used + piece.columns > width {
        lines.append(line.trimmed)
        line = String(repeating: " ", count: start)
        used = start
      }
      // The space at which a line ended is not seen.
      if piece == " " && used == start { continue }
      line += piece
      used += piece.columns
    }
    return lines + [line.trimmed]
  }

  /// What is never broken, spaces among them.
  private static func pieces(of sentence: String) -> [String] {
    var pieces: [String] = []
    for character in sentence {
      let isChinese = String(character).columns == 2
      let mayStart =
        character == " " || pieces.last == nil || pieces.last == " "
        || (isChinese && !closing.contains(character))
      if mayStart {
        pieces.append(String(character))
      } else {
        pieces[pieces.count - 1].append(character)
      }
    }
    return pieces
  }

  private static let closing: Set<Character> = ["，", "。", "：", "；", "）", "”", "、"]
}
