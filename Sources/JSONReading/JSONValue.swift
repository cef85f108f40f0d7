/// A JSON value as it was written; members keep their order.
public enum JSONValue: Equatable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// Any number; one too large for a `Double` is infinite.
  case number(Double)
  /// A string without its escapes.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object.
  case object([Member])

  /// A key and its value.
  public struct Member: Equatable, Sendable {
    /// The key.
    public let key: String
    /// The value.
    public let value: JSONValue

    /// Creates a member.
    public init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// What kind of value this is, for a sentence.
  public var kind: String {
    switch self {
    case .null: return "null"
    case .bool: return "a boolean"
    case .number: return "a number"
    case .string: return "a string"
    case .array: return "an array"
    case .object: return "an object"
    }
  }

  /// The value of an object's key; `nil` where there is none, and for what is no object.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The string that this is; `nil` for anything else.
  public var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The finite number that this is; `nil` for anything else.
  public var finite: Double? {
    guard case .number(let number) = self, number.isFinite else { return nil }
    return number
  }

  /// The elements of an array; none for anything else.
  public var elements: [JSONValue] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }
}
