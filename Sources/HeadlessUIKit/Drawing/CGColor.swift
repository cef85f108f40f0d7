import DisplayList
import Foundation

/// A colour by its components in a space.
public final class CGColor: Hashable, Sendable {
  private let values: [CGFloat]
  private let space: CGColorSpace

  /// A colour by its components in a space, opacity last.
  public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard space.numberOfComponents > 0 else { return nil }
    self.space = space
    values = Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
  }

  init(_ values: [CGFloat], in space: CGColorSpace) {
    self.values = values
    self.space = space
  }

  /// A colour in sRGB, 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init([red, green, blue, alpha], in: .rgb)
  }

  /// A colour in sRGB, 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init([red, green, blue, alpha], in: .rgb)
  }

  /// A grey by its lightness and opacity, 0 to 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init([gray, alpha], in: .gray)
  }

  /// Black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Nothing.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The components, opacity last.
  public var components: [CGFloat]? { values }
  /// How many there are, opacity among them.
  public var numberOfComponents: Int { values.count }
  /// The opacity, 0 to 1.
  public var alpha: CGFloat { values.last ?? 1 }
  /// What the components mean.
  public var colorSpace: CGColorSpace? { space }

  /// The same colour.
  public func copy() -> CGColor? { self }

  /// The colour with another opacity, 0 to 1.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(Array(values.dropLast()) + [alpha], in: space)
  }

  /// The colour in another space, computed without profiles; `nil` for a space of neither greys nor colours.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    let (red, green, blue, alpha) = rgba
    switch space.model {
    case .rgb: return CGColor([red, green, blue, alpha], in: space)
    case .monochrome:
      return CGColor([0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha], in: space)
    default: return nil
    }
  }

  /// Red, green, blue and opacity.
  var rgba: (CGFloat, CGFloat, CGFloat, CGFloat) {
    switch space.model {
    case .monochrome where values.count >= 2: return (values[0], values[0], values[0], values[1])
    case .cmyk where values.count >= 5:
      let light = 1 - values[3]
      return (
        (1 - values[0]) * light, (1 - values[1]) * light, (1 - values[2]) * light, values[4]
      )
    case _ where values.count >= 4: return (values[0], values[1], values[2], values[3])
    default: return (0, 0, 0, alpha)
    }
  }

  var displayed: Color {
    let (red, green, blue, alpha) = rgba
    return Color(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }

  /// Colours of the same components in the same space are equal.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.values == right.values && left.space == right.space
  }

  /// Feeds the components to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// How colours that a space does not have are replaced; kept, and of no effect here.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// As usual.
  case defaultIntent = 0
  /// The nearest.
  case absoluteColorimetric = 1
  /// The nearest by the white point.
  case relativeColorimetric = 2
  /// All are moved.
  case perceptual = 3
  /// The liveliest.
  case saturation = 4
}
