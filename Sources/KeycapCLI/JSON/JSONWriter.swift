/// Writes one line of JSON into bytes, without building a tree first.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  mutating func object(_ members: (inout JSONWriter) -> Void) {
    enclose("{", "}", members)
  }

  mutating func array(_ elements: (inout JSONWriter) -> Void) {
    enclose("[", "]", elements)
  }

  /// Writes a key; its value has to follow.
  mutating func key(_ name: String) {
    string(name)
    raw(":")
    needsComma = false
  }

  mutating func null() { scalar("null") }

  mutating func bool(_ value: Bool) { scalar(value ? "true" : "false") }

  /// Writes a finite number: a whole one without a fraction, any other so that reading gives it back exactly.
  mutating func number(_ value: Double) {
    precondition(value.isFinite, "JSON has no word for \(value).")
    scalar(JSONWriter.text(value))
  }

  /// A number as answers and sentences write it.
  static func text(_ value: Double) -> String {
    let isWhole = value == value.rounded(.towardZero) && abs(value) < 9_007_199_254_740_992
    return isWhole ? "\(Int64(value))" : "\(value)"
  }

  mutating func string(_ value: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "\""): raw("\\\"")
      case UInt8(ascii: "\\"): raw("\\\\")
      case 0x0A: raw("\\n")
      case 0x0D: raw("\\r")
      case 0x09: raw("\\t")
      case 0..<0x20, 0x7F:
        raw("\\u00")
        bytes.append(JSONWriter.digits[Int(byte >> 4)])
        bytes.append(JSONWriter.digits[Int(byte & 15)])
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  /// Writes the bytes of a value that is JSON already.
  mutating func json(_ value: [UInt8]) {
    separate()
    bytes.append(contentsOf: value)
    needsComma = true
  }

  /// Ends the line.
  mutating func newline() {
    bytes.append(0x0A)
    needsComma = false
  }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  private static let digits = Array("0123456789abcdef".utf8)

  private mutating func enclose(
    _ opening: StaticString, _ closing: StaticString, _ content: (inout JSONWriter) -> Void
  ) {
    separate()
    raw(opening)
    needsComma = false
    content(&self)
    raw(closing)
    needsComma = true
  }

  private mutating func scalar(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = false
  }

  private mutating func raw(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
