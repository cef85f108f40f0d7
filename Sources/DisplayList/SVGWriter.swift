import ButtonLayout

/// Writes a picture as SVG.
///
/// The same picture gives the same text. What SVG cannot say as it was meant is drawn as near as it comes:
/// a cleared rectangle and a blend mode that CSS lacks are left out; a gradient goes on beyond its ends; a symbol and an
/// image of which only the size is known are a dashed frame.
public struct SVGWriter {
  private var body = ""
  private var definitions = ""
  private var identifiers: [String: String] = [:]
  private var indent = 1
  private var namespace = ""

  /// Writes lines one step further in.
  mutating func indented(_ body: (inout SVGWriter) -> Void) {
    indent += 1
    body(&self)
    indent -= 1
  }

  /// Writes a whole document.
  ///
  /// - Parameters:
  ///   - picture: What is written.
  ///   - namespace: What the names of definitions begin with, for pictures that stand in one page.
  /// - Returns: A document without an XML declaration, which may stand in HTML as it is.
  /// - Complexity: O(n) in the number of items and the bytes of their images.
  public static func document(of picture: Picture, namespace: String = "") -> String {
    var writer = SVGWriter()
    writer.namespace = escaped(namespace)
    writer.write(picture.items)
    let box = picture.bounds
    var text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(number(box.width))\""
      + " height=\"\(number(box.height))\" viewBox=\"\(numbers(box))\">\n"
    if !writer.definitions.isEmpty { text += "  <defs>\n\(writer.definitions)  </defs>\n" }
    return text + writer.body + "</svg>\n"
  }

  mutating func line(_ text: String) {
    body += String(repeating: "  ", count: indent) + text + "\n"
  }

  /// Writes items in order; texts that follow one another in one font name it once.
  mutating func write(_ items: [DisplayItem]) {
    var rest = items[...]
    while let first = rest.first {
      let font = Self.font(of: first)
      let run = font == nil ? rest.prefix(1) : rest.prefix { Self.font(of: $0) == font }
      rest = rest[run.endIndex...]
      guard let font, run.count > 1 else {
        write(first)
        continue
      }
      line("<g\(font)>")
      indent += 1
      for item in run {
        guard case .text(let text) = item.content else { continue }
        line(Self.element(of: text, font: "", attributes(of: item)))
      }
      indent -= 1
      line("</g>")
    }
  }

  /// The font of a text that nothing clips, as attributes.
  private static func font(of item: DisplayItem) -> String? {
    guard case .text(let text) = item.content, item.clips.isEmpty else { return nil }
    return font(of: text)
  }

  private static func font(of text: TextItem) -> String {
    let weight = text.fontWeight == 400 ? "" : " font-weight=\"\(text.fontWeight)\""
    return " font-family=\"\(escaped(text.fontFamily))\" font-size=\"\(number(text.fontSize))\""
      + weight
  }

  mutating func write(_ item: DisplayItem) {
    if case .clear = item.content { return }
    var open = 0
    for clip in item.clips {
      line("<g clip-path=\"url(#\(identifier(of: clip)))\">")
      indent += 1
      open += 1
    }
    let attributes = self.attributes(of: item)
    switch item.content {
    case .fill(let path, let paint, let rule):
      let evenOdd = rule == .evenOdd ? " fill-rule=\"evenodd\"" : ""
      let filling = fill(paint)
      line("<path d=\"\(Self.data(of: path))\"\(filling)\(evenOdd)\(attributes)/>")
    case .stroke(let path, let paint, let stroke):
      let pen = self.stroke(paint, stroke)
      line("<path d=\"\(Self.data(of: path))\" fill=\"none\"\(pen)\(attributes)/>")
    case .image(let image): write(image, attributes)
    case .text(let text): line(Self.element(of: text, font: Self.font(of: text), attributes))
    case .group(let items):
      line("<g\(attributes)>")
      indent += 1
      write(items)
      indent -= 1
      line("</g>")
    case .clear: break
    }
    for _ in 0..<open {
      indent -= 1
      line("</g>")
    }
  }

  /// A writer of the inside of a definition, which names what it defines as this one would.
  init(continuing outer: SVGWriter) {
    definitions = outer.definitions
    identifiers = outer.identifiers
    namespace = outer.namespace
    indent = 3
  }

  private init() {}

  /// Takes over what a writer of the inside defined.
  mutating func take(definitionsOf inner: SVGWriter) {
    definitions = inner.definitions
    identifiers = inner.identifiers
  }

  /// What was written so far, without definitions.
  var text: String { body }

