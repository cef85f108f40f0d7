/// A change to the bytes of a file.
struct Edit {
  /// What is replaced, in bytes; empty where something comes in between.
  var range: Range<Int>
  /// What comes there.
  var text: String

  /// Returns the same change with as many lines and, if there is room, columns as before.
  func keepingShape(of source: [UInt8]) -> Edit {
    let old = source[range]
    let lines = old.count { $0 == UInt8(ascii: "\n") }
    guard lines == 0 else {
      return Edit(range: range, text: text + String(repeating: "\n", count: lines))
    }
    let columns = String(decoding: old, as: UTF8.self).count
    return Edit(
      range: range, text: text + String(repeating: " ", count: max(0, columns - text.count)))
  }

  /// Applies changes, which do not overlap, to a file.
  static func apply(_ edits: [Edit], to source: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(source.count + edits.count * 64)
    var position = 0
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in ordered {
      result += source[position..<edit.range.lowerBound]
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    return result + source[position...]
  }
}
