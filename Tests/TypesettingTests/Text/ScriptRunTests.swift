import CHarfBuzz
import Testing

@testable import Typesetting

struct ScriptRunTests {
  /// A text, and its runs: the text of each, with an arrow for its direction.
  static let cases: [(String, [String])] = [
    ("", ["→"]),
    ("Button 12", ["→Button 12"]),
    ("... ", ["→... "]),
    ("(Hello) мир", ["→(Hello) ", "→мир"]),
    ("abc مرحبا xyz", ["→abc ", "←مرحبا ", "→xyz"]),
    ("登录 ログ a", ["→登录 ", "→ログ ", "→a"]),
    ("שלום 123.45, כן", ["←שלום ", "→123.45", "←, כן"]),
    ("سعر ١٢٣٫٤٥!", ["←سعر ", "→١٢٣٫٤٥", "←!"]),
    ("1. אחד", ["→1", "←. אחד"]),
    ("مَ", ["←مَ"]),
  ]

  @Test(arguments: cases)
  func `runs`(text: String, expected: [String]) {
    let bytes = Array(text.utf8)
    let runs = bytes.withUnsafeBufferPointer { ScriptRun.runs(of: $0) }
    let found = runs.map { run in
      (run.direction == HB_DIRECTION_RTL ? "←" : "→")
        + String(decoding: bytes[run.bytes], as: UTF8.self)
    }
    #expect(found == expected)
  }
}
