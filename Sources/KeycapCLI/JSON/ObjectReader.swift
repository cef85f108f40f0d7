import ButtonInspection
import JSONReading

/// Reads an object's members by key, and says by key path what is wrong with them.
struct ObjectReader {
  private let members: [JSONValue.Member]
  private let path: String

  /// Begins to read a value that has to be an object with no other than the known keys.
  init(_ value: JSONValue, path: String = "", keys: [String]) throws(QuestionError) {
    guard case .object(let members) = value else {
      throw QuestionError(path: path, message: "Expected an object, found \(value.kind).")
    }
    self.members = members
    self.path = path
    for member in members where !keys.contains(member.key) {
      throw QuestionError(
        path: pathOf(member.key), message: "Unknown key\(hint(for: member.key, in: keys))")
    }
  }

  func pathOf(_ key: String) -> String {
    path.isEmpty ? key : "\(path).\(key)"
  }

  func value(_ key: String) -> JSONValue? {
    members.first { $0.key == key }?.value
  }

  func bool(_ key: String) throws(QuestionError) -> Bool? {
    guard let value = value(key) else { return nil }
    guard case .bool(let bool) = value else { throw expected("true or false", key, value) }
    return bool
  }

  func string(_ key: String) throws(QuestionError) -> String? {
    guard let value = value(key) else { return nil }
    guard case .string(let string) = value else { throw expected("a string", key, value) }
    return string
  }

  /// A finite number.
  func number(_ key: String) throws(QuestionError) -> Double? {
    guard let value = value(key) else { return nil }
    return try value.finiteNumber(pathOf(key))
  }

  /// A finite number of 0 or more.
  func length(_ key: String) throws(QuestionError) -> Double? {
    guard let value = value(key) else { return nil }
    return try value.length(pathOf(key))
  }

  /// One of the names of an enumeration.
  func named<Value>(_ key: String, _ names: Names<Value>) throws(QuestionError) -> Value? {
    guard let name = try string(key) else { return nil }
    if let value = names[name] { return value }
    throw QuestionError(
      path: pathOf(key), message: "Unknown name '\(name)'\(hint(for: name, in: names.all))")
  }

  private func expected(_ what: String, _ key: String, _ value: JSONValue) -> QuestionError {
    QuestionError(path: pathOf(key), message: "Expected \(what), found \(value.kind).")
  }

  /// What somebody may have meant, or what there is, unless that is a long list.
  private func hint(for word: String, in words: [String]) -> String {
    if let near = Suggestion.nearest(to: word, in: words) { return "; did you mean '\(near)'?" }
    guard words.count <= 13 else { return "; 'keycap layout --help' lists the known ones." }
    return "; expected one of \(words.map { "'\($0)'" }.joined(separator: ", "))."
  }
}

extension JSONValue {
  /// The value as a number that is neither NaN nor infinite.
  func finiteNumber(_ path: String) throws(QuestionError) -> Double {
    guard case .number(let number) = self else {
      throw QuestionError(path: path, message: "Expected a number, found \(kind).")
    }
    guard number.isFinite else {
      throw QuestionError(path: path, message: "Expected a finite number.")
    }
    return number
  }

  /// The value as a length that is not negative, in points.
  func length(_ path: String) throws(QuestionError) -> Double {
    let number = try finiteNumber(path)
    guard number >= 0 else {
      throw QuestionError(
        path: path,
        message: "Expected a size of 0 points or more, found \(JSONWriter.text(number)).")
    }
    return number
  }

  /// The value as an array of exactly two elements.
  func pair(_ path: String) throws(QuestionError) -> (JSONValue, JSONValue) {
    guard case .array(let elements) = self, elements.count == 2 else {
      let found: String
      if case .array(let elements) = self {
        found = elements.count == 1 ? "1 element" : "\(elements.count) elements"
      } else {
        found = kind
      }
      throw QuestionError(path: path, message: "Expected [width, height], found \(found).")
    }
    return (elements[0], elements[1])
  }
}
