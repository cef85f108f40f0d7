import Foundation
import SystemFont
import Typesetting

extension UIFont {
  /// A font by its descriptor, in a size in points; 0 for the descriptor's, and 12 where it has none.
  ///
  /// A font that is not here is the system's, as on a device.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var size = pointSize > 0 ? pointSize : descriptor.pointSize
    if !(size > 0 && size.isFinite) { size = 12 }
    let font =
      UIFont.named(by: descriptor, size: size)
      ?? UIFont.systemFont(ofSize: size, weight: descriptor.weight)
    self.init(font.typeface, family: font.family)
  }

  /// The font that a descriptor names; `nil` where it names one that is not here.
  static func named(by descriptor: UIFontDescriptor, size: CGFloat) -> UIFont? {
    if let style = descriptor.fontAttributes[.textStyle] as? TextStyle {
      let font = UIFont.preferredFont(forTextStyle: style)
      let isBold = descriptor.symbolicTraits.contains(.traitBold)
      return isBold ? .systemFont(ofSize: size, weight: .semibold) : font.withSize(size)
    }
    let family = descriptor.fontAttributes[.family] as? String
    let name = family ?? descriptor.postscriptName
    guard !name.isEmpty, !name.hasPrefix(".") else {
      return .systemFont(ofSize: size, weight: descriptor.weight)
    }
    let isWeighed = descriptor.fontAttributes[.traits] != nil
    do throws(FontError) {
      guard isWeighed || family != nil else { return UIFont(name: name, size: size) }
      let typeface = try AnyTitle.measurer.fonts.typeface(
        family: name, weight: descriptor.weight.recorded, pointSize: Double(size))
      return UIFont(typeface, family: name)
    } catch {
      return nil
    }
  }

  /// What the font is asked for by.
  public var fontDescriptor: UIFontDescriptor {
    var attributes: [UIFontDescriptor.AttributeName: Any] = [.size: pointSize, .name: fontName]
    if case .sanFrancisco(let font) = typeface {
      attributes[.traits] = [UIFontDescriptor.TraitKey.weight: Weight(font.weight).rawValue]
    } else {
      attributes[.family] = family
    }
    return UIFontDescriptor(fontAttributes: attributes)
  }

  /// The families that fonts were registered of; those of the machine are found by their names, and not listed.
  public class var familyNames: [String] { RegisteredFonts.shared.families }

  /// The fonts of a family that were registered.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    familyNames.filter { $0.lowercased() == familyName.lowercased() }
  }

  /// Registers a font by its file, under its family's name.
  ///
  /// - Parameter url: A TrueType or OpenType file.
  /// - Returns: The family's name, which `init(name:size:)` takes.
  /// - Throws: An error whose description says the file and what is wrong with it.
  @discardableResult
  public class func headlessRegister(contentsOf url: URL) throws -> String {
    let font = try FontFile(path: url.path)
    AnyTitle.measurer.fonts.add(font)
    RegisteredFonts.shared.add(font.name)
    return font.name
  }
}

extension UIFont.Weight {
  /// UIKit's number of a recorded weight.
  init(_ weight: SanFranciscoFont.Weight) {
    switch weight {
    case .ultraLight: self = .ultraLight
    case .thin: self = .thin
    case .light: self = .light
    case .regular: self = .regular
    case .medium: self = .medium
    case .semibold: self = .semibold
    case .bold: self = .bold
    case .heavy: self = .heavy
    case .black: self = .black
    }
  }
}

/// How long a registered font stays.
public enum CTFontManagerScope: UInt32, Sendable {
  /// Not at all.
  case none = 0
  /// As long as the program.
  case process = 1
  /// Longer; here as long as the program.
  case persistent = 2
  /// As long as the user's session; here as long as the program.
  case session = 3
}

/// Registers a font by its file; whether it could be opened.
///
/// - Parameters:
///   - fontURL: The file.
///   - scope: How long the font is wanted.
///   - error: Is not set; `UIFont.headlessRegister(contentsOf:)` says what is wrong.
/// - Returns: Whether the file holds a font.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutableRawPointer?
) -> Bool {
  (try? UIFont.headlessRegister(contentsOf: fontURL)) != nil
}

private final class RegisteredFonts: @unchecked Sendable {
  static let shared = RegisteredFonts()
  private let lock = NSLock()
  private var names: Set<String> = []

  var families: [String] { lock.withLock { names.sorted() } }

  func add(_ name: String) {
    lock.withLock { _ = names.insert(name) }
  }
}
