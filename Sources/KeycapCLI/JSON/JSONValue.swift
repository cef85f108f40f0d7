/// A JSON value as it was written; members keep their order.
package enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  /// Any number; one too large for a `Double` is infinite.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A key and its value.
  package struct Member: Equatable, Sendable {
    package let key: String
    package let value: JSONValue
  }

  /// What kind of value this is, for a sentence.
  var kind: String {
    switch self {
    case .null: return "null"
    case .bool: return "a boolean"
    case .number: return "a number"
    case .string: return "a string"
    case .array: return "an array"
    case .object: return "an object"
    }
  }
}
