import CExpat

extension DocumentReader {
  /// A `<state>`.
  mutating func beginState(
    _ key: String, _ attributes: Attributes, _ element: inout OpenElement
  ) {
    var state = IBState(key: key, line: line)
    for (attribute, value) in attributes {
      let number = names.number(of: attribute)
      switch names.name(number) {
      case .key: break
      case .title: state.title = String(cString: value)
      case .image: state.image = String(cString: value)
      case .backgroundImage: state.backgroundImage = String(cString: value)
      case .catalog: state.isSystemImage = String(cString: value) == "system"
      default: countAttribute(number, of: element.name)
      }
    }
    element.place = .state
    document.buttons[Int(element.button)].states.append(state)
  }

  /// A child of a `<state>`.
  mutating func readChildOfState(
    _ name: Name?, _ attributes: Attributes, _ element: inout OpenElement
  ) {
    switch (name, key(attributes)) {
    case (.string, "title"), (.mutableString, "title"):
      beginText(.stateTitle, attributes, &element)
    case (.attributedString, "attributedTitle"):
      beginAttributedString(.stateAttributedTitle, attributes, &element)
    case (.imageReference, "image"):
      let reference = readImageReference(attributes, &element)
      withState(of: element) {
        $0.image = reference.image ?? $0.image
        $0.isSystemImage = reference.isSystem
        $0.imageAttributes = reference.others
      }
    case (.imageReference, "backgroundImage"):
      let reference = readImageReference(attributes, &element)
      withState(of: element) { $0.backgroundImage = reference.image ?? $0.backgroundImage }
    case (.preferredSymbolConfiguration, _):
      element.place = .leaf
      let symbol = allAttributes(attributes)
      withState(of: element) { $0.symbolConfiguration = symbol }
    case (.color, let key?):
      let color = readColor(key, attributes, &element)
      withState(of: element) { $0.colors.append(color) }
    default: break
    }
  }

  /// Changes the state that is open: the last one of its button.
  mutating func withState(of element: OpenElement, _ change: (inout IBState) -> Void) {
    let button = Int(element.button)
    guard let last = document.buttons[button].states.indices.last else { return }
    change(&document.buttons[button].states[last])
  }

  /// An `<imageReference>`.
  mutating func readImageReference(
    _ attributes: Attributes, _ element: inout OpenElement
  ) -> ImageReference {
    var result = ImageReference()
    for (attribute, value) in attributes {
      let number = names.number(of: attribute)
      switch names.name(number) {
      case .key: break
      case .image: result.image = String(cString: value)
      case .catalog: result.isSystem = String(cString: value) == "system"
      default: result.others[String(cString: attribute)] = String(cString: value)
      }
    }
    element.place = .leaf
    return result
  }
}

/// An `<imageReference>`.
struct ImageReference {
  var image: String?
  var isSystem = false
  /// `symbolScale`, `renderingMode` …, as written.
  var others: [String: String] = [:]
}
