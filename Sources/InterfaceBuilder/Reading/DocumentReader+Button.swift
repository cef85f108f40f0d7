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
        .contentVerticalAlignment, .horizontalHuggingPriority, .verticalHuggingPriority,
        .horizontalCompressionResistancePriority, .verticalCompressionResistancePriority,
        .adjustsImageSizeForAccessibilityContentSizeCategory:
        break  // Below, where an issue can name the button.
      case .contentMode: button.contentMode = String(cString: value)
      case let name? where name.isOfAnyView:
        button.otherAttributes[name.rawValue] = String(cString: value)
      default: countAttribute(number, of: element.name)
      }
    }
    if let last = stacks.last, last.depth == depthOfParentView { button.stack = last.stack }
    element.place = .button
    element.button = Int32(document.buttons.count)
    document.buttons.append(button)
    if button.objectID.isEmpty {
      report("button at line \(button.line) lacks 'id'", element, line: button.line)
    }
    readSwitches(attributes, element)
    readAlignments(attributes, element)
  }

  /// The place in `open` of the view or object that holds the element which is about to be opened.
  private var depthOfParentView: Int {
    guard let parent = open.last else { return -1 }
    return names.name(parent.name) == .subviews && open.count > 1 ? open.count - 2 : open.count - 1
  }

  /// The name of that view or object.
  private var parentOfView: String {
    let depth = depthOfParentView
    return depth < 0 ? "" : names.text(open[depth].name)
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
    case .constraints: readOwnConstraint(name, attributes, &element)
    case .accessibility: readChildOfAccessibility(name, attributes, &element)
    case .connections: readConnection(attributes, &element)
    case .variation, .variationMask: readChildOfVariation(name, attributes, &element)
    case .background: readChildOfBackground(name, attributes, &element)
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
    case (.rect, "contentStretch"):
      element.place = .leaf
      let stretch = readRect(attributes, tag(element, "contentStretch"), allowsNegativeSize: false)
      document.buttons[Int(element.button)].contentStretch = stretch
    case (.point, "canvasLocation"):
      element.place = .leaf
      let numbers = numbers([.x, .y], in: attributes, of: tag(element, "canvasLocation"))
      document.buttons[Int(element.button)].canvasLocation = numbers.map {
        Point(x: $0[0], y: $0[1])
      }
    case (.directionalEdgeInsets, "directionalLayoutMargins"):
      let margins = readDirectionalInsets("directionalLayoutMargins", attributes, &element)
      document.buttons[Int(element.button)].directionalLayoutMargins = margins
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
    case (.autoresizingMask, _): readAutoresizing(attributes, &element)
    case (.color, let key?):
      let color = readColor(key, attributes, &element)
      document.buttons[Int(element.button)].colors.append(color)
    case (.accessibility, _): beginAccessibility(attributes, &element)
    case (.connections, _): element.place = .connections
    case (.variation, let key?): beginVariation(key, attributes, &element)
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
}
