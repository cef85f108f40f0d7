/// The numbers of a document, read the same in every locale.
enum Number {
  /// A finite decimal number, or nil for anything else: `0x10`, `nan` and `1e999` too.
  static func finite(_ text: String) -> Double? {
    let isDecimal = text.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
    guard isDecimal, let value = Double(text), value.isFinite else { return nil }
    return value
  }
}
