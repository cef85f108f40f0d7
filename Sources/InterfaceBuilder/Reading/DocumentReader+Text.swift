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

  private mutating func keep(_ text: String, _ element: OpenElement) {
    let index = Int(element.button)
    switch element.text {
    case .none: break
    case .stateTitle: withState(of: element) { $0.title = text }
    case .stateAttributedTitle, .attributedTitle, .attributedSubtitle:
      withFragment(of: element) { $0.text += text }
    case .title: document.buttons[index].configuration?.title = text
    case .subtitle: document.buttons[index].configuration?.subtitle = text
    case .runtimeValue: setRuntimeValue(.text(text), element)
    case .accessibilityLabel: document.buttons[index].accessibility?.label = text
    case .accessibilityHint: document.buttons[index].accessibility?.hint = text
    }
  }
}
