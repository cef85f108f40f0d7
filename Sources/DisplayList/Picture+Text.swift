import ButtonLayout

extension Picture {
  /// The picture as lines of text, one an item, for tests to compare and people to read.
  ///
  ///     picture 200 × 100 @2
  ///       fill #007aff rect 0 0 200 100
  ///       text "Checkout" at 62 55.5, .AppleSystemUIFont 18, #ffffff, 76.4208 wide
  ///
  /// Numbers are rounded to ten thousandths of a point. The same picture gives the same lines.
  ///
  /// - Complexity: O(n) in the number of items.
  public var text: String {
    var lines = ["picture \(SVGWriter.sizeText(bounds.size)) @\(SVGWriter.number(scale))"]
    if bounds.origin != .zero { lines[0] += " from \(SVGWriter.pair(bounds.origin))" }
    if isOpaque { lines[0] += ", opaque" }
    for item in items { item.append(to: &lines, indent: 1) }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension DisplayItem {
  fileprivate func append(to lines: inout [String], indent: Int) {
    let margin = String(repeating: "  ", count: indent)
    lines.append(margin + head + attributes)
    switch content {
    case .group(let items):
      for item in items { item.append(to: &lines, indent: indent + 1) }
    case .image(let image):
      guard case .picture(let picture) = image.source else { return }
      for item in picture.items { item.append(to: &lines, indent: indent + 1) }
    default: break
    }
  }

  private var head: String {
    switch content {
    case .fill(let path, let paint, let rule):
      return "fill \(paint.text) \(path.text)" + (rule == .evenOdd ? ", even-odd" : "")
    case .stroke(let path, let paint, let stroke):
      var text = "stroke \(paint.text) \(SVGWriter.number(stroke.width)) wide \(path.text)"
      if stroke.cap != .butt { text += ", \(stroke.cap.rawValue) ends" }
      if stroke.join != .miter { text += ", \(stroke.join.rawValue) joins" }
      if !stroke.dash.isEmpty {
        text += ", dashed \(stroke.dash.map(SVGWriter.number).joined(separator: " "))"
      }
      return text
    case .image(let image): return image.text
    case .text(let item): return item.text
    case .group: return "group"
    case .clear(let rect): return "clear \(SVGWriter.numbers(rect))"
    }
  }

  private var attributes: String {
    var text = ""
    if transform != .identity {
      let t = transform
      let entries = [t.a, t.b, t.c, t.d, t.tx, t.ty].map(SVGWriter.number)
      text +=
        entries[0..<4] == ["1", "0", "0", "1"]
        ? ", moved by \(entries[4]) \(entries[5])"
        : ", transformed by \(entries.joined(separator: " "))"
    }
    if opacity != 1 { text += ", opacity \(SVGWriter.number(opacity))" }
    if blendMode != "normal" { text += ", \(blendMode)" }
    if let shadow {
      text +=
        ", shadow \(shadow.color.text) by \(SVGWriter.number(shadow.offset.width))"
        + " \(SVGWriter.number(shadow.offset.height)), blurred \(SVGWriter.number(shadow.blur))"
    }
    for clip in clips {
      text += ", cut at \(clip.path.text)" + (clip.rule == .evenOdd ? " even-odd" : "")
    }
    return text
  }
}

extension ImageItem {
  fileprivate var text: String {
    var text = "image"
    switch source {
    case .encoded(let bytes, let format): text += " \(format) of \(bytes.count) bytes"
    case .picture: text += " drawn"
    case .symbol(let name): text += " symbol '\(name)'"
    case .sizeOnly: text += " unknown"
    }
    text += " \(SVGWriter.sizeText(size)) in \(SVGWriter.numbers(rect))"
    if isSliced {
      let caps = [capInsets.top, capInsets.left, capInsets.bottom, capInsets.right]
      text += ", \(resizing.rawValue) between caps "
      text += caps.map(SVGWriter.number).joined(separator: " ")
      if shrinking != .capsLast { text += ", shrinks \(shrinking.rawValue)" }
    }
    if let tint { text += ", tint \(tint.text)" }
    return text
  }
}

extension TextItem {
  fileprivate var text: String {
    let weight = fontWeight == 400 ? "" : " \(fontWeight)"
    return "text \"\(string)\" at \(SVGWriter.pair(origin)), \(fontFile ?? fontFamily)"
      + " \(SVGWriter.number(fontSize))\(weight), \(color.text), \(SVGWriter.number(width)) wide"
  }
}

extension Path {
  fileprivate var text: String {
    if let rect = controlBounds, self == Path(rect) { return "rect \(SVGWriter.numbers(rect))" }
    return "path \(SVGWriter.data(of: self))"
  }
}

extension Paint {
  fileprivate var text: String {
    switch self {
    case .color(let color): return color.text
    case .gradient(let gradient):
      let stops = gradient.stops.map { "\($0.color.text) \(SVGWriter.number($0.location))" }
      switch gradient.shape {
      case .linear(let from, let to):
        return "gradient \(stops.joined(separator: ", ")) from \(SVGWriter.pair(from))"
          + " to \(SVGWriter.pair(to))"
      case .radial(let from, let startRadius, let to, let endRadius):
        return "gradient \(stops.joined(separator: ", ")) from \(SVGWriter.pair(from))"
          + " radius \(SVGWriter.number(startRadius)) to \(SVGWriter.pair(to))"
          + " radius \(SVGWriter.number(endRadius))"
      }
    }
  }
}

extension Color {
  /// The colour as a web page writes it, with its opacity behind where it lets something through.
  fileprivate var text: String {
    SVGWriter.hex(self) + (alpha == 1 ? "" : " \(SVGWriter.number(alpha))")
  }
}

extension SVGWriter {
  fileprivate static func sizeText(_ size: Size) -> String {
    "\(number(size.width)) × \(number(size.height))"
  }
}
