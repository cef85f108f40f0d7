/// Writes HTML into bytes; nothing that a document says can leave the place where it is written.
struct HTMLWriter {
  private(set) var bytes: [UInt8] = []

  /// Writes markup of the program's own.
  mutating func markup(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Writes bytes that are HTML already.
  mutating func html(_ text: some Sequence<UInt8>) {
    bytes.append(contentsOf: text)
  }

  /// Writes text, inside an element or a quoted attribute.
  mutating func text(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): markup("&amp;")
      case UInt8(ascii: "<"): markup("&lt;")
      case UInt8(ascii: ">"): markup("&gt;")
      case UInt8(ascii: "\""): markup("&quot;")
      case UInt8(ascii: "'"): markup("&#39;")
      // HTML has no way to say most control characters, and none of them is to be seen.
      case 0..<0x20 where byte != 0x09 && byte != 0x0A, 0x7F: markup("\u{FFFD}")
      default: bytes.append(byte)
      }
    }
  }

  /// Writes an element with attributes of the program's own, such as `<b class="fault">`, around text.
  mutating func element(_ opening: StaticString, _ text: String, _ closing: StaticString) {
    markup(opening)
    self.text(text)
    markup(closing)
  }

  /// Writes the part of an address behind its "#" that leads to an identifier.
  mutating func fragment(_ identifier: String) {
    for byte in identifier.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "/"):
        bytes.append(byte)
      default:
        bytes.append(UInt8(ascii: "%"))
        bytes.append(HTMLWriter.digits[Int(byte >> 4)])
        bytes.append(HTMLWriter.digits[Int(byte & 15)])
      }
    }
  }

  private static let digits = Array("0123456789ABCDEF".utf8)
}
