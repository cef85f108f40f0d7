import Foundation
import Testing

/// A line of JSON read with Foundation, which is another reader than the tool's own.
struct JSONLine {
  let members: [String: Any]

  init(_ text: String) throws {
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    members = try #require(object as? [String: Any], "an object was expected: \(text)")
  }

  func numbers(_ key: String) -> [Double]? { members[key] as? [Double] }

  func string(_ key: String) -> String? { members[key] as? String }

  func object(_ key: String) -> [String: Any]? { members[key] as? [String: Any] }

  /// `path: message` of the error.
  var error: String? {
    guard let error = object("error"), let path = error["path"] as? String,
      let message = error["message"] as? String
    else { return nil }
    return "\(path): \(message)"
  }

  /// `path: message` of every issue.
  var issues: [String] {
    (members["issues"] as? [[String: Any]] ?? []).map {
      "\($0["path"] as? String ?? "?"): \($0["message"] as? String ?? "?")"
    }
  }
}

extension ToolResult {
  /// Every line of the output as JSON.
  func json() throws -> [JSONLine] { try lines.map { try JSONLine($0) } }

  /// The only line of the output as JSON.
  func answer() throws -> JSONLine {
    try #require(lines.count == 1, "one line was expected: \(output)")
    return try JSONLine(lines[0])
  }
}
