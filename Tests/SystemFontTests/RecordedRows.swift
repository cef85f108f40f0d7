import Foundation
import Testing

/// The rows of a file in `Recorded`: one JSON object a line, of which the first names the source.
enum Recorded {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  static func rows<Row: Decodable>(of _: Row.Type, in file: String) throws -> [Row] {
    let folder = Bundle.module.resourceURL?.appendingPathComponent("Recorded")
    guard let url = folder?.appendingPathComponent(file) else {
      throw Failure(description: "The test bundle has no folder 'Recorded'.")
    }
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    return try lines.dropFirst().enumerated().map { index, line in
      do {
        return try JSONDecoder().decode(Row.self, from: Data(line.utf8))
      } catch {
        throw Failure(description: "\(file), line \(index + 2): \(error)")
      }
    }
  }
}

/// A string's width as UIKit gave it, and the width of a label fitted to it on a 3x screen.
struct RecordedString: Decodable, Sendable, CustomTestStringConvertible {
  let weight: String
  let size: Double
  let string: String
  let width: Double
  let label: Double?

  var testDescription: String { "'\(string)', \(weight) \(size)" }

  static func all() throws -> [RecordedString] {
    try Recorded.rows(of: RecordedString.self, in: "strings.jsonl")
  }
}

/// The size of a text style's font at a content size category.
struct RecordedStyle: Decodable, Sendable, CustomTestStringConvertible {
  let style: String
  let category: String
  let size: Double
  let weight: String

  var testDescription: String { "\(style) at \(category)" }

  static func all() throws -> [RecordedStyle] {
    try Recorded.rows(of: RecordedStyle.self, in: "text_styles.jsonl")
  }
}
