extension String {
  /// How many columns a terminal gives the text: two for a character of East Asia or a picture, one for any other.
  var columns: Int {
    // Text of ASCII, as most is, has as many columns as bytes.
    if utf8.allSatisfy({ $0 < 0x80 }) { return utf8.count }
    return reduce(0) { $0 + $1.columns }
  }

  /// The text, cut behind a number of columns where it has more.
  func cut(toColumns limit: Int) -> String {
    guard columns > limit else { return self }
    var text = ""
    var room = limit - 1
    for character in self {
      room -= character.columns
      if room < 0 { break }
      text.append(character)
    }
    return text + "…"
  }

  /// The text with spaces behind it, up to a number of columns.
  func padded(toColumns width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }
}

extension Character {
  /// One column or two.
  fileprivate var columns: Int {
    unicodeScalars.contains { $0.isWide || $0.value == 0xFE0F } ? 2 : 1
  }
}

extension Unicode.Scalar {
  /// Whether it is "wide" by Unicode's annex 11, as far as whole blocks are.
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
      0x1F680...0x1F6FF, 0x1F900...0x1FAFF, 0x20000...0x3FFFD:
      return true
    default: return properties.isEmojiPresentation
    }
  }
}
