import CJSON

/// Reads one JSON text with json-c.
///
/// json-c is chosen for `keycap layout` because the question's reader needs every key, to name its path in errors, and a
/// quick start: no Foundation is loaded. It is small, has been kept since 2004 and stands in every distribution. What its
/// strict mode lets pass, `JSONStrictness` refuses; it keeps the last of two equal keys, which `RepeatedKey` finds.
public struct JSONParser: ~Copyable {
  private let tokener: OpaquePointer

  /// Why a text is no JSON, and the first byte, from 1, that cannot be read.
  public struct SyntaxError: Error, Equatable {
    /// What was found or expected, as half a sentence.
    public let reason: String
    /// The first byte that cannot be read, from 1.
    public let column: Int
  }

  /// Creates a parser, which may read any number of texts.
  public init() {
    guard let tokener = json_tokener_new() else {
      preconditionFailure("There is no memory for a JSON tokener.")
    }
    json_tokener_set_flags(tokener, JSON_TOKENER_STRICT | JSON_TOKENER_VALIDATE_UTF8)
    self.tokener = OpaquePointer(tokener)
  }

  deinit {
    json_tokener_free(UnsafeMutablePointer(tokener))
  }

  /// Parses a whole text in time linear in its length; arrays and objects may be 32 deep.
  ///
  /// - Throws: `SyntaxError` where the text is no JSON by RFC 8259.
  public borrowing func parse(_ text: UnsafeRawBufferPointer) throws(SyntaxError) -> JSONValue {
    let tokener = UnsafeMutablePointer<json_tokener>(tokener)
    json_tokener_reset(tokener)
    var root = json_tokener_parse_ex(
      tokener, text.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: text.count))
    var end = json_tokener_get_parse_end(tokener)
    if root == nil && json_tokener_get_error(tokener) == json_tokener_continue {
      // A number at the very end needs to be told that the text is over; what is open then was cut off.
      root = json_tokener_parse_ex(tokener, "\0", 1)
      end = text.count
    }
    defer { json_object_put(root) }
    let error = json_tokener_get_error(tokener)
    guard error == json_tokener_success else {
      throw SyntaxError(
        reason: error == json_tokener_continue
          ? "the text ends too early" : String(cString: json_tokener_error_desc(error)),
        column: end + 1)
    }
    guard text.dropFirst(end).allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D || $0 == 0x0A })
    else {
      throw SyntaxError(reason: "there is more behind the value", column: end + 1)
    }
    try JSONStrictness.check(text)
    return JSONValue(root)
  }

  /// Parses a whole text from an array; see ``parse(_:)-(UnsafeRawBufferPointer)``.
  public borrowing func parse(_ text: [UInt8]) throws(SyntaxError) -> JSONValue {
    // A closure cannot borrow what is not copyable.
    let result: Result<JSONValue, SyntaxError> = text.withUnsafeBufferPointer { buffer in
      do throws(SyntaxError) {
        return .success(try parse(UnsafeRawBufferPointer(buffer)))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}

extension JSONValue {
  /// Copies a value out of json-c's memory; its depth is bounded by the tokener's.
  fileprivate init(_ value: OpaquePointer?) {
    switch json_object_get_type(value) {
    case json_type_boolean: self = .bool(json_object_get_boolean(value) != 0)
    case json_type_double, json_type_int: self = .number(json_object_get_double(value))
    case json_type_string: self = .string(JSONValue.text(of: value))
    case json_type_array:
      self = .array(
        (0..<json_object_array_length(value)).map {
          JSONValue(json_object_array_get_idx(value, $0))
        }
      )
    case json_type_object: self = .object(JSONValue.members(of: value))
    default: self = .null
    }
  }

  private static func text(of value: OpaquePointer?) -> String {
    let bytes = UnsafeRawBufferPointer(
      start: json_object_get_string(value), count: Int(json_object_get_string_len(value)))
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func members(of value: OpaquePointer?) -> [Member] {
    var members: [Member] = []
    members.reserveCapacity(Int(json_object_object_length(value)))
    var iterator = json_object_iter_begin(value)
    var end = json_object_iter_end(value)
    while json_object_iter_equal(&iterator, &end) == 0 {
      members.append(
        Member(
          key: String(cString: json_object_iter_peek_name(&iterator)),
          value: JSONValue(json_object_iter_peek_value(&iterator))))
      json_object_iter_next(&iterator)
    }
    return members
  }
}
