import ButtonInspection
import JSONReading

extension ButtonQuestion {
  /// Reads a question's text.
  ///
  /// - Parameters:
  ///   - text: One JSON object.
  ///   - line: Its line, which names a question without a name.
  ///   - parser: Who reads JSON.
  ///   - id: The question's name as soon as it is known, also where the rest cannot be read.
  /// - Throws: `QuestionError` with the key path and what was expected.
  init(
    text: UnsafeRawBufferPointer, line: Int, by parser: borrowing JSONParser, id: inout String
  ) throws(QuestionError) {
    id = "\(line)"
    let json: JSONValue
    do {
      json = try parser.parse(text)
    } catch {
      throw QuestionError(
        path: "",
        message: "Line \(line) is no JSON at column \(error.column): \(error.reason).")
    }
    if case .object(let members) = json,
      case .string(let name)? = members.first(where: { $0.key == "id" })?.value
    {
      id = name
    }
    try RepeatedKey.refuse(in: text, readAs: json, by: parser)
    try self.init(json: json, defaultID: id)
  }
}

extension UnsafeRawBufferPointer {
  /// Whether there is nothing but spaces.
  var isBlank: Bool { allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D || $0 == 0x0A } }
}
