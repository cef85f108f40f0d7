import ButtonInspection
import JSONReading

/// A key that stands twice in one object: which of the two somebody meant nobody can say.
///
/// RFC 8259 leaves the meaning open and json-c keeps the last one without a word, so the text itself is asked.
enum RepeatedKey {
  /// An object or array that is open, and its key path.
  private struct Level {
    let path: String
    let isObject: Bool
    var keys: Set<String> = []
    /// The path of the value that comes next.
    var next: String
    var index = 0

    init(path: String, isObject: Bool) {
      self.path = path
      self.isObject = isObject
      next = isObject ? path : "\(path)[0]"
    }
  }

  /// Refuses a text that has more members than were read from it.
  ///
  /// Counting is all that a text without repeated keys costs.
  static func refuse(
    in text: UnsafeRawBufferPointer, readAs value: JSONValue, by parser: borrowing JSONParser
  ) throws(QuestionError) {
    guard memberCount(of: text) != value.memberCount,
      let path = path(in: text, parser)
    else { return }
    throw QuestionError(path: path, message: "The key stands twice in its object.")
  }

  /// How many members all objects of a text have: a colon outside strings each.
  private static func memberCount(of text: UnsafeRawBufferPointer) -> Int {
    var count = 0
    var at = 0
    while at < text.count {
      if text[at] == JSONStrictness.quote {
        at = JSONStrictness.end(ofString: text, from: at)
        continue
      }
      if text[at] == UInt8(ascii: ":") { count += 1 }
      at += 1
    }
    return count
  }

  /// The key path of the first one; linear in the text.
  private static func path(
    in text: UnsafeRawBufferPointer, _ parser: borrowing JSONParser
  ) -> String? {
    var levels = [Level(path: "", isObject: true)]
    var at = 0
    while at < text.count {
      let top = levels.count - 1
      switch text[at] {
      case UInt8(ascii: "{"): levels.append(Level(path: levels[top].next, isObject: true))
      case UInt8(ascii: "["): levels.append(Level(path: levels[top].next, isObject: false))
      case UInt8(ascii: "}"), UInt8(ascii: "]"): levels.removeLast()
      case UInt8(ascii: ",") where !levels[top].isObject:
        levels[top].index += 1
        levels[top].next = "\(levels[top].path)[\(levels[top].index)]"
      case JSONStrictness.quote:
        let start = at
        at = JSONStrictness.end(ofString: text, from: at)
        guard JSONStrictness.isKey(text, endingBefore: at) else { continue }
        let key = key(UnsafeRawBufferPointer(rebasing: text[start..<at]), parser)
        levels[top].next = levels[top].path.isEmpty ? key : "\(levels[top].path).\(key)"
        if !levels[top].keys.insert(key).inserted { return levels[top].next }
        continue
      default: break
      }
      at += 1
    }
    return nil
  }

  /// A key without its quotes and escapes.
  private static func key(
    _ quoted: UnsafeRawBufferPointer, _ parser: borrowing JSONParser
  ) -> String {
    do {
      if case .string(let key) = try parser.parse(quoted) { return key }
    } catch {
      // The text was accepted as a whole, so its strings are too.
    }
    return String(decoding: quoted, as: UTF8.self)
  }
}

extension JSONValue {
  /// How many members the objects in the value have, all levels counted.
  fileprivate var memberCount: Int {
    switch self {
    case .object(let members): members.reduce(members.count) { $0 + $1.value.memberCount }
    case .array(let elements): elements.reduce(0) { $0 + $1.memberCount }
    default: 0
    }
  }
}
