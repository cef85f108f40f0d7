import ButtonInspection
import JSONReading
import Typesetting

extension FontMetrics {
  /// Why a file holds no metrics.
  struct FileFormatError: Error, CustomStringConvertible {
    let path: String
    let reason: String

    var description: String { "\(path): \(reason)" }
  }

  /// Reads exported metrics; the format is in Documentation/font-metrics.md.
  ///
  /// - Throws: `FileError`, or `FileFormatError` with the key path and what was expected.
  convenience init(file path: String) throws {
    let bytes = try FileBytes.contents(of: path)
    do {
      let json = try bytes.withUnsafeBytes { try JSONParser().parse($0) }
      try self.init(json: json)
    } catch let error as JSONParser.SyntaxError {
      throw FileFormatError(
        path: path, reason: "it is no JSON at byte \(error.column): \(error.reason).")
    } catch {
      throw FileFormatError(path: path, reason: "\(error)")
    }
  }

  private convenience init(json: JSONValue) throws(QuestionError) {
    let reader = try ObjectReader(
      json,
      keys: [
        "name", "family", "unitsPerEm", "ascender", "descender", "leading", "advances", "kerning",
      ])
    let name = try FontMetrics.required("name", try reader.string("name"))
    let units = try FontMetrics.required("unitsPerEm", try reader.number("unitsPerEm"))
    guard units > 0 else {
      throw QuestionError(path: "unitsPerEm", message: "Expected a number above 0, found \(units).")
    }
    let ascender = try FontMetrics.required("ascender", try reader.number("ascender"))
    let descender = try FontMetrics.required("descender", try reader.number("descender"))
    let leading = try reader.number("leading") ?? 0
    var advances: [Unicode.Scalar: Double] = [:]
    for (key, value) in try FontMetrics.members("advances", reader) {
      guard let scalar = key.unicodeScalars.first, key.unicodeScalars.count == 1 else {
        throw QuestionError(path: "advances.\(key)", message: "Expected one character as the key.")
      }
      advances[scalar] = try value.length("advances.\(key)")
    }
    var kerning: [Pair: Double] = [:]
    for (key, value) in try FontMetrics.members("kerning", reader) {
      let scalars = Array(key.unicodeScalars)
      guard scalars.count == 2 else {
        throw QuestionError(path: "kerning.\(key)", message: "Expected two characters as the key.")
      }
      kerning[Pair(scalars[0], scalars[1])] = try value.finiteNumber("kerning.\(key)")
    }
    self.init(
      name: name, family: try reader.string("family"), unitsPerEm: units, ascender: ascender,
      lineHeight: ascender - descender + leading, advances: advances, kerning: kerning)
  }

  private static func required<Value>(
    _ key: String, _ value: Value?
  ) throws(QuestionError) -> Value {
    guard let value else {
      throw QuestionError(path: key, message: "Expected a value, found nothing.")
    }
    return value
  }

  private static func members(
    _ key: String, _ reader: ObjectReader
  ) throws(QuestionError) -> [(String, JSONValue)] {
    guard let value = reader.value(key) else { return [] }
    guard case .object(let members) = value else {
      throw QuestionError(path: key, message: "Expected an object, found \(value.kind).")
    }
    return members.map { ($0.key, $0.value) }
  }
}
