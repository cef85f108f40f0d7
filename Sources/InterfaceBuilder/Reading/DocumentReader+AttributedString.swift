import CExpat

extension DocumentReader {
  /// An `<attributedString>` of a state or configuration; `text` says which.
  mutating func beginAttributedString(
    _ text: OpenElement.Text, _ attributes: Attributes, _ element: inout OpenElement
  ) {
    element.text = text
    guard attributedString(of: element) == nil else {
      let tag = tag(element, key(attributes))
      return report(
        "\(subject(tag)) is the second one; the first one counts", element, line: tag.line)
    }
    element.place = .attributedString
    for (attribute, _) in attributes {
      let number = names.number(of: attribute)
      if names.name(number) != .key { countAttribute(number, of: element.name) }
    }
    let line = self.line
    withAttributedString(of: element) { $0 = IBAttributedString(line: line) }
  }

  /// A `<fragment>` of an attributed string, with its text in the attribute `content`.
  mutating func readFragment(
    _ name: Name?, _ attributes: Attributes, parent: OpenElement, _ element: inout OpenElement
  ) {
    guard name == .fragment else { return }
    element.place = .fragment
    element.text = parent.text
    var fragment = IBAttributedString.Fragment(line: line)
    for (attribute, value) in attributes {
      let number = names.number(of: attribute)
      if names.name(number) == .content {
        fragment.text = String(cString: value)
      } else {
        countAttribute(number, of: element.name)
      }
    }
    withAttributedString(of: element) { $0?.fragments.append(fragment) }
  }

  /// A child of a fragment: its text as an element, which line breaks need, or its attributes.
  mutating func readChildOfFragment(
    _ name: Name?, _ attributes: Attributes, parent: OpenElement, _ element: inout OpenElement
  ) {
    switch name {
    case .string, .mutableString:
      if key(attributes) == "content" { beginText(parent.text, attributes, &element) }
    case .attributes:
      element.place = .textAttributes
      element.text = parent.text
    default: break
    }
  }

  /// Changes the fragment that is open: the last one of its string.
  mutating func withFragment(
    of element: OpenElement, _ change: (inout IBAttributedString.Fragment) -> Void
  ) {
    withAttributedString(of: element) { $0?.changeLast(change) }
  }

  /// The attributed string that an element is or belongs to.
  private func attributedString(of element: OpenElement) -> IBAttributedString? {
    let button = document.buttons[Int(element.button)]
    switch element.text {
    case .stateAttributedTitle: return button.states.last?.attributedTitleString
    case .attributedTitle: return button.configuration?.attributedTitleString
    case .attributedSubtitle: return button.configuration?.attributedSubtitleString
    case .none, .stateTitle, .title, .subtitle, .runtimeValue, .accessibilityLabel,
      .accessibilityHint:
      return nil
    }
  }

  /// Changes the attributed string that an element is or belongs to.
  private mutating func withAttributedString(
    of element: OpenElement, _ change: (inout IBAttributedString?) -> Void
  ) {
    let button = Int(element.button)
    switch element.text {
    case .stateAttributedTitle:
      withState(of: element) { change(&$0.attributedTitleString) }
    case .attributedTitle:
      document.buttons[button].configuration?.change(\.attributedTitleString, change)
    case .attributedSubtitle:
      document.buttons[button].configuration?.change(\.attributedSubtitleString, change)
    case .none, .stateTitle, .title, .subtitle, .runtimeValue, .accessibilityLabel,
      .accessibilityHint:
      break
    }
  }
}

extension IBButtonConfiguration {
  fileprivate mutating func change(
    _ path: WritableKeyPath<Self, IBAttributedString?>,
    _ change: (inout IBAttributedString?) -> Void
  ) {
    change(&self[keyPath: path])
  }
}

extension IBAttributedString {
  fileprivate mutating func changeLast(_ change: (inout Fragment) -> Void) {
    guard let last = fragments.indices.last else { return }
    change(&fragments[last])
  }
}
