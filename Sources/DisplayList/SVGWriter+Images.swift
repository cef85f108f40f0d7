import ButtonLayout

// Images: as a whole, or cut at their caps; in their own colours, or as a stencil for one.
extension SVGWriter {
  mutating func write(_ image: ImageItem, _ attributes: String) {
    switch image.source {
    case .symbol, .sizeOnly:
      let color = image.tint ?? .black
      line(
        "<rect\(Self.box(image.rect)) fill=\"none\"\(Self.color("stroke", color))"
          + " stroke-dasharray=\"2 2\"\(attributes)/>")
      return
    case .encoded(let bytes, let format) where !image.isSliced && image.tint == nil:
      line(Self.element(of: bytes, format, in: image.rect, attributes))
      return
    case .encoded, .picture: break
    }
    line("<g\(attributes)>")
    indented { writer in
      if let tint = image.tint {
        writer.line("<g filter=\"url(#\(writer.identifier(ofTint: tint)))\">")
        writer.indented { $0.writeParts(of: image) }
        writer.line("</g>")
      } else {
        writer.writeParts(of: image)
      }
    }
    line("</g>")
  }

  private static func element(
    of bytes: [UInt8], _ format: String, in rect: Rect, _ attributes: String = ""
  ) -> String {
    let type = format == "svg" ? "svg+xml" : format
    return "<image\(box(rect)) preserveAspectRatio=\"none\""
      + " href=\"data:image/\(type);base64,\(Base64.text(of: bytes))\"\(attributes)/>"
  }

  private mutating func writeParts(of image: ImageItem) {
    guard image.isSliced else {
      switch image.source {
      case .encoded(let bytes, let format): line(Self.element(of: bytes, format, in: image.rect))
      case .picture(let picture): write(picture, in: image.rect)
      case .symbol, .sizeOnly: break
      }
      return
    }
    let own = Rect(origin: .zero, size: image.size)
    let name: String
    switch image.source {
    case .encoded(let bytes, let format):
      name = define("image") {
        "<g id=\"\($0)\">\(Self.element(of: bytes, format, in: own))</g>"
      }
    case .picture(let picture):
      var inner = SVGWriter(continuing: self)
      inner.write(picture, in: own)
      take(definitionsOf: inner)
      let text = inner.text
      name = define("image") { "<g id=\"\($0)\">\n\(text)    </g>" }
    case .symbol, .sizeOnly: return
    }
    for slice in image.slices { write(slice, of: name) }
  }

  private mutating func write(_ picture: Picture, in rect: Rect) {
    line(
      "<svg\(Self.box(rect)) viewBox=\"\(Self.numbers(picture.bounds))\""
        + " preserveAspectRatio=\"none\">")
    indented { writer in
      writer.write(picture.items)
    }
    line("</svg>")
  }

  private mutating func write(_ slice: ImageSlice, of image: String) {
    let place = slice.destination
    guard slice.tilesHorizontally || slice.tilesVertically else {
      line(
        "<svg\(Self.box(place)) viewBox=\"\(Self.numbers(slice.source))\""
          + " preserveAspectRatio=\"none\"><use href=\"#\(image)\"/></svg>")
      return
    }
    let tile = Rect(
      x: place.minX, y: place.minY,
      width: slice.tilesHorizontally ? slice.source.width : place.width,
      height: slice.tilesVertically ? slice.source.height : place.height)
    let pattern = define("tile") {
      "<pattern id=\"\($0)\"\(Self.box(tile)) patternUnits=\"userSpaceOnUse\""
        + " viewBox=\"\(Self.numbers(slice.source))\" preserveAspectRatio=\"none\">"
        + "<use href=\"#\(image)\"/></pattern>"
    }
    line("<rect\(Self.box(place)) fill=\"url(#\(pattern))\"/>")
  }

  private mutating func identifier(ofTint color: Color) -> String {
    define("tint") {
      "<filter id=\"\($0)\" x=\"0\" y=\"0\" width=\"1\" height=\"1\""
        + " color-interpolation-filters=\"sRGB\"><feFlood"
        + Self.color("flood", color, name: "flood-color")
        + "/><feComposite operator=\"in\" in2=\"SourceAlpha\"/></filter>"
    }
  }
}
