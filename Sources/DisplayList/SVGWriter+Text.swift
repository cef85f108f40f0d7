import ButtonLayout

// How single values are written.
extension SVGWriter {
  /// The number without a needless ".0", rounded to ten thousandths; what is no number is 0.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let rounded = (value * 10_000).rounded() / 10_000
    let text = "\(rounded == 0 ? 0 : rounded)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  static func numbers(_ rect: Rect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map(number).joined(separator: " ")
  }

  static func box(_ rect: Rect) -> String {
    " x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" width=\"\(number(rect.width))\""
      + " height=\"\(number(rect.height))\""
  }

  static func pair(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }

  static func data(of path: Path) -> String {
    path.elements.map { element in
      switch element {
      case .move(let point): return "M\(pair(point))"
      case .line(let point): return "L\(pair(point))"
      case .quadCurve(let point, let control): return "Q\(pair(control)) \(pair(point))"
      case .curve(let point, let control1, let control2):
        return "C\(pair(control1)) \(pair(control2)) \(pair(point))"
      case .close: return "Z"
      }
    }.joined()
  }

  /// A colour and its opacity as attributes such as `fill` and `fill-opacity`.
  static func color(_ property: String, _ color: Color, name: String? = nil) -> String {
    let opacity = color.alpha == 1 ? "" : " \(property)-opacity=\"\(number(color.alpha))\""
    return " \(name ?? property)=\"\(hex(color))\"\(opacity)"
  }

  /// The colour as attributes have it, without its opacity.
  package static func hex(_ color: Color) -> String {
    func digits(_ value: Double) -> String {
      let byte = Int((min(1, max(0, value.isNaN ? 0 : value)) * 255).rounded())
      let text = String(byte, radix: 16)
      return text.count == 1 ? "0" + text : text
    }
    return "#" + digits(color.red) + digits(color.green) + digits(color.blue)
  }

  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // XML has no way to say the other control characters.
      case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// Bytes as text.
enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The bytes in RFC 4648's alphabet, padded.
  static func text(of bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var group = 0
      for offset in 0..<3 {
        group = group << 8 | (offset < count ? Int(bytes[start + offset]) : 0)
      }
      for digit in 0..<4 {
        let isPadding = digit > count
        result.append(isPadding ? UInt8(ascii: "=") : digits[group >> (18 - 6 * digit) & 63])
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
