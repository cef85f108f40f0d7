import CExpat

extension DocumentReader {
  /// A `<color>`, with its parts in whatever space it is written.
  mutating func readColor(
    _ key: String, _ attributes: Attributes, _ element: inout OpenElement
  ) -> IBColor {
    element.place = .leaf
    let tag = tag(element, key)
    var color = IBColor(key: key, value: .notRead, line: tag.line)
    var components: [Name: Double] = [:]
    for (attribute, value) in attributes {
      let id = names.number(of: attribute)
      let text = String(cString: value)
      switch names.name(id) {
      case .key, .catalog: break
      case .name: color.value = .named(text)
      case .systemColor: color.value = .system(text)
      case .cocoaTouchSystemColor:
        if color.value == .notRead { color.value = .system(text) }
      case .colorSpace: color.colorSpace = color.colorSpace ?? text
      case .customColorSpace: color.colorSpace = text
      case let name? where [.red, .green, .blue, .white, .alpha].contains(name):
        components[name] = number(text, name, of: tag)
      default: countAttribute(id, of: element.name)
      }
    }
    guard color.value == .notRead else { return color }
    let alpha = components[.alpha] ?? 1
    if let red = components[.red], let green = components[.green], let blue = components[.blue] {
      color.value = .components(red: red, green: green, blue: blue, alpha: alpha)
    } else if let white = components[.white] {
      color.value = .white(white, alpha: alpha)
    }
    return color
  }

  /// An `<autoresizingMask>`: the names that say YES.
  mutating func readAutoresizing(_ attributes: Attributes, _ element: inout OpenElement) {
    element.place = .leaf
    for (attribute, value) in attributes
    where names.name(names.number(of: attribute)) != .key && String(cString: value) == "YES" {
      document.buttons[Int(element.button)].autoresizing.append(String(cString: attribute))
    }
  }

  /// An `<accessibility>`.
  mutating func beginAccessibility(_ attributes: Attributes, _ element: inout OpenElement) {
    var result = IBAccessibility(line: line)
    for (attribute, value) in attributes {
      let number = names.number(of: attribute)
      switch names.name(number) {
      case .key: break
      case .label: result.label = String(cString: value)
      case .hint: result.hint = String(cString: value)
      case .value: result.value = String(cString: value)
      case .identifier: result.identifier = String(cString: value)
      default: countAttribute(number, of: element.name)
      }
    }
    element.place = .accessibility
    document.buttons[Int(element.button)].accessibility = result
  }

  /// A child of an `<accessibility>`.
  mutating func readChildOfAccessibility(
    _ name: Name?, _ attributes: Attributes, _ element: inout OpenElement
  ) {
    let index = Int(element.button)
    switch name {
    case .accessibilityTraits:
      element.place = .leaf
      for (attribute, value) in attributes
      where names.name(names.number(of: attribute)) != .key && String(cString: value) == "YES" {
        document.buttons[index].accessibility?.traits.append(String(cString: attribute))
      }
    case .bool where key(attributes) == "isElement":
      element.place = .leaf
      let tag = tag(element, "isElement")
      for (attribute, value) in attributes
      where names.name(names.number(of: attribute)) == .value {
        let isElement = flag(String(cString: value), .value, of: tag)
        document.buttons[index].accessibility?.isElement = isElement
      }
    case .string, .mutableString:
      switch key(attributes) {
      case "label": beginText(.accessibilityLabel, attributes, &element)
      case "hint": beginText(.accessibilityHint, attributes, &element)
      default: break
      }
    default: break
    }
  }

  /// An element of `<connections>`; whatever it is, it is one connection.
  mutating func readConnection(_ attributes: Attributes, _ element: inout OpenElement) {
    var result = IBConnection(kind: names.text(element.name), line: line)
    for (attribute, value) in attributes {
      let text = String(cString: value)
      switch names.name(names.number(of: attribute)) {
      case .destination: result.destination = text
      case .selector, .property: result.name = text
      case .eventType: result.eventType = text
      default: break
      }
    }
    element.place = .leaf
    document.buttons[Int(element.button)].connections.append(result)
  }
}

extension Name {
  /// Attributes that any view, control or button may have and that decide no layout.
  var isOfAnyView: Bool {
    switch self {
    case .opaque, .alpha, .clipsSubviews, .multipleTouchEnabled, .userInteractionEnabled,
      .fixedFrame, .clearsContextBeforeDrawing, .autoresizesSubviews, .customModuleProvider,
      .placeholderIntrinsicWidth, .placeholderIntrinsicHeight, .verifyAmbiguity,
      .restorationIdentifier, .ambiguityIgnored, .preservesSuperviewLayoutMargins,
      .insetsLayoutMarginsFromSafeArea, .layoutMarginsFollowReadableWidth,
      .adjustsImageWhenHighlighted, .adjustsImageWhenDisabled, .showsTouchWhenHighlighted,
      .reversesTitleShadowWhenHighlighted, .springLoaded, .pointerInteraction, .role,
      .behavioralStyle, .showsMenuAsPrimaryAction, .changesSelectionAsPrimaryAction, .toolTip,
      .highlighted, .focusGroupPriority, .simulatedAppContext, .maximumContentSizeCategory,
      .minimumContentSizeCategory:
      true
    default: false
    }
  }
}
