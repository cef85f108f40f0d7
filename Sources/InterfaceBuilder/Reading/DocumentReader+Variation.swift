import ButtonLayout
import CExpat

extension DocumentReader {
  /// A `<variation>` of a button.
  mutating func beginVariation(
    _ key: String, _ attributes: Attributes, _ element: inout OpenElement
  ) {
    element.place = .variation
    let variation = IBVariation(key: key, attributes: allAttributes(attributes), line: line)
    document.buttons[Int(element.button)].variations.append(variation)
  }

  /// A child of a `<variation>`, or of a `<mask>` in one.
  mutating func readChildOfVariation(
    _ name: Name?, _ attributes: Attributes, _ element: inout OpenElement
  ) {
    let key = key(attributes)
    switch (name, key) {
    case (.mask, _): element.place = .variationMask
    case (.exclude, _), (.include, _):
      element.place = .leaf
      guard let id = reference(attributes) else { return }
      let isDefault = variation(of: element)?.key == "default"
      if name == .exclude, isDefault { mentions.excluded.insert(id) }
      withVariation(of: element) {
        if name == .exclude { $0.excluded.append(id) } else { $0.included.append(id) }
      }
    case (.rect, "frame"):
      element.place = .leaf
      let frame = readRect(attributes, tag(element, key), allowsNegativeSize: false)
      withVariation(of: element) { $0.frame = frame }
    case (.fontDescription, "fontDescription"):
      element.place = .leaf
      let font = readFontDescription(attributes, tag(element, key))
      withVariation(of: element) { $0.fontDescription = font }
    case (.inset, "contentEdgeInsets"): readVariedInset(\.contentEdgeInsets, attributes, &element)
    case (.inset, "imageEdgeInsets"): readVariedInset(\.imageEdgeInsets, attributes, &element)
    case (.inset, "titleEdgeInsets"): readVariedInset(\.titleEdgeInsets, attributes, &element)
    case (.color, let key?):
      let color = readColor(key, attributes, &element)
      withVariation(of: element) { $0.colors.append(color) }
    default: break
    }
  }

  private mutating func readVariedInset(
    _ path: WritableKeyPath<IBVariation, EdgeInsets?>, _ attributes: Attributes,
    _ element: inout OpenElement
  ) {
    element.place = .leaf
    let edges = numbers(
      [.minX, .minY, .maxX, .maxY], in: attributes, of: tag(element, key(attributes)))
    guard let edges else { return }
    withVariation(of: element) {
      $0[keyPath: path] = EdgeInsets(
        top: edges[1], left: edges[0], bottom: edges[3], right: edges[2])
    }
  }

  private func variation(of element: OpenElement) -> IBVariation? {
    document.buttons[Int(element.button)].variations.last
  }

  private mutating func withVariation(
    of element: OpenElement, _ change: (inout IBVariation) -> Void
  ) {
    let button = Int(element.button)
    guard let last = document.buttons[button].variations.indices.last else { return }
    change(&document.buttons[button].variations[last])
  }
}
