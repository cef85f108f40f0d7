import ButtonInspection
import ButtonLayout
import JSONReading
import KeycapCLI

/// One recorded button: what was asked of UIKit, what it answered, and who says so.
package struct RecordedRow: Sendable, CustomStringConvertible {
  /// Whether the row can be compared.
  package enum Status: String, Sendable, CaseIterable {
    /// Everything that decides is stated.
    case decidable
    /// An input is missing.
    case notDecidable
    /// The recorded number is not this button's, as other numbers show.
    case excluded
    /// The input needs a part that is still to come.
    case later
  }

  /// A number of an answer that was recorded.
  package struct Number: Equatable, Sendable {
    /// Where it stands in the answer, such as `imageRect`.
    package let key: String
    /// Its place in the array.
    package let index: Int
    /// What was recorded, in points.
    package let value: Double
  }

  /// Unique among all families.
  package let name: String
  /// Who recorded it.
  package let source: String
  /// What was asked.
  package let input: JSONValue
  /// What was recorded.
  package let expected: [Number]
  /// Whether it can be compared.
  package let status: Status
  /// Why it cannot.
  package let reason: String

  /// The name and the source, as a case's title.
  package var description: String { "\(name) (\(source))" }

  /// Reads a row; `nil` with a sentence where the line is no row.
  package init(_ json: JSONValue) throws(RowError) {
    guard case .object(let members) = json else { throw RowError(message: "a row is an object") }
    func value(_ key: String) -> JSONValue? { members.first { $0.key == key }?.value }
    func text(_ key: String) throws(RowError) -> String {
      guard case .string(let text)? = value(key) else {
        throw RowError(message: "'\(key)' is missing")
      }
      return text
    }
    name = try text("name")
    source = try text("source")
    guard let status = Status(rawValue: try text("status")) else {
      throw RowError(message: "\(name) has no known status")
    }
    self.status = status
    reason = status == .decidable ? "" : try text("reason")
    guard let input = value("input"), case .object(let answers)? = value("expected") else {
      throw RowError(message: "\(name) lacks 'input' or 'expected'")
    }
    self.input = input
    var numbers: [Number] = []
    for answer in answers {
      guard case .array(let elements) = answer.value else {
        throw RowError(message: "\(name): '\(answer.key)' is no array")
      }
      for (index, element) in elements.enumerated() {
        guard case .number(let number) = element else { continue }
        numbers.append(Number(key: answer.key, index: index, value: number))
      }
    }
    expected = numbers
    if status == .decidable && numbers.isEmpty {
      throw RowError(message: "\(name) is decidable and expects nothing")
    }
  }

  /// Why a line is no row.
  package struct RowError: Error, CustomStringConvertible {
    let message: String
    package var description: String { message }
  }
}
