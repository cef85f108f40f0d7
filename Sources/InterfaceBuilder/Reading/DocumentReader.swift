import CExpat

/// Reads one document with Expat, event by event; the depth of the XML costs heap, never stack.
struct DocumentReader {
  let path: String
  let parser: XML_Parser
  var document = IBDocument()
  var names = NameTable.known
  var open: [OpenElement] = []
  /// The `id` of each open element; empty where none is written.
  var ids: [String] = []
  /// The stack views that are open, with their places in `open`.
  var stacks: [(depth: Int, stack: IBStack)] = []
  /// What constraints ask about while they are read.
  var mentions = Mentions()
  var hasRoot = false
  /// Set before the parser is stopped for a reason of ours.
  var failure: InterfaceBuilderError?
  /// The numbers of unread things, two names in one; text is made of them once, at the end.
  var unread: [UInt64: Int] = [:]
  /// The character data of the innermost text element.
  var text: [UInt8] = []
  var textIsBase64 = false

  /// A start tag: decides by the parent's place what the element means.
  mutating func start(_ name: UnsafePointer<XML_Char>, _ attributes: Attributes) {
    let number = names.number(of: name)
    let known = names.name(number)
    var element = OpenElement(name: number)
    if known == .stackView { beginStack(attributes) }
    if let parent = open.last {
      element.button = parent.button
      if known == .button {
        beginButton(attributes, &element)
        mentions.buttons.insert(attributes.id ?? "")
      } else if parent.place == .outside {
        if let known { readOutside(known, attributes, &element, parent: parent) }
      } else {
        readBelowButton(known, attributes, parent: parent, &element)
      }
    } else {
      readRoot(known, number, attributes)
    }
    open.append(element)
    ids.append(attributes.id ?? "")
  }

  /// An end tag: completes what only the end knows, ranges and texts.
  mutating func end() {
    guard let element = open.popLast() else { return }
    ids.removeLast()
    if stacks.last?.depth == open.count { stacks.removeLast() }
    switch element.place {
    case .outside, .unread, .leaf, .state, .attributedString, .fragment, .textAttributes,
      .runtimeAttributes, .runtimeAttribute, .constraints, .accessibility, .connections,
      .variation, .variationMask, .background:
      break
    case .text: endText(element)
    case .button, .contentInset, .imageInset, .titleInset, .configuration:
      extendRange(of: element)
    }
  }

  private mutating func extendRange(of element: OpenElement) {
    let end = endOffset
    let index = Int(element.button)
    switch element.place {
    case .button: document.buttons[index].byteRange.extend(to: end)
    case .contentInset: document.buttons[index].contentInset?.byteRange.extend(to: end)
    case .imageInset: document.buttons[index].imageInset?.byteRange.extend(to: end)
    case .titleInset: document.buttons[index].titleInset?.byteRange.extend(to: end)
    case .configuration: document.buttons[index].configuration?.byteRange.extend(to: end)
    default: break
    }
  }

  /// Ends the reading without reading the rest.
  mutating func stop(with failure: InterfaceBuilderError? = nil) {
    self.failure = failure
    XML_StopParser(parser, XML_Bool(XML_FALSE))
  }

  /// The line of the current tag, from 1.
  var line: Int { Int(clamping: XML_GetCurrentLineNumber(parser)) }

  /// The current place.
  var position: InterfaceBuilderError.Position {
    // Expat counts columns from 0.
    InterfaceBuilderError.Position(
      path: path, line: line, column: Int(clamping: XML_GetCurrentColumnNumber(parser)) + 1)
  }

  /// The bytes of the current tag.
  var tagRange: Range<Int> {
    let start = Int(XML_GetCurrentByteIndex(parser))
    return start..<start + Int(XML_GetCurrentByteCount(parser))
  }

  /// The offset after the current end tag; after `<a/>` Expat stands there already, with no bytes.
  private var endOffset: Int { tagRange.upperBound }

  /// Counts an attribute that is not read on an element that is.
  mutating func countAttribute(_ attribute: UInt32, of element: UInt32) {
    unread[UInt64(element) << 33 | UInt64(attribute) << 1 | 1, default: 0] += 1
  }

  /// Counts an element that is not read inside one that is.
  mutating func countElement(_ element: UInt32, in parent: UInt32) {
    unread[UInt64(parent) << 33 | UInt64(element) << 1, default: 0] += 1
  }

  /// The document with its ledger.
  func finished() -> IBDocument {
    var counts: [String: Int] = [:]
    for (key, count) in unread {
      let parent = names.text(UInt32(key >> 33))
      let child = names.text(UInt32(key >> 1 & 0xFFFF_FFFF))
      counts[parent + (key & 1 == 1 ? "/@" : "/") + child] = count
    }
    var result = document
    mentions.settle(&result)
    result.ledger = ReadingLedger(counts: counts)
    return result
  }
}

extension Range<Int> {
  /// Moves the upper bound to where the element ends.
  fileprivate mutating func extend(to end: Int) {
    self = lowerBound..<Swift.max(lowerBound, end)
  }
}
