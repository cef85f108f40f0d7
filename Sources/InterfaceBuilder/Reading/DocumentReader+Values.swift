import ButtonLayout
import CExpat

extension DocumentReader {
  /// An element as issues name it.
  struct Tag {
    var element: OpenElement
    var key: String?
    var line: Int
  }

  /// The current element as issues name it.
  func tag(_ element: OpenElement, _ key: String?) -> Tag {
    Tag(element: element, key: key, line: line)
  }

  /// The `key` by which a child belongs to its parent.
  mutating func key(_ attributes: Attributes) -> String? {
    for (attribute, value) in attributes where names.name(names.number(of: attribute)) == .key {
      return String(cString: value)
    }
    return nil
  }

  /// Numbers that an element must have, in the order asked for; nil after reporting every fault.
  ///
  /// Attributes that are not asked for go to the ledger.
  mutating func numbers(
    _ wanted: [Name], in attributes: Attributes, of tag: Tag, nonNegative: Set<Name> = []
  ) -> [Double]? {
    var found = [Double?](repeating: nil, count: wanted.count)
    var isFaulty = false
    var isWritten = found.map { _ in false }
    for (attribute, value) in attributes {
      let id = names.number(of: attribute)
      let name = names.name(id)
      if let name, let index = wanted.firstIndex(of: name) {
        isWritten[index] = true
        found[index] = number(
          String(cString: value), name, of: tag, nonNegative: nonNegative.contains(name))
        if found[index] == nil { isFaulty = true }
      } else if name != .key {
        countAttribute(id, of: tag.element.name)
      }
    }
    for (index, name) in wanted.enumerated() where !isWritten[index] {
      report("\(subject(tag)) lacks '\(name.rawValue)'", tag.element, line: tag.line)
      isFaulty = true
    }
    return isFaulty ? nil : found.compactMap { $0 }
  }

  /// A rectangle's four numbers.
  mutating func readRect(
    _ attributes: Attributes, _ tag: Tag, allowsNegativeSize: Bool
  ) -> Rect? {
    let numbers = numbers(
      [.x, .y, .width, .height], in: attributes, of: tag,
      nonNegative: allowsNegativeSize ? [] : [.width, .height])
    return numbers.map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  /// One finite number; nil after reporting what stands there instead.
  mutating func number(
    _ text: String, _ name: Name, of tag: Tag, nonNegative: Bool = false
  ) -> Double? {
    if let number = Number.finite(text), !nonNegative || number >= 0 { return number }
    report(
      tag, has: name, text, expected: "a finite number\(nonNegative ? " of at least 0" : "")")
    return nil
  }

  /// `YES` or `NO`; nil after reporting what stands there instead.
  mutating func flag(_ text: String, _ name: Name, of tag: Tag) -> Bool? {
    switch text {
    case "YES": return true
    case "NO": return false
    default:
      report(tag, has: name, text, expected: "YES or NO")
      return nil
    }
  }

  /// A `<fontDescription>`; its size is the only part that can be unreadable.
  mutating func readFontDescription(_ attributes: Attributes, _ tag: Tag) -> IBFontDescription {
    var font = IBFontDescription(line: tag.line)
    for (attribute, value) in attributes {
      let id = names.number(of: attribute)
      switch names.name(id) {
      case .key: break
      case .type: font.type = String(cString: value)
      case .weight: font.weight = String(cString: value)
      case .pointSize:
        font.pointSize = number(String(cString: value), .pointSize, of: tag, nonNegative: true)
      case .style: font.style = String(cString: value)
      case .name: font.name = String(cString: value)
      case .family: font.family = String(cString: value)
      default: countAttribute(id, of: tag.element.name)
      }
    }
    return font
  }

  /// Every attribute as written, except `key`.
  mutating func allAttributes(_ attributes: Attributes) -> [String: String] {
    var result: [String: String] = [:]
    for (attribute, value) in attributes where names.name(names.number(of: attribute)) != .key {
      result[String(cString: attribute)] = String(cString: value)
    }
    return result
  }

  /// `inset 'titleEdgeInsets' of button 'NLs-WP-EeK' at line 12`.
  func subject(_ tag: Tag) -> String {
    let id = document.buttons[Int(tag.element.button)].objectID.clipped
    guard tag.element.place != .button else { return "button '\(id)' at line \(tag.line)" }
    let element = names.text(tag.element.name)
    let key = tag.key.map { " '\($0.clipped)'" } ?? ""
    return "\(element)\(key) of button '\(id)' at line \(tag.line)"
  }

  /// Reports an attribute whose value is not what it must be.
  mutating func report(_ tag: Tag, has name: Name, _ text: String, expected: String) {
    report(
      "\(subject(tag)) has \(name.rawValue)=\"\(text.clipped)\", where \(expected) was expected",
      tag.element, line: tag.line)
  }

  /// Adds an issue to the element's button.
  mutating func report(_ message: String, _ element: OpenElement, line: Int) {
    document.buttons[Int(element.button)].issues.append(IBIssue(line: line, message: message))
  }
}
