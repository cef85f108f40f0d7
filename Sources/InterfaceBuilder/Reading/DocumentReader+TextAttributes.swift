import CExpat

extension DocumentReader {
  /// A child of a fragment's `<attributes>`; one that is not read is named by its key.
  mutating func readTextAttribute(
    _ name: Name?, _ attributes: Attributes, parent: OpenElement, _ element: inout OpenElement
  ) {
    let key = key(attributes) ?? ""
    let tag = tag(element, key)
    switch (name, key) {
    case (.font, "NSFont"):
      let font = readFont(attributes, tag)
      withFragment(of: parent) { $0.font = font }
    case (.fontDescription, "NSFont"):
      let font = readFontDescription(attributes, tag)
      withFragment(of: parent) { $0.font = font }
    case (.paragraphStyle, "NSParagraphStyle"):
      let style = readParagraphStyle(attributes, tag)
      withFragment(of: parent) { $0.paragraphStyle = style }
    case (.real, "NSKern"), (.integer, "NSKern"):
      let kern = numbers([.value], in: attributes, of: tag)?.first
      withFragment(of: parent) { $0.kern = kern }
    case (.color, let key) where !key.isEmpty:
      let color = readColor(key, attributes, &element)
      return withFragment(of: parent) { $0.colors.append(color) }
    default:
      // Stays unread, and the ledger counts it.
      if !key.isEmpty { withFragment(of: parent) { $0.otherKeys.append(key) } }
      return
    }
    element.place = .leaf
  }

  /// A `<font>`, which attributed texts have in place of a `<fontDescription>`.
  private mutating func readFont(_ attributes: Attributes, _ tag: Tag) -> IBFontDescription {
    var font = IBFontDescription(line: tag.line)
    for (attribute, value) in attributes {
      let id = names.number(of: attribute)
      switch names.name(id) {
      case .key: break
      case .metaFont: font.metaFont = String(cString: value)
      case .name: font.name = String(cString: value)
      case .size:
        font.pointSize = number(String(cString: value), .size, of: tag, nonNegative: true)
      default: countAttribute(id, of: tag.element.name)
      }
    }
    return font
  }

  private mutating func readParagraphStyle(
    _ attributes: Attributes, _ tag: Tag
  ) -> IBParagraphStyle {
    var style = IBParagraphStyle(line: tag.line)
    for (attribute, value) in attributes {
      let id = names.number(of: attribute)
      guard let name = names.name(id) else {
        countAttribute(id, of: tag.element.name)
        continue
      }
      let path: WritableKeyPath<IBParagraphStyle, Double?>
      var canBeNegative = false
      switch name {
      case .key: continue
      case .alignment:
        style.alignment = String(cString: value)
        continue
      case .lineBreakMode:
        style.lineBreakMode = String(cString: value)
        continue
      case .baseWritingDirection:
        style.baseWritingDirection = String(cString: value)
        continue
      case .tighteningFactorForTruncation: path = \.tighteningFactorForTruncation
      case .hyphenationFactor: path = \.hyphenationFactor
      case .defaultTabInterval: path = \.defaultTabInterval
      case .lineHeightMultiple: path = \.lineHeightMultiple
      case .minimumLineHeight: path = \.minimumLineHeight
      case .maximumLineHeight: path = \.maximumLineHeight
      case .lineSpacing: path = \.lineSpacing
      case .paragraphSpacing: path = \.paragraphSpacing
      case .paragraphSpacingBefore: path = \.paragraphSpacingBefore
      case .firstLineHeadIndent: path = \.firstLineHeadIndent
      case .headIndent: path = \.headIndent
      case .tailIndent:
        path = \.tailIndent
        canBeNegative = true
      default:
        countAttribute(id, of: tag.element.name)
        continue
      }
      style[keyPath: path] = number(
        String(cString: value), name, of: tag, nonNegative: !canBeNegative)
    }
    return style
  }
}
