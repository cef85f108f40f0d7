import ButtonLayout
import CExpat

extension DocumentReader {
  /// A button's attributes that are `YES`, `NO` or a number.
  mutating func readSwitches(_ attributes: Attributes, _ element: OpenElement) {
    let index = Int(element.button)
    let tag = Tag(element: element, key: nil, line: document.buttons[index].line)
    for (attribute, value) in attributes {
      let name = names.name(names.number(of: attribute))
      let path: WritableKeyPath<IBButton, Bool>
      switch name {
      case .translatesAutoresizingMaskIntoConstraints:
        path = \.translatesAutoresizingMaskIntoConstraints
      case .hidden: path = \.isHidden
      case .enabled: path = \.isEnabled
      case .selected: path = \.isSelected
      case .ambiguous: path = \.isAmbiguous
      case .misplaced: path = \.isMisplaced
      case .hasAttributedTitle: path = \.hasAttributedTitle
      case .adjustsImageSizeForAccessibilityContentSizeCategory:
        path = \.adjustsImageSizeForAccessibilityContentSizeCategory
      case .horizontalHuggingPriority, .verticalHuggingPriority,
        .horizontalCompressionResistancePriority, .verticalCompressionResistancePriority:
        if let name { readPriority(name, String(cString: value), tag) }
        continue
      case .tag:
        let text = String(cString: value)
        if let number = Int(text) {
          document.buttons[index].tag = number
        } else {
          report(tag, has: .tag, text, expected: "a whole number")
        }
        continue
      default: continue
      }
      if let name, let flag = flag(String(cString: value), name, of: tag) {
        document.buttons[index][keyPath: path] = flag
      }
    }
  }

  private mutating func readPriority(_ name: Name, _ text: String, _ tag: Tag) {
    guard let priority = number(text, name, of: tag, nonNegative: true) else { return }
    let index = Int(tag.element.button)
    switch name {
    case .horizontalHuggingPriority: document.buttons[index].horizontalHuggingPriority = priority
    case .verticalHuggingPriority: document.buttons[index].verticalHuggingPriority = priority
    case .horizontalCompressionResistancePriority:
      document.buttons[index].horizontalCompressionResistancePriority = priority
    default: document.buttons[index].verticalCompressionResistancePriority = priority
    }
  }

  /// A button's two alignments; a word that is not known leaves the default, and is said.
  mutating func readAlignments(_ attributes: Attributes, _ element: OpenElement) {
    let index = Int(element.button)
    for (attribute, value) in attributes {
      let name = names.name(names.number(of: attribute))
      guard name == .contentHorizontalAlignment || name == .contentVerticalAlignment else {
        continue
      }
      let word = String(cString: value)
      if name == .contentHorizontalAlignment,
        let known = ContentHorizontalAlignment(written: word)
      {
        document.buttons[index].contentHorizontalAlignment = known
      } else if name == .contentVerticalAlignment,
        let known = ContentVerticalAlignment(written: word)
      {
        document.buttons[index].contentVerticalAlignment = known
      } else if let name {
        let button = document.buttons[index]
        report(
          "\(name.rawValue) '\(word.clipped)' of button '\(button.objectID.clipped)' "
            + "at line \(button.line) is no alignment; center is taken",
          element, line: button.line)
      }
    }
  }
}

extension ContentHorizontalAlignment {
  /// Understands the word of a document; nil for one that Interface Builder is not known to write.
  fileprivate init?(written word: String) {
    switch word {
    case "center": self = .center
    case "left": self = .left
    case "right": self = .right
    case "fill": self = .fill
    case "leading": self = .leading
    case "trailing": self = .trailing
    default: return nil
    }
  }
}

extension ContentVerticalAlignment {
  /// Understands the word of a document; nil for one that Interface Builder is not known to write.
  fileprivate init?(written word: String) {
    switch word {
    case "center": self = .center
    case "top": self = .top
    case "bottom": self = .bottom
    case "fill": self = .fill
    default: return nil
    }
  }
}
