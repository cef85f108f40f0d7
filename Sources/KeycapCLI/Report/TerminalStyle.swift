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
    guard unicodeScalars.contains(where: String.commands) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      text.unicodeScalars.append(String.commands(scalar) ? "\u{FFFD}" : scalar)
    }
    return text
  }

  private static func commands(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control && scalar != "\n"
  }
}