  private mutating func attributes(of item: DisplayItem) -> String {
    var text = ""
    let t = item.transform
    if t != .identity {
      let entries = [t.a, t.b, t.c, t.d, t.tx, t.ty].map(Self.number).joined(separator: " ")
      text += " transform=\"matrix(\(entries))\""
    }
    if item.opacity != 1 { text += " opacity=\"\(Self.number(item.opacity))\"" }
    if Self.blendModes.contains(item.blendMode) {
      text += " style=\"mix-blend-mode:\(item.blendMode)\""
    }
    if let shadow = item.shadow { text += " filter=\"url(#\(identifier(of: shadow)))\"" }
    return text
  }

  /// The modes that CSS has beside "normal"; those of Porter and Duff it lacks.
  private static let blendModes: Set<String> = [
    "multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn",
    "soft-light", "hard-light", "difference", "exclusion", "hue", "saturation", "color",
    "luminosity", "plus-lighter",
  ]

  private static func element(
    of text: TextItem, font: String, _ attributes: String
  ) -> String {
    let length =
      text.width > 0
      ? " textLength=\"\(number(text.width))\" lengthAdjust=\"spacingAndGlyphs\"" : ""
    return "<text x=\"\(number(text.origin.x))\" y=\"\(number(text.origin.y))\""
      + font + color("fill", text.color) + length + attributes + ">"
      + escaped(text.string) + "</text>"
  }

  private mutating func fill(_ paint: Paint) -> String {
    switch paint {
    case .color(let color): return Self.color("fill", color)
    case .gradient(let gradient): return " fill=\"url(#\(identifier(of: gradient)))\""
    }
  }

  private mutating func stroke(_ paint: Paint, _ stroke: Stroke) -> String {
    var text: String
    switch paint {
    case .color(let color): text = Self.color("stroke", color)
    case .gradient(let gradient): text = " stroke=\"url(#\(identifier(of: gradient)))\""
    }
    if stroke.width != 1 { text += " stroke-width=\"\(Self.number(stroke.width))\"" }
    if stroke.cap != .butt { text += " stroke-linecap=\"\(stroke.cap.rawValue)\"" }
    if stroke.join != .miter { text += " stroke-linejoin=\"\(stroke.join.rawValue)\"" }
    if stroke.join == .miter, stroke.miterLimit != 4 {
      text += " stroke-miterlimit=\"\(Self.number(stroke.miterLimit))\""
    }
    if !stroke.dash.isEmpty {
      text +=
        " stroke-dasharray=\"\(stroke.dash.map(Self.number).joined(separator: " "))\""
      if stroke.dashPhase != 0 {
        text += " stroke-dashoffset=\"\(Self.number(stroke.dashPhase))\""
      }
    }
    return text
  }

  // MARK: Definitions

  /// Names a definition; the same one is written once.
  mutating func define(_ prefix: String, _ element: (String) -> String) -> String {
    let key = element("")
    if let known = identifiers[key] { return known }
    let name = "\(namespace)\(prefix)\(identifiers.count + 1)"
    identifiers[key] = name
    definitions += "    \(element(name))\n"
    return name
  }

  private mutating func identifier(of clip: DisplayItem.Clip) -> String {
    let rule = clip.rule == .evenOdd ? " clip-rule=\"evenodd\"" : ""
    return define("clip") {
      "<clipPath id=\"\($0)\"><path d=\"\(Self.data(of: clip.path))\"\(rule)/></clipPath>"
    }
  }

  private mutating func identifier(of shadow: DisplayItem.Shadow) -> String {
    define("shadow") {
      "<filter id=\"\($0)\" x=\"-1\" y=\"-1\" width=\"3\" height=\"3\""
        + " color-interpolation-filters=\"sRGB\">"
        + "<feDropShadow dx=\"\(Self.number(shadow.offset.width))\""
        + " dy=\"\(Self.number(shadow.offset.height))\""
        + " stdDeviation=\"\(Self.number(shadow.blur / 2))\""
        + Self.color("flood", shadow.color, name: "flood-color") + "/></filter>"
    }
  }

  private mutating func identifier(of gradient: Gradient) -> String {
    let stops = gradient.stops.map {
      "<stop offset=\"\(Self.number($0.location))\""
        + "\(Self.color("stop", $0.color, name: "stop-color"))/>"
    }.joined()
    return define("gradient") { name in
      switch gradient.shape {
      case .linear(let from, let to):
        return "<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\""
          + " x1=\"\(Self.number(from.x))\" y1=\"\(Self.number(from.y))\""
          + " x2=\"\(Self.number(to.x))\" y2=\"\(Self.number(to.y))\">\(stops)</linearGradient>"
      case .radial(let from, let startRadius, let to, let endRadius):
        return "<radialGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\""
          + " fx=\"\(Self.number(from.x))\" fy=\"\(Self.number(from.y))\""
          + " fr=\"\(Self.number(startRadius))\" cx=\"\(Self.number(to.x))\""
          + " cy=\"\(Self.number(to.y))\" r=\"\(Self.number(endRadius))\">\(stops)</radialGradient>"
      }
    }
  }
}
