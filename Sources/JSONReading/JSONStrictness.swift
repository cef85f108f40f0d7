/// What json-c's strict mode lets pass although it is no JSON by RFC 8259.
///
/// Everything here looks at texts that json-c has accepted, so that brackets match and strings end. Numbers that
/// JSON has no word for, `NaN` and `Infinity`, are left to whoever knows the key path.
package enum JSONStrictness {
  package static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  /// Refuses single quotes, numbers such as `01` and `1.`, and strings that would be read as others.
  package static func check(_ text: UnsafeRawBufferPointer) throws(JSONParser.SyntaxError) {
    var at = 0
    while at < text.count {
      switch text[at] {
      case quote: at = try checkString(text, from: at)
      case UInt8(ascii: "'"):
        throw .init(reason: "strings are written in double quotes", column: at + 1)
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        at = try checkNumber(text, from: at)
      default: at += 1
      }
    }
  }

  /// The offset behind a string's closing quote.
  package static func end(ofString text: UnsafeRawBufferPointer, from start: Int) -> Int {
    var at = start + 1
    while at < text.count, text[at] != quote { at += text[at] == backslash ? 2 : 1 }
    return min(at + 1, text.count)
  }

  /// Whether a colon follows.
  package static func isKey(_ text: UnsafeRawBufferPointer, endingBefore end: Int) -> Bool {
    text[end...].first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D && $0 != 0x0A }
      == UInt8(ascii: ":")
  }

  /// Refuses bare control characters, halves of surrogate pairs, which no Unicode text can hold, and keys with
  /// U+0000, behind which json-c drops the rest.
  private static func checkString(
    _ text: UnsafeRawBufferPointer, from start: Int
  ) throws(JSONParser.SyntaxError) -> Int {
    let end = end(ofString: text, from: start)
    var holdsNull = false
    var at = start + 1
    while at < end {
      if text[at] < 0x20 {
        throw .init(reason: "a control character in a string has to be escaped", column: at + 1)
      }
      guard text[at] == backslash else {
        at += 1
        continue
      }
      guard let unit = escapedUnit(text, at) else {
        at += 2
        continue
      }
      if unit == 0 { holdsNull = true }
      at += 6
      if UTF16.isTrailSurrogate(unit) { throw halfPair(at: at - 6) }
      if UTF16.isLeadSurrogate(unit) {
        guard let second = escapedUnit(text, at), UTF16.isTrailSurrogate(second) else {
          throw halfPair(at: at - 6)
        }
        at += 6
      }
    }
    if holdsNull, isKey(text, endingBefore: end) {
      throw .init(reason: "a key holds the character U+0000", column: start + 1)
    }
    return end
  }

  private static func halfPair(at offset: Int) -> JSONParser.SyntaxError {
    .init(reason: "half of a surrogate pair is no character", column: offset + 1)
  }

  /// The UTF-16 unit of `\uXXXX`; `nil` for every other escape.
  private static func escapedUnit(_ text: UnsafeRawBufferPointer, _ at: Int) -> UInt16? {
    guard at + 6 <= text.count, text[at] == backslash, text[at + 1] == UInt8(ascii: "u") else {
      return nil
    }
    return UInt16(String(decoding: text[at + 2..<at + 6], as: UTF8.self), radix: 16)
  }

  private static func checkNumber(
    _ text: UnsafeRawBufferPointer, from start: Int
  ) throws(JSONParser.SyntaxError) -> Int {
    var at = text[start] == UInt8(ascii: "-") ? start + 1 : start
    if at + 1 < text.count, text[at] == UInt8(ascii: "0"), isDigit(text[at + 1]) {
      throw .init(reason: "a number does not begin with 0 and another digit", column: at + 1)
    }
    while at < text.count, isDigit(text[at]) || "+-.eE".utf8.contains(text[at]) {
      if text[at] == UInt8(ascii: "."), at + 1 >= text.count || !isDigit(text[at + 1]) {
        throw .init(reason: "a digit was expected behind the point", column: at + 2)
      }
      at += 1
    }
    return at
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
