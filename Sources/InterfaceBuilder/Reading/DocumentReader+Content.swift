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
      }
    case (.imageReference, "backgroundImage"):
      let reference = readImageReference(attributes, &element)
      withState(of: element) { $0.backgroundImage = reference.image ?? $0.backgroundImage }
    case (.preferredSymbolConfiguration, _):
      element.place = .leaf
      let symbol = allAttributes(attributes)
      withState(of: element) { $0.symbolConfiguration = symbol }
    default: break
    }
  }

  /// A `<buttonConfiguration>`.
  mutating func beginConfiguration(_ attributes: Attributes, _ element: inout OpenElement) {
    let written = allAttributes(attributes)
    let tag = tag(element, "configuration")
    var configuration = IBButtonConfiguration(
      attributes: written, line: tag.line, byteRange: tagRange)
    configuration.title = written["title"]
    configuration.subtitle = written["subtitle"]
    configuration.image = written["image"]
    configuration.isSystemImage = written["catalog"] == "system"
    configuration.imagePadding = written["imagePadding"].flatMap {
      number($0, .imagePadding, of: tag)
    }
    configuration.titlePadding = written["titlePadding"].flatMap {
      number($0, .titlePadding, of: tag)
    }
    element.place = .configuration
    document.buttons[Int(element.button)].configuration = configuration
  }

  /// A child of a `<buttonConfiguration>`.
  mutating func readChildOfConfiguration(
    _ name: Name?, _ attributes: Attributes, _ element: inout OpenElement
  ) {
    let index = Int(element.button)
    switch (name, key(attributes)) {
    case (.string, "title"), (.mutableString, "title"): beginText(.title, attributes, &element)
    case (.string, "subtitle"), (.mutableString, "subtitle"):
      beginText(.subtitle, attributes, &element)
    case (.attributedString, "attributedTitle"):
      beginAttributedString(.attributedTitle, attributes, &element)
    case (.attributedString, "attributedSubtitle"):
      beginAttributedString(.attributedSubtitle, attributes, &element)
    case (.imageReference, "image"):
      let reference = readImageReference(attributes, &element)
      document.buttons[index].configuration?.isSystemImage = reference.isSystem
      if let image = reference.image { document.buttons[index].configuration?.image = image }
    case (.preferredSymbolConfiguration, "preferredSymbolConfigurationForImage"):
      element.place = .leaf
      let symbol = allAttributes(attributes)
      document.buttons[index].configuration?.symbolConfiguration = symbol
    case (.fontDescription, "titleFontDescription"):
      element.place = .leaf
      let font = readFontDescription(attributes, tag(element, "titleFontDescription"))
      document.buttons[index].configuration?.titleFontDescription = font
    case (.directionalEdgeInsets, "contentInsets"):
      element.place = .leaf
      let edges = numbers(
        [.top, .leading, .bottom, .trailing], in: attributes, of: tag(element, "contentInsets"))
      guard let edges else { return }
      document.buttons[index].configuration?.contentInsets = IBDirectionalInsets(
        top: edges[0], leading: edges[1], bottom: edges[2], trailing: edges[3])
    default: break
    }
  }

  /// Changes the state that is open: the last one of its button.
  mutating func withState(of element: OpenElement, _ change: (inout IBState) -> Void) {
    let button = Int(element.button)
    guard let last = document.buttons[button].states.indices.last else { return }
    change(&document.buttons[button].states[last])
  }

  private mutating func readImageReference(
    _ attributes: Attributes, _ element: inout OpenElement
  ) -> (image: String?, isSystem: Bool) {
    var result: (image: String?, isSystem: Bool) = (nil, false)
    for (attribute, value) in attributes {
      let number = names.number(of: attribute)
      switch names.name(number) {
      case .key: break
      case .image: result.image = String(cString: value)
      case .catalog: result.isSystem = String(cString: value) == "system"
      default: countAttribute(number, of: element.name)
      }
    }
    element.place = .leaf
    return result
  }
}
