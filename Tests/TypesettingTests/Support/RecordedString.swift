import Foundation

/// A string's width as UIKit gave it: the record of the system font's own tests.
struct RecordedString: Decodable, Sendable {
  let weight: String
  let size: Double
  let string: String
  let width: Double

  /// Source: Vercantez/openuikit, `golden/font_metrics_ios.json`.
  static func all() throws -> [RecordedString] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../SystemFontTests/Recorded/strings.jsonl")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return try lines.dropFirst().map {
      try JSONDecoder().decode(RecordedString.self, from: Data($0.utf8))
    }
  }
}
