import CExpat

/// Gives every name of a document a number, so that names are compared, kept and counted without
/// a String for each of the thousands of elements that are no button.
struct NameTable: Sendable {
  /// The numbers of the names that reading looks for, in the order of ``Name``.
  static let known: NameTable = {
    var table = NameTable()
    for name in Name.all {
      name.rawValue.withCString { _ = table.number(of: $0) }
    }
    return table
  }()

  /// One more than a name's number, 0 where it is free; the count is a power of two.
  private var slots = [UInt32](repeating: 0, count: 512)
  /// Where each name begins in `bytes`, and where the last one ends.
  private var starts: [Int] = [0]
  private var bytes: [UInt8] = []

  private init() {}

  /// The number of a name, a new one for a name not met before.
  ///
  /// The hash is seeded by the process: a document cannot be written so that its names collide.
  mutating func number(of name: UnsafePointer<XML_Char>) -> UInt32 {
    var length = 0
    while name[length] != 0 { length += 1 }
    let text = UnsafeRawBufferPointer(start: name, count: length)
    var hasher = Hasher()
    hasher.combine(bytes: text)
    let hash = hasher.finalize()
    var slot = hash & (slots.count - 1)
    while slots[slot] != 0 {
      let number = slots[slot] - 1
      if spelling(of: number).elementsEqual(text) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    bytes.append(contentsOf: text)
    starts.append(bytes.count)
    slots[slot] = UInt32(starts.count - 1)
    if starts.count * 2 > slots.count { grow() }
    return UInt32(starts.count - 2)
  }

  /// What reading knows a number as.
  func name(_ number: UInt32) -> Name? {
    number < UInt32(Name.all.count) ? Name.all[Int(number)] : nil
  }

  /// A number's name as text.
  func text(_ number: UInt32) -> String {
    String(decoding: spelling(of: number), as: UTF8.self)
  }

  private func spelling(of number: UInt32) -> ArraySlice<UInt8> {
    bytes[starts[Int(number)]..<starts[Int(number) + 1]]
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for number in 0..<UInt32(starts.count - 1) {
      var hasher = Hasher()
      spelling(of: number).withUnsafeBytes { hasher.combine(bytes: $0) }
      let hash = hasher.finalize()
      var slot = hash & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = number + 1
    }
  }
}
