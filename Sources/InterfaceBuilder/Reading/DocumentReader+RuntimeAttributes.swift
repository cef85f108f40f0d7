import ButtonLayout
import CExpat

extension DocumentReader {
  /// A `<userDefinedRuntimeAttribute>`, with the value that an attribute can hold.
  mutating func readRuntimeAttribute(
    _ name: Name?, _ attributes: Attributes, _ element: inout OpenElement
  ) {
    guard name == .userDefinedRuntimeAttribute else { return }
    var result = IBRuntimeAttribute(keyPath: "", line: line)
    var written: String?
    for (attribute, value) in attributes {
      let number = names.number(of: attribute)
      switch names.name(number) {
      case .keyPath: result.keyPath = String(cString: value)
      case .type: result.type = String(cString: value)
      case .value: written = String(cString: value)
      default: countAttribute(number, of: element.name)
      }
    }
    let tag = Tag(element: element, key: result.keyPath, line: result.line)
    if result.keyPath.isEmpty {
      report("\(subject(tag)) lacks 'keyPath'", element, line: tag.line)
    }
    if let written {
      result.value =
        result.type == "boolean"
        ? flag(written, .value, of: tag).map { .boolean($0) } ?? .none : .text(written)
    }
    element.place = .runtimeAttribute
    document.buttons[Int(element.button)].runtimeAttributes.append(result)
  }

  /// A value that is an element of its own.
  mutating func readRuntimeValue(
    _ name: Name?, _ attributes: Attributes, _ element: inout OpenElement
  ) {
    guard key(attributes) == "value" else { return }
    let tag = tag(element, "value")
    let value: IBRuntimeAttribute.Value?
    switch name {
    case .string, .mutableString: return beginText(.runtimeValue, attributes, &element)
    case .integer, .real:
      value = numbers([.value], in: attributes, of: tag).map { .number($0[0]) }
    case .point:
      value = numbers([.x, .y], in: attributes, of: tag).map { .point(Point(x: $0[0], y: $0[1])) }
    case .size:
      value = numbers([.width, .height], in: attributes, of: tag)
        .map { .size(Size(width: $0[0], height: $0[1])) }
    case .rect:
      value = readRect(attributes, tag, allowsNegativeSize: true).map { .rect($0) }
    case .color:
      let color = readColor("value", attributes, &element)
      return setRuntimeValue(.color(color), element)
    default:
      // Stays unread, and the ledger counts it.
      return setRuntimeValue(.notRead(element: names.text(element.name)), element)
    }
    element.place = .leaf
    if let value { setRuntimeValue(value, element) }
  }

  /// Gives the open runtime attribute, the last one of its button, its value.
  mutating func setRuntimeValue(_ value: IBRuntimeAttribute.Value, _ element: OpenElement) {
    let button = Int(element.button)
    guard let last = document.buttons[button].runtimeAttributes.indices.last else { return }
    document.buttons[button].runtimeAttributes[last].value = value
  }
}
