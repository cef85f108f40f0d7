import DisplayList
import Foundation

/// A colour: components in a space, or a choice among colours by traits.
///
/// As in UIKit a grey and the same grey by red, green and blue are not equal: they stand in two spaces.
open class UIColor: NSObject, NSCopying, _ExpressibleByColorLiteral, @unchecked Sendable {
  indirect enum Storage {
    case gray(CGFloat, CGFloat)
    case rgb(CGFloat, CGFloat, CGFloat, CGFloat)
    case pattern(UIImage)
    case dynamic(name: String?, (UITraitCollection) -> UIColor)
  }

  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }

  /// A colour by red, green, blue and opacity, 0 to 1; numbers beyond are those of wider spaces.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .rgb(red, green, blue, alpha)
  }

  /// A grey by its lightness and opacity, 0 to 1.
  public init(white: CGFloat, alpha: CGFloat) { storage = .gray(white, alpha) }

  /// A colour by its place on the wheel, its strength, its brightness and its opacity, 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (red, green, blue) = HSB.rgb(hue: hue, saturation: saturation, brightness: brightness)
    storage = .rgb(red, green, blue, alpha)
  }

  /// A colour of wide screens, 0 to 1; kept as sRGB of the same components, and the report says so.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    HeadlessReport.note(
      "UIColor.init(displayP3Red:green:blue:alpha:)",
      "There is no colour management here; the components count as sRGB.")
    storage = .rgb(red, green, blue, alpha)
  }

  /// A colour by its Core Graphics value.
  public init(cgColor: CGColor) {
    let (red, green, blue, alpha) = cgColor.rgba
    storage =
      cgColor.colorSpace?.model == .monochrome ? .gray(red, alpha) : .rgb(red, green, blue, alpha)
  }

  /// An image that is repeated; nothing can be drawn with it here, and the report says so.
  public init(patternImage image: UIImage) {
    HeadlessReport.note(
      "UIColor.init(patternImage:)", "A pattern is kept, but what it fills stays clear.")
    storage = .pattern(image)
  }

  /// A colour that is chosen by traits whenever it is used.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    storage = .dynamic(name: nil, dynamicProvider)
  }

  /// A colour literal of a source file.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// A colour from an archive; here without reading one.
  public required init?(coder: NSCoder) { return nil }

  /// The colour that the traits choose; itself when it does not depend on them.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .dynamic(_, let provider) = storage else { return self }
    return provider(traitCollection).resolvedColor(with: traitCollection)
  }

  /// The colour as Core Graphics has it, by the current traits.
  open var cgColor: CGColor {
    switch current.storage {
    case .gray(let white, let alpha): return CGColor(gray: white, alpha: alpha)
    case .rgb(let red, let green, let blue, let alpha):
      return CGColor(red: red, green: green, blue: blue, alpha: alpha)
    case .pattern, .dynamic: return .clear
    }
  }

  /// The colour with another opacity, 0 to 1; one that depends on traits still does.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .gray(let white, _): return UIColor(white: white, alpha: alpha)
    case .rgb(let red, let green, let blue, _):
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .pattern: return self
    case .dynamic(let name, let provider):
      return UIColor(
        .dynamic(name: name.map { "\($0) at \(alpha)" }) {
          provider($0).resolvedColor(with: $0).withAlphaComponent(alpha)
        })
    }
  }

  /// Red, green, blue and opacity, 0 to 1; `false` for a pattern.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let values = rgba else { return false }
    red?.pointee = values.red
    green?.pointee = values.green
    blue?.pointee = values.blue
    alpha?.pointee = values.alpha
    return true
  }

  /// Lightness and opacity, 0 to 1; `false` for a pattern.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let values = rgba else { return false }
    if case .gray(let lightness, _) = current.storage {
      white?.pointee = lightness
    } else {
      white?.pointee = 0.2126 * values.red + 0.7152 * values.green + 0.0722 * values.blue
    }
    alpha?.pointee = values.alpha
    return true
  }

  /// The place on the wheel, the strength, the brightness and the opacity, 0 to 1; `false` for a pattern.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let values = rgba else { return false }
    let hsb = HSB.values(red: values.red, green: values.green, blue: values.blue)
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = values.alpha
    return true
  }

  /// Makes it the colour of what is filled and stroked next.
  open func set() {
    setFill()
    setStroke()
  }

  /// Makes it the colour of what is filled next.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Makes it the colour of what is stroked next.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  /// Itself: a colour does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    switch (storage, other.storage) {
    case (.gray(let white, let alpha), .gray(let otherWhite, let otherAlpha)):
      return white == otherWhite && alpha == otherAlpha
    case (.rgb(let r, let g, let b, let a), .rgb(let r2, let g2, let b2, let a2)):
      return r == r2 && g == g2 && b == b2 && a == a2
    case (.pattern(let image), .pattern(let otherImage)): return image === otherImage
    case (.dynamic(let name?, _), .dynamic(let otherName?, _)): return name == otherName
    default: return false
    }
  }

  open override var hash: Int {
    switch storage {
    case .gray(let white, let alpha): return [white, alpha].hashValue
    case .rgb(let red, let green, let blue, let alpha): return [red, green, blue, alpha].hashValue
    case .pattern(let image): return ObjectIdentifier(image).hashValue
    case .dynamic(let name?, _): return name.hashValue
    case .dynamic(nil, _): return ObjectIdentifier(self).hashValue
    }
  }

  /// The components by UIKit's words for a colour's space.
  open override var description: String {
    switch storage {
    case .gray(let white, let alpha): return "UIExtendedGrayColorSpace \(white) \(alpha)"
    case .rgb(let red, let green, let blue, let alpha):
      return "UIExtendedSRGBColorSpace \(red) \(green) \(blue) \(alpha)"
    case .pattern: return "a pattern"
    case .dynamic(let name, _): return "<UIDynamicColor: \(name ?? "by a provider")>"
    }
  }

  // MARK: Fixed colours

  /// Black.
  open class var black: UIColor { Fixed.black }
  /// White.
  open class var white: UIColor { Fixed.white }
  /// Nothing.
  open class var clear: UIColor { Fixed.clear }
  /// Red.
  open class var red: UIColor { Fixed.red }
  /// Green.
  open class var green: UIColor { Fixed.green }
  /// Blue.
  open class var blue: UIColor { Fixed.blue }
  /// Grey.
  open class var gray: UIColor { Fixed.gray }
  /// Dark grey.
  open class var darkGray: UIColor { Fixed.darkGray }
  /// Light grey.
  open class var lightGray: UIColor { Fixed.lightGray }
  /// Orange.
  open class var orange: UIColor { Fixed.orange }
  /// Yellow.
  open class var yellow: UIColor { Fixed.yellow }
  /// Purple.
  open class var purple: UIColor { Fixed.purple }
  /// Cyan.
  open class var cyan: UIColor { Fixed.cyan }
  /// Magenta.
  open class var magenta: UIColor { Fixed.magenta }
  /// Brown.
  open class var brown: UIColor { Fixed.brown }
}

/// The fixed colours, each made once.
private enum Fixed {
  static let black = UIColor(white: 0, alpha: 1)
  static let white = UIColor(white: 1, alpha: 1)
  static let clear = UIColor(white: 0, alpha: 0)
  static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let gray = UIColor(white: 0.5, alpha: 1)
  static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}

extension UIColor {
  /// What the current traits choose.
  private var current: UIColor {
    guard case .dynamic = storage else { return self }
    return resolvedColor(with: .current)
  }

  /// Red, green, blue and opacity by the current traits; `nil` for a pattern.
  var rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)? {
    switch current.storage {
    case .gray(let white, let alpha): return (white, white, white, alpha)
    case .rgb(let red, let green, let blue, let alpha): return (red, green, blue, alpha)
    case .pattern, .dynamic: return nil
    }
  }
}

/// What a colour literal is where nothing else is said.
public typealias _ColorLiteralType = UIColor
