import CExpat

extension ImageHeader {
  /// The size of the first MediaBox, where a PDF does not hide it in a compressed stream.
  init(pdf bytes: UnsafeRawBufferPointer) throws(ImageError) {
    let box = Array("/MediaBox".utf8)
    var start = 0
    while let found = bytes.index(of: box, from: start) {
      start = found + box.count
      if let numbers = PDFNumbers.array(in: bytes, from: start), numbers.count == 4 {
        let width = abs(numbers[2] - numbers[0])
        let height = abs(numbers[3] - numbers[1])
        if width.isFinite, height.isFinite, width > 0, height > 0 {
          self.init(.pdf, width: width, height: height)
          return
        }
      }
    }
    throw ImageError(reason: "it is a PDF without a readable MediaBox")
  }

  /// The size that an SVG's root says: `width` and `height`, else its `viewBox`; `nil` when it is no SVG.
  init?(svg bytes: UnsafeRawBufferPointer) throws(ImageError) {
    var root = SVGRoot()
    guard let parser = XML_ParserCreate(nil) else {
      throw ImageError(reason: "there is no memory to read an SVG")
    }
    defer { XML_ParserFree(parser) }
    withUnsafeMutablePointer(to: &root) { root in
      root.pointee.parser = parser
      XML_SetUserData(parser, root)
      XML_SetStartElementHandler(parser) { root, name, attributes in
        guard let root, let name else { return }
        root.assumingMemoryBound(to: SVGRoot.self).pointee.read(name, attributes)
      }
      // Nothing that stands before a root is long; an entity has no business there.
      XML_SetEntityDeclHandler(parser) { root, _, _, _, _, _, _, _, _ in
        guard let parser = root?.assumingMemoryBound(to: SVGRoot.self).pointee.parser else {
          return
        }
        XML_StopParser(parser, XML_Bool(XML_FALSE))
      }
      let start = bytes.prefix(1 << 20)
      XML_Parse(
        parser, start.base.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(start.count), 0)
    }
    guard root.isSVG else { return nil }
    guard let size = root.size else {
      throw ImageError(reason: "it is an SVG whose root says neither width and height nor viewBox")
    }
    self.init(.svg, width: size.0, height: size.1)
  }
}

/// The first element of an XML file, as far as an SVG's size needs it.
private struct SVGRoot {
  var parser: XML_Parser?
  var isSVG = false
  private var width: Double?
  private var height: Double?
  private var viewBox: [Double] = []

  /// The size in points: as Xcode takes it, one to one with the SVG's pixels.
  var size: (Double, Double)? {
    if let width, let height { return (width, height) }
    guard viewBox.count == 4, viewBox[2] > 0, viewBox[3] > 0 else { return nil }
    if let width { return (width, width * viewBox[3] / viewBox[2]) }
    if let height { return (height * viewBox[2] / viewBox[3], height) }
    return (viewBox[2], viewBox[3])
  }

  mutating func read(
    _ name: UnsafePointer<XML_Char>, _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) {
    defer { if let parser { XML_StopParser(parser, XML_Bool(XML_FALSE)) } }
    let element = String(cString: name)
    guard element == "svg" || element.hasSuffix(":svg") else { return }
    isSVG = true
    var next = attributes
    while let pair = next, let key = pair[0], let value = pair[1] {
      switch String(cString: key) {
      case "width": width = SVGRoot.length(String(cString: value))
      case "height": height = SVGRoot.length(String(cString: value))
      case "viewBox":
        viewBox = String(cString: value).split { $0 == " " || $0 == "," }
          .compactMap { Double($0) }.filter(\.isFinite)
      default: break
      }
      next = pair + 2
    }
  }

  /// A length in pixels; a percentage says nothing outside a page.
  private static func length(_ text: String) -> Double? {
    let number = text.prefix { $0.isNumber || ".+-eE".contains($0) }
    let units = [
      "": 1.0, "px": 1, "pt": 96.0 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4,
    ]
    guard let unit = units[text.dropFirst(number.count).filter { $0 != " " }],
      let value = Double(number), value.isFinite, value > 0
    else { return nil }
    return value * unit
  }
}

/// The one thing of a PDF's syntax that a size needs: `[0 0 24 24]`.
private enum PDFNumbers {
  static func array(in bytes: UnsafeRawBufferPointer, from start: Int) -> [Double]? {
    var at = start
    while at < bytes.count, isSpace(bytes[at]) { at += 1 }
    guard at < bytes.count, bytes[at] == UInt8(ascii: "[") else { return nil }
    let inside = bytes[(at + 1)..<min(bytes.count, at + 200)].prefix { $0 != UInt8(ascii: "]") }
    return inside.split(whereSeparator: isSpace).compactMap {
      Double(String(decoding: $0, as: UTF8.self))
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}

extension UnsafeRawBufferPointer {
  /// Where some bytes stand first, at or behind an offset.
  fileprivate func index(of needle: [UInt8], from start: Int) -> Int? {
    guard let first = needle.first, count >= needle.count else { return nil }
    var at = start
    while at + needle.count <= count {
      guard let found = self[at...].firstIndex(of: first), found + needle.count <= count else {
        return nil
      }
      if self[found..<found + needle.count].elementsEqual(needle) { return found }
      at = found + 1
    }
    return nil
  }
}
