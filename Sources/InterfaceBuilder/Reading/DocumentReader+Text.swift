import CExpat

extension DocumentReader {
  /// A `<string>` whose character data is kept.
  mutating func beginText(
    _ text: OpenElement.Text, _ attributes: Attributes, _ element: inout OpenElement
  ) {
    element.place = .text
    element.text = text
    textIsBase64 = false
    for (attribute, value) in attributes {
      let number = names.number(of: attribute)
      switch names.name(number) {
      case .key: break
      case .base64: textIsBase64 = String(cString: value) == "YES"
      default: countAttribute(number, of: element.name)
      }
    }
    collectText()
  }

  /// The end of such a `<string>`.
  mutating func endText(_ element: OpenElement) {
    var bytes = collectedText()
    if textIsBase64 {
      guard let decoded = Base64.decode(bytes) else {
        return report(
          "\(subject(tag(element, nil))) is not readable, where Base64 was expected",
          element, line: line)
      }
      bytes = decoded
    }
    keep(String(decoding: bytes, as: UTF8.self), element)
  }

  /// A `<fragment>` of an attributed string, with its text in the attribute `content`.
  mutating func readFragment(
    _ name: Name?, _ attributes: Attributes, parent: OpenElement, _ element: inout OpenElement
  ) {
    guard name == .fragment else { return }
    element.place = .fragment
    element.text = parent.text
    for (attribute, value) in attributes {
      let number = names.number(of: attribute)
      if names.name(number) == .content {
        keep(String(cString: value), element)
      } else {
        countAttribute(number, of: element.name)
      }
    }
  }

  /// A fragment's text as an element, which line breaks need.
  mutating func readFragmentContent(
    _ name: Name?, _ attributes: Attributes, parent: OpenElement, _ element: inout OpenElement
  ) {
    guard name == .string || name == .mutableString, key(attributes) == "content" else { return }
    beginText(parent.text, attributes, &element)
  }

  private mutating func keep(_ text: String, _ element: OpenElement) {
    let index = Int(element.button)
    switch element.text {
    case .none: break
    case .stateTitle: withState(of: element) { $0.title = text }
    case .stateAttributedTitle:
      withState(of: element) { $0.attributedTitle = ($0.attributedTitle ?? "") + text }
    case .title: document.buttons[index].configuration?.title = text
    case .attributedTitle:
      document.buttons[index].configuration?.attributedTitle.append(text)
    case .subtitle: document.buttons[index].configuration?.subtitle = text
    case .attributedSubtitle:
      document.buttons[index].configuration?.attributedSubtitle.append(text)
    case .runtimeValue: setRuntimeValue(.text(text), element)
    }
  }
}

extension String? {
  /// Appends to a text that may not have begun.
  fileprivate mutating func append(_ text: String) {
    self = (self ?? "") + text
  }
}
