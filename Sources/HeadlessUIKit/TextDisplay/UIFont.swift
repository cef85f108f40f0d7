import ButtonLayout
import Foundation
import SystemFont
import Typesetting

/// What the engine calls the system font, under a name that does not stand in UIKit's way.
typealias SanFranciscoFont = SystemFont.SanFrancisco

extension SanFranciscoFont {
  /// The font of a button's title until somebody sets another.
  init(type: ButtonLayout.ButtonType, idiom: Idiom) {
    self = .ofButton(type: type, idiom: idiom)
  }
}

/// A font at a size: the system's by its recorded numbers, others by their files.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// The font as the typesetter knows it.
  let typeface: Typeface
  let family: String

  init(_ font: SanFranciscoFont) {
    typeface = AnyTitle.measurer.fonts.system(font)
    family = ".AppleSystemUIFont"
  }

  init(_ typeface: Typeface, family: String) {
    self.typeface = typeface
    self.family = family
  }

  /// A font by its name or family; `nil` when there is none here.
  public init?(name fontName: String, size fontSize: CGFloat) {
    let (family, weight) = UIFont.parts(of: fontName)
    guard fontSize.isFinite, fontSize >= 0 else { return nil }
    do throws(FontError) {
      typeface = try AnyTitle.measurer.fonts.typeface(
        family: family, weight: weight, pointSize: Length.fontSize(fontSize))
      self.family = family
    } catch {
      return nil
    }
  }

  /// The system font at a size, in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(SanFranciscoFont(ofSize: Length.fontSize(fontSize)))
  }

  /// The system font at a size and weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(SanFranciscoFont(ofSize: Length.fontSize(fontSize), weight: weight.recorded))
  }

  /// The system font, bold: so in Interface Builder; what a device draws is not recorded.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(SanFranciscoFont(ofSize: Length.fontSize(fontSize), weight: .bold))
  }

  /// The system font, slanted: measured upright here.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    HeadlessReport.note(
      "UIFont.italicSystemFont(ofSize:)", "It is as wide as the upright one, and drawn upright.")
    return UIFont(SanFranciscoFont(ofSize: Length.fontSize(fontSize)))
  }

  /// The system font in a width: measured in the usual one.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    HeadlessReport.note(
      "UIFont.systemFont(ofSize:weight:width:)", "Every width is measured as the standard one.",
      when: width != .standard)
    return systemFont(ofSize: fontSize, weight: weight)
  }

  /// The system font of one width: measured by the ordinary one.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    HeadlessReport.note(
      "UIFont.monospacedSystemFont(ofSize:weight:)",
      "Its advances are not recorded; it is measured as the proportional one.")
    return systemFont(ofSize: fontSize, weight: weight)
  }

  /// The system font whose figures have one width: measured by the ordinary ones.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    HeadlessReport.note(
      "UIFont.monospacedDigitSystemFont(ofSize:weight:)",
      "Its digits are measured as the proportional ones.")
    return systemFont(ofSize: fontSize, weight: weight)
  }

  /// The font of a text style at the current content size category.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style at a trait collection's content size category.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return UIFont(
      .preferred(forTextStyle: style.recorded, compatibleWith: category.recorded))
  }

  /// The size of labels, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons, in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small text, in points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of ordinary text, in points.
  public class var systemFontSize: CGFloat { 14 }

  /// The size, in points.
  open var pointSize: CGFloat { CGFloat(typeface.pointSize) }
  /// The family's name.
  open var familyName: String { family }
  /// The font's name.
  open var fontName: String {
    if case .sanFrancisco(let font) = typeface {
      let weight = "\(font.weight)"
      return ".SFUI-" + weight.prefix(1).uppercased() + weight.dropFirst()
    }
    return typeface.name
  }
  /// The height of a line, in points.
  open var lineHeight: CGFloat { CGFloat(typeface.lineHeight) }
  /// How far the font reaches above the baseline, in points.
  open var ascender: CGFloat {
    if case .sanFrancisco(let font) = typeface { return CGFloat(font.ascender) }
    return lineHeight * 0.8
  }
  /// How far it reaches below, a negative number of points.
  open var descender: CGFloat {
    if case .sanFrancisco(let font) = typeface { return CGFloat(font.descender) }
    return ascender - lineHeight
  }
  /// Points between two lines beyond their heights.
  open var leading: CGFloat { 0 }
  /// The height of a capital, in points.
  open var capHeight: CGFloat {
    if case .sanFrancisco(let font) = typeface { return CGFloat(font.capHeight) }
    return pointSize * 0.7
  }
  /// The height of an "x", in points.
  open var xHeight: CGFloat {
    if case .sanFrancisco(let font) = typeface { return CGFloat(font.xHeight) }
    return pointSize * 0.5
  }

  /// The font at another size, in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    switch typeface {
    case .sanFrancisco(let font):
      return UIFont(SanFranciscoFont(ofSize: Length.fontSize(fontSize), weight: font.weight))
    case .file(let file, _):
      return UIFont(.file(file, pointSize: Length.fontSize(fontSize)), family: family)
    case .metrics(let metrics, _):
      return UIFont(.metrics(metrics, pointSize: Length.fontSize(fontSize)), family: family)
    }
  }

  /// Itself: a font does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize
  }

  open override var hash: Int { fontName.hashValue ^ pointSize.hashValue }

  /// Splits a PostScript name such as "AvenirNext-DemiBold" into family and weight.
  private static func parts(of name: String) -> (String, SanFranciscoFont.Weight) {
    let pieces = name.split(separator: "-", maxSplits: 1)
    guard pieces.count == 2 else { return (name, .regular) }
    let suffix = pieces[1].lowercased()
    let weights: [(String, SanFranciscoFont.Weight)] = [
      ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("semibold", .semibold),
      ("demibold", .semibold), ("medium", .medium), ("heavy", .heavy), ("black", .black),
      ("bold", .bold), ("regular", .regular),
    ]
    guard let weight = weights.first(where: { suffix.hasPrefix($0.0) })?.1 else {
      return (name, .regular)
    }
    return (String(pieces[0]), weight)
  }
}
