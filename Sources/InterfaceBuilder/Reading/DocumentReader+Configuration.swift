import CExpat

extension DocumentReader {
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
      document.buttons[index].configuration?.imageAttributes = reference.others
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
      guard let insets = readDirectionalInsets("contentInsets", attributes, &element) else {
        return
      }
      document.buttons[index].configuration?.contentInsets = insets
    case (.color, let key?):
      let color = readColor(key, attributes, &element)
      document.buttons[index].configuration?.colors.append(color)
    case (.backgroundConfiguration, _):
      element.place = .background
      let written = allAttributes(attributes)
      let background = IBBackground(attributes: written, image: written["image"], line: line)
      document.buttons[index].configuration?.background = background
    default: break
    }
  }

  /// A child of a `<backgroundConfiguration>`.
  mutating func readChildOfBackground(
    _ name: Name?, _ attributes: Attributes, _ element: inout OpenElement
  ) {
    let index = Int(element.button)
    switch (name, key(attributes)) {
    case (.color, let key?):
      let color = readColor(key, attributes, &element)
      document.buttons[index].configuration?.background?.colors.append(color)
    case (.imageReference, "image"):
      let reference = readImageReference(attributes, &element)
      guard let image = reference.image else { return }
      document.buttons[index].configuration?.background?.image = image
    case (.directionalEdgeInsets, let key?):
      let insets = readDirectionalInsets(key, attributes, &element)
      document.buttons[index].configuration?.background?.backgroundInsets = insets
    default: break
    }
  }

  /// Insets that follow the reading direction; nil after reporting every fault.
  mutating func readDirectionalInsets(
    _ key: String, _ attributes: Attributes, _ element: inout OpenElement
  ) -> IBDirectionalInsets? {
    element.place = .leaf
    let edges = numbers(
      [.top, .leading, .bottom, .trailing], in: attributes, of: tag(element, key))
    return edges.map {
      IBDirectionalInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    }
  }
}
