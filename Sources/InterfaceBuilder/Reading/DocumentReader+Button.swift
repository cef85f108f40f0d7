import ButtonLayout
import CExpat

extension DocumentReader {
  /// A `<button>`, wherever it stands: also inside another one, and inside what is not read.
  mutating func beginButton(_ attributes: Attributes, _ element: inout OpenElement) {
    var button = IBButton(line: line, byteRange: tagRange, parentElement: parentOfView)
    for (attribute, value) in attributes {
      let number = names.number(of: attribute)
      switch names.name(number) {
      case .id: button.objectID = String(cString: value)
      case .buttonType: button.buttonType = IBButtonType(written: String(cString: value))
      case .lineBreakMode: button.lineBreakMode = String(cString: value)
      case .customClass: button.customClass = String(cString: value)
      case .customModule: button.customModule = String(cString: value)
      case .userLabel: button.userLabel = String(cString: value)
      case .semanticContentAttribute: button.semanticContentAttribute = String(cString: value)
      case .translatesAutoresizingMaskIntoConstraints, .hidden, .enabled, .selected, .tag,
        .ambiguous, .misplaced, .hasAttributedTitle, .contentHorizontalAlignment,
        .contentVerticalAlignment:
        break  // Below, where an issue can name the button.
      default: countAttribute(number, of: element.name)
      }
    }
    element.place = .button
    element.button = Int32(document.buttons.count)
    document.buttons.append(button)
    if button.objectID.isEmpty {
      report("button at line \(button.line) lacks 'id'", element, line: button.line)
    }
    readSwitches(attributes, element)
    readAlignments(attributes, element)
  }

  /// The view or object that holds the element which is about to be opened.
  private var parentOfView: String {
    guard var parent = open.last else { return "" }
    if names.name(parent.name) == .subviews, open.count > 1 { parent = open[open.count - 2] }
    return names.text(parent.name)
  }

  /// Any other element below a button.
  mutating func readBelowButton(
    _ name: Name?, _ attributes: Attributes, parent: OpenElement, _ element: inout OpenElement
  ) {
    element.place = .unread
    switch parent.place {
    case .unread: return  // Counted with the element that it is in.
    case .button: readChild(name, attributes, &element)
    case .state: readChildOfState(name, attributes, &element)
    case .configuration: readChildOfConfiguration(name, attributes, &element)
    case .attributedString: readFragment(name, attributes, parent: parent, &element)
    case .fragment: readChildOfFragment(name, attributes, parent: parent, &element)
    case .textAttributes: readTextAttribute(name, attributes, parent: parent, &element)
    case .runtimeAttributes: readRuntimeAttribute(name, attributes, &element)
    case .runtimeAttribute: readRuntimeValue(name, attributes, &element)
    case .constraints: readConstraint(name, attributes, &element)
    case .outside, .leaf, .text, .contentInset, .imageInset, .titleInset: break
    }
    if element.place == .unread { countElement(element.name, in: parent.name) }
  }

  private mutating func readChild(
    _ name: Name?, _ attributes: Attributes, _ element: inout OpenElement
  ) {
    switch (name, key(attributes)) {
    case (.rect, "frame"):
      element.place = .leaf
      if let frame = readRect(attributes, tag(element, "frame"), allowsNegativeSize: false) {
        document.buttons[Int(element.button)].frame = frame
      }
    case (.inset, "contentEdgeInsets"):
      readInset(\.contentInset, .contentInset, "contentEdgeInsets", attributes, &element)
    case (.inset, "imageEdgeInsets"):
      readInset(\.imageInset, .imageInset, "imageEdgeInsets", attributes, &element)
    case (.inset, "titleEdgeInsets"):
      readInset(\.titleInset, .titleInset, "titleEdgeInsets", attributes, &element)
    case (.fontDescription, "fontDescription"):
      element.place = .leaf
      let font = readFontDescription(attributes, tag(element, "fontDescription"))
      document.buttons[Int(element.button)].fontDescription = font
    case (.state, let key?): beginState(key, attributes, &element)
    case (.buttonConfiguration, "configuration"): beginConfiguration(attributes, &element)
    case (.userDefinedRuntimeAttributes, _): element.place = .runtimeAttributes
    case (.constraints, _): element.place = .constraints
    default: break
    }
  }

  private mutating func readInset(
    _ path: WritableKeyPath<IBButton, IBInset?>, _ place: OpenElement.Place, _ key: String,
    _ attributes: Attributes, _ element: inout OpenElement
  ) {
    let tag = tag(element, key)
    let index = Int(element.button)
    element.place = .leaf
    if document.buttons[index][keyPath: path] != nil {
      return report(
        "\(subject(tag)) is the second one; the first one counts", element, line: tag.line)
    }
    guard let edges = numbers([.minX, .minY, .maxX, .maxY], in: attributes, of: tag) else { return }
    element.place = place
    document.buttons[index][keyPath: path] = IBInset(
      insets: EdgeInsets(top: edges[1], left: edges[0], bottom: edges[3], right: edges[2]),
      line: tag.line, byteRange: tagRange)
  }

  /// A constraint of the button itself that fixes its width or height; all others stay unread.
  private mutating func readConstraint(
    _ name: Name?, _ attributes: Attributes, _ element: inout OpenElement
  ) {
    guard name == .constraint else { return }
    var path: WritableKeyPath<IBButton, Double?>?
    var constant = "0"
    for (attribute, value) in attributes {
      switch names.name(names.number(of: attribute)) {
      case .firstAttribute:
        switch String(cString: value) {
        case "width": path = \.constrainedWidth
        case "height": path = \.constrainedHeight
        default: return
        }
      case .constant: constant = String(cString: value)
      case .priority where String(cString: value) != "1000": return
      // Interface Builder takes placeholders out when the app is built.
      case .firstItem, .secondItem, .relation, .placeholder: return
      default: break
      }
    }
    guard let path else { return }
    element.place = .leaf
    for (attribute, _) in attributes {
      let number = names.number(of: attribute)
      switch names.name(number) {
      case .firstAttribute, .constant, .priority: break
      default: countAttribute(number, of: element.name)
      }
    }
    if let number = number(constant, .constant, of: tag(element, nil)) {
      document.buttons[Int(element.button)][keyPath: path] = number
    }
  }
}
