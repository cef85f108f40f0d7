import CExpat

/// What constraints mention: known when they are read, since Interface Builder writes them last in a view.
struct Mentions {
  /// The ids of the buttons so far.
  var buttons: Set<String> = []
  /// The ids of layout guides: safe areas, the top and bottom of view controllers.
  var guides: Set<String> = []
  /// The ids of what is left out where no trait puts it in.
  var excluded: Set<String> = []
  /// Whether the innermost variation so far is the default one.
  var isInDefaultVariation = false

  /// Marks what the document leaves out.
  func settle(_ document: inout IBDocument) {
    guard !excluded.isEmpty else { return }
    for index in document.constraints.indices {
      document.constraints[index].isExcluded = excluded.contains(document.constraints[index].id)
    }
    for index in document.buttons.indices {
      document.buttons[index].isExcluded = excluded.contains(document.buttons[index].objectID)
    }
  }
}

extension DocumentReader {
  /// A constraint in a button's own list: of the button, or between the views in it.
  mutating func readOwnConstraint(
    _ name: Name?, _ attributes: Attributes, _ element: inout OpenElement
  ) {
    guard name == .constraint else { return }
    element.place = .leaf
    let constraint = readConstraint(attributes, element)
    if constraint.mentions(mentions.buttons) { document.constraints.append(constraint) }
  }

  /// A constraint in the list of another view; those that mention no button are none of ours.
  mutating func readMentioningConstraint(_ attributes: Attributes) {
    let constraint = readConstraint(attributes, nil)
    if constraint.mentions(mentions.buttons) { document.constraints.append(constraint) }
  }

  private mutating func readConstraint(
    _ attributes: Attributes, _ element: OpenElement?
  ) -> IBConstraint {
    var result = IBConstraint(line: line)
    // The list is open, and what it belongs to before it.
    result.holder = ids.count > 1 ? ids[ids.count - 2] : ""
    result.firstItem = result.holder
    for (attribute, value) in attributes {
      let number = names.number(of: attribute)
      let text = String(cString: value)
      switch names.name(number) {
      case .id: result.id = text
      case .firstItem: result.firstItem = text
      case .firstAttribute: result.firstAttribute = text
      case .secondItem: result.secondItem = text
      case .secondAttribute: result.secondAttribute = text
      case .relation: result.relation = IBConstraint.Relation(rawValue: text) ?? .equal
      case .multiplier: result.multiplier = text
      case .placeholder: result.isPlaceholder = text == "YES"
      case .constant: result.constant = length(text, .constant, element) ?? 0
      case .priority: result.priority = length(text, .priority, element) ?? 1000
      case .identifier, .symbolic: break
      default: if let element { countAttribute(number, of: element.name) }
      }
    }
    let items = [result.firstItem, result.secondItem ?? ""]
    result.isToContainer =
      items.contains { mentions.guides.contains($0) }
      || !mentions.buttons.contains(result.holder) && items.contains(result.holder)
    return result
  }

  /// A number of a constraint; one that is unreadable is an issue of its button, or of the document.
  private mutating func length(_ text: String, _ name: Name, _ element: OpenElement?) -> Double? {
    if let element { return number(text, name, of: tag(element, nil)) }
    if let number = Number.finite(text) { return number }
    document.issues.append(
      IBIssue(
        line: line,
        message: "constraint at line \(line) has \(name.rawValue)=\"\(text.clipped)\", "
          + "where a finite number was expected"))
    return nil
  }

  /// The id that an `<exclude>` or `<include>` names.
  mutating func reference(_ attributes: Attributes) -> String? {
    for (attribute, value) in attributes
    where names.name(names.number(of: attribute)) == .reference {
      return String(cString: value)
    }
    return nil
  }

  /// A `<stackView>`, whose buttons are arranged by it.
  mutating func beginStack(_ attributes: Attributes) {
    var stack = IBStack(objectID: attributes.id ?? "")
    for (attribute, value) in attributes {
      switch names.name(names.number(of: attribute)) {
      case .axis: stack.isVertical = String(cString: value) == "vertical"
      case .distribution: stack.distribution = String(cString: value)
      case .alignment: stack.alignment = String(cString: value)
      case .spacing: stack.spacing = Number.finite(String(cString: value)) ?? 0
      default: break
      }
    }
    stacks.append((open.count, stack))
  }
}

extension IBConstraint {
  fileprivate func mentions(_ ids: Set<String>) -> Bool {
    ids.contains(firstItem) && !firstItem.isEmpty
      || secondItem.map { !$0.isEmpty && ids.contains($0) } == true
  }
}
