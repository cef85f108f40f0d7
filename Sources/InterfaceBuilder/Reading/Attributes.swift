import CExpat

/// The attributes of a start tag as Expat hands them over, valid until its handler returns.
struct Attributes: Sequence, IteratorProtocol {
  private var next_: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?

  init(_ pointer: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?) {
    next_ = pointer
  }

  mutating func next() -> (name: UnsafePointer<XML_Char>, value: UnsafePointer<XML_Char>)? {
    guard let pair = next_, let name = pair[0], let value = pair[1] else { return nil }
    next_ = pair + 2
    return (name, value)
  }

  /// The `id`, found without looking any name up, since every element of a document is asked.
  var id: String? {
    for (name, value) in self where name[0] == 0x69 && name[1] == 0x64 && name[2] == 0 {
      return String(cString: value)
    }
    return nil
  }
}
