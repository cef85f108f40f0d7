import Foundation
import SystemFont

/// What a font is asked for by.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  /// What can be asked for.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ rawValue: String) { self.rawValue = rawValue }
    /// The family.
    public static let family = AttributeName("NSFontFamilyAttribute")
    /// The font.
    public static let name = AttributeName("NSFontNameAttribute")
    /// The face in the family.
    public static let face = AttributeName("NSFontFaceAttribute")
    /// The size, in points.
    public static let size = AttributeName("NSFontSizeAttribute")
    /// The name for people.
    public static let visibleName = AttributeName("NSFontVisibleNameAttribute")
    /// A transformation.
    public static let matrix = AttributeName("NSFontMatrixAttribute")
    /// The characters that it must have.
    public static let characterSet = AttributeName("NSCTFontCharacterSetAttribute")
    /// The fonts for missing characters.
    public static let cascadeList = AttributeName("NSCTFontCascadeListAttribute")
    /// Weight, width and slant.
    public static let traits = AttributeName("NSCTFontTraitsAttribute")
    /// One advance for every character.
    public static let fixedAdvance = AttributeName("NSCTFontFixedAdvanceAttribute")
    /// Features of the font.
    public static let featureSettings = AttributeName("NSCTFontFeatureSettingsAttribute")
    /// The text style.
    public static let textStyle = AttributeName("NSCTFontUIUsageAttribute")
  }

  /// Weight, width and slant.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The symbolic traits.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, −1 to 1.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width, −1 to 1.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant, −1 to 1.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A feature of a font.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The feature.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// Its value.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a design.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual one.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Round.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// How a font looks.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// One bit a trait.
    public let rawValue: UInt32
    /// Creates traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// It leans.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// It is bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// It is wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// It is narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Its characters have one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// It stands in columns.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// It is made for interfaces.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Its lines are near.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Its lines are far.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// The bits of the class.
    public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
    /// Of no class.
    public static let classUnknown: SymbolicTraits = []
    /// Old serifs.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// Serifs between old and modern.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    /// Modern serifs.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// Serifs with brackets.
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    /// Serifs like bars.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    /// Other serifs.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    /// It has no serifs.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// It is an ornament.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    /// It is like handwriting.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    /// It consists of symbols.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }

  /// What is asked for.
  public let fontAttributes: [AttributeName: Any]

  /// Creates a descriptor.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    fontAttributes = attributes
  }

  /// Creates a descriptor of a font's name and a size, in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// The descriptor of a text style.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFontDescriptor {
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    return font.fontDescriptor.addingAttributes([.textStyle: style])
  }

  /// The font's name; empty where none is asked for.
  open var postscriptName: String { fontAttributes[.name] as? String ?? "" }
  /// The size, in points; 0 where none is asked for.
  open var pointSize: CGFloat {
    switch fontAttributes[.size] {
    case let size as CGFloat: return size
    case let size as Double: return CGFloat(size)
    case let size as Int: return CGFloat(size)
    case let size as NSNumber: return CGFloat(size.doubleValue)
    default: return 0
    }
  }
  /// How the font looks.
  open var symbolicTraits: SymbolicTraits {
    let traits = fontAttributes[.traits] as? [TraitKey: Any]
    if let set = traits?[.symbolic] as? SymbolicTraits { return set }
    return weight.rawValue >= UIFont.Weight.semibold.rawValue ? .traitBold : []
  }

  /// What was asked for under a name.
  open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  /// The weight that is asked for.
  var weight: UIFont.Weight {
    let traits = fontAttributes[.traits] as? [TraitKey: Any]
    switch traits?[.weight] {
    case let weight as UIFont.Weight: return weight
    case let number as CGFloat: return UIFont.Weight(number)
    case let number as Double: return UIFont.Weight(CGFloat(number))
    case let number as NSNumber: return UIFont.Weight(CGFloat(number.doubleValue))
    default:
      let set = traits?[.symbolic] as? SymbolicTraits
      return set?.contains(.traitBold) == true ? .bold : .regular
    }
  }

  // MARK: Others

  /// The descriptor with more that is asked for.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(fontAttributes: fontAttributes.merging(attributes) { $1 })
  }

  /// The descriptor of another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    addingAttributes([.size: newPointSize])
  }

  /// The descriptor of a font that looks so.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    HeadlessReport.note(
      "UIFontDescriptor.withSymbolicTraits(_:)", "Of the traits only bold changes the font.",
      when: !symbolicTraits.subtracting([.traitBold, .traitUIOptimized]).isEmpty)
    return addingAttributes([.traits: [TraitKey.symbolic: symbolicTraits as Any]])
  }

  /// The descriptor of a family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(
      fontAttributes: fontAttributes.filter { $0.key != .name }
        .merging([.family: newFamily]) { $1 })
  }

  /// The descriptor of a face of the family.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    HeadlessReport.note(
      "UIFontDescriptor.withFace(_:)", "A face's name is kept; family and weight choose the font.")
    return addingAttributes([.face: newFace])
  }

  /// The descriptor of a design of the system font; measured by the usual one here.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    HeadlessReport.note(
      "UIFontDescriptor.withDesign(_:)", "Every design is measured as the default one.",
      when: design != .default)
    return addingAttributes([AttributeName(rawValue: "NSCTFontUIFontDesignTrait"): design])
  }

  /// The descriptors of what there is: itself where there is such a font.
  open func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<AttributeName>?
  ) -> [UIFontDescriptor] {
    UIFont.named(by: self, size: max(1, pointSize)) == nil ? [] : [self]
  }

  /// Itself: a descriptor does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
