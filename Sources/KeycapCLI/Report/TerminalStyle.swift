/// How a terminal shows what matters; plain text everywhere else.
struct TerminalStyle: Sendable {
  let isColored: Bool

  func strong(_ text: String) -> String { wrap(text, "1") }
  func faint(_ text: String) -> String { wrap(text, "2") }
  func alarming(_ text: String) -> String { wrap(text, "31") }

  private func wrap(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

extension String {
  /// The text with U+FFFD for every control character but line feeds: what a document says must not command a
  /// terminal.
  var printable: String {
    // Most of what is said has none, and bytes are looked through faster than characters.
    guard utf8.contains(where: { $0 < 0x20 && $0 != 0x0A || $0 == 0x7F || $0 == 0xC2 }) else {
      return self
    }
    var text = ""
    for scalar in unicodeScalars {
      text.unicodeScalars.append(String.commands(scalar) ? "\u{FFFD}" : scalar)
    }
    return text
  }

  /// The general category `Cc`, whose members Unicode never changes.
  private static func commands(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F: true
    default: false
    }
  }
}
