import Foundation

/// What the components of a colour mean.
public enum CGColorSpaceModel: Int32, Sendable {
  /// Not known.
  case unknown = -1
  /// Lightness.
  case monochrome = 0
  /// Red, green, blue.
  case rgb = 1
  /// Cyan, magenta, yellow, black.
  case cmyk = 2
  /// Lightness and two axes of colour.
  case lab = 3
  /// Any number of inks.
  case deviceN = 4
  /// A number in a table.
  case indexed = 5
  /// A pattern.
  case pattern = 6
}

/// What the components of a colour mean exactly.
///
/// Values are kept; there is no colour management here: wide spaces count as sRGB with the same components.
public final class CGColorSpace: Hashable, Sendable {
  /// The space of the web.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// The space of the web, with components beyond 0…1.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// The space of wide screens.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// Lightness, as perceived.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// Lightness, with values beyond 0…1.
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  /// sRGB without its curve.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// Inks.
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

  private let identifier: String
  /// What the components mean.
  public let model: CGColorSpaceModel

  init(_ identifier: String, model: CGColorSpaceModel) {
    self.identifier = identifier
    self.model = model
  }

  /// A space by its name; `nil` for a name that is not known here.
  public convenience init?(name: CFString) {
    let text = String(describing: name)
    let models: [(CFString, CGColorSpaceModel)] = [
      (CGColorSpace.sRGB, .rgb), (CGColorSpace.extendedSRGB, .rgb),
      (CGColorSpace.displayP3, .rgb), (CGColorSpace.linearSRGB, .rgb),
      (CGColorSpace.genericGrayGamma2_2, .monochrome), (CGColorSpace.extendedGray, .monochrome),
      (CGColorSpace.genericCMYK, .cmyk),
    ]
    guard let model = models.first(where: { String(describing: $0.0) == text })?.1 else {
      return nil
    }
    self.init(text, model: model)
  }

  static let rgb = CGColorSpace(String(describing: extendedSRGB), model: .rgb)
  static let gray = CGColorSpace(String(describing: extendedGray), model: .monochrome)
  static let pattern = CGColorSpace("kCGColorSpacePattern", model: .pattern)

  /// The name.
  public var name: CFString? { NSString(string: identifier) }

  /// Components of a colour, opacity not among them.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome, .indexed: return 1
    case .cmyk: return 4
    case .rgb, .lab: return 3
    case .unknown, .deviceN, .pattern: return 0
    }
  }

  /// Spaces of one name are one.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.identifier == right.identifier
  }

  /// Feeds the name to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

/// Red, green and blue, as the device has them.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }
/// Lightness, as the device has it.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
/// Inks, as the device has them.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace {
  CGColorSpace(String(describing: CGColorSpace.genericCMYK), model: .cmyk)
}
