import CExpat

extension DocumentReader {
  /// Reads the bytes of one document.
  static func read(
    _ bytes: UnsafeRawBufferPointer, path: String
  )
    throws(InterfaceBuilderError) -> IBDocument
  {
    guard !bytes.isEmpty else { throw .empty(path: path) }
    guard let parser = XML_ParserCreate(nil) else { throw .outOfMemory(path: path) }
    defer { XML_ParserFree(parser) }
    var reader = DocumentReader(path: path, parser: parser)
    let isComplete = withUnsafeMutablePointer(to: &reader) { reader in
      install(reader, in: parser)
      return feed(bytes, to: parser)
    }
    if let failure = reader.failure { throw failure }
    if !isComplete, !reader.isPassedOver { throw reader.expatError() }
    return reader.finished()
  }

  private var isPassedOver: Bool {
    if case .passedOver = document.kind { return true }
    return false
  }

  private static func install(
    _ reader: UnsafeMutablePointer<DocumentReader>, in parser: XML_Parser
  ) {
    XML_SetUserData(parser, reader)
    XML_SetElementHandler(
      parser,
      { reader, name, attributes in
        guard let reader, let name else { return }
        reader.assumingMemoryBound(to: DocumentReader.self).pointee
          .start(name, Attributes(attributes))
      },
      { reader, _ in
        reader?.assumingMemoryBound(to: DocumentReader.self).pointee.end()
      })
    // An element that comes out of an entity has no bytes of its own that could be edited, and
    // Interface Builder declares none: refusing them also ends every entity bomb at its fuse.
    XML_SetEntityDeclHandler(parser) { reader, name, _, _, _, _, _, _, _ in
      guard let reader, let name else { return }
      reader.assumingMemoryBound(to: DocumentReader.self).pointee
        .refuseEntity(String(cString: name))
    }
  }

  private mutating func refuseEntity(_ name: String) {
    if failure == nil { stop(with: .entityDeclared(at: position, name: name.clipped)) }
  }

  /// Hands over everything at once, since Expat reads a tag again from its start with every piece;
  /// only what Expat's `int` cannot count comes in several pieces.
  private static func feed(_ bytes: UnsafeRawBufferPointer, to parser: XML_Parser) -> Bool {
    let largest = 1 << 28
    var offset = 0
    while offset < bytes.count {
      let count = min(largest, bytes.count - offset)
      let piece = UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + count])
      offset += count
      let status = XML_Parse(
        parser, piece.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(count),
        offset == bytes.count ? 1 : 0)
      if status != XML_STATUS_OK { return false }
    }
    return true
  }

  /// Collects character data; only text elements pay for it.
  mutating func collectText() {
    text.removeAll(keepingCapacity: true)
    XML_SetCharacterDataHandler(parser) { reader, characters, count in
      guard let reader, let characters else { return }
      reader.assumingMemoryBound(to: DocumentReader.self).pointee.text.append(
        contentsOf: UnsafeRawBufferPointer(start: characters, count: Int(count)))
    }
  }

  /// The character data since ``collectText()``.
  mutating func collectedText() -> [UInt8] {
    XML_SetCharacterDataHandler(parser, nil)
    return text
  }

  /// Says in our words what Expat found.
  private func expatError() -> InterfaceBuilderError {
    let code = XML_GetErrorCode(parser)
    let inside = open.last.map { names.text($0.name).clipped }
    switch code {
    case XML_ERROR_NO_MEMORY: return .outOfMemory(path: path)
    case XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_PARTIAL_CHAR,
      XML_ERROR_UNCLOSED_CDATA_SECTION:
      return .truncated(at: position, inside: inside)
    case XML_ERROR_TAG_MISMATCH:
      return .mismatchedEndTag(at: position, expected: inside ?? "document")
    default:
      let reason = XML_ErrorString(code).map { String(cString: $0) } ?? "error \(code.rawValue)"
      if !hasRoot, position.line == 1, position.column == 1 {
        return .notXML(at: position, reason: reason)
      }
      return .malformed(at: position, reason: reason, inside: inside)
    }
  }
}

extension String {
  /// The beginning of a text, so that a hostile one does not fill the screen.
  var clipped: String {
    utf8.count <= 80 ? self : String(prefix(60)) + "…"
  }
}
