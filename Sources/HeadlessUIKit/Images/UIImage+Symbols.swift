import DisplayList
import Foundation

extension UIImage {
  /// What an image is chosen by.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// The traits; `nil` for any.
    open internal(set) var traitCollection: UITraitCollection?

    /// Settings that say nothing.
    public override init() { super.init() }
    /// Settings for traits.
    public convenience init(traitCollection: UITraitCollection) {
      self.init()
      self.traitCollection = traitCollection
    }

    /// The settings for other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      guard let settings = copy() as? Self else { return self }
      settings.traitCollection = traitCollection
      return settings
    }

    /// These settings with the traits that another says.
    open func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let traits = otherConfiguration?.traitCollection else { return self }
      return withTraitCollection(traits)
    }

    /// Settings that say the same.
    open func copy(with zone: NSZone? = nil) -> Any {
      let settings = Configuration()
      settings.traitCollection = traitCollection
      return settings
    }
  }

  /// How heavy a symbol is.
  public enum SymbolWeight: Int, Sendable {
    /// Not said.
    case unspecified = 0
    /// The lightest.
    case ultraLight = 1
    /// Thin.
    case thin = 2
    /// Light.
    case light = 3
    /// The usual one.
    case regular = 4
    /// A little heavier.
    case medium = 5
    /// Between medium and bold.
    case semibold = 6
    /// Bold.
    case bold = 7
    /// Heavy.
    case heavy = 8
    /// The heaviest.
    case black = 9
  }

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    /// As usual.
    case `default` = -1
    /// Not said.
    case unspecified = 0
    /// Small.
    case small = 1
    /// Medium.
    case medium = 2
    /// Large.
    case large = 3
  }

  /// How symbols are drawn.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    var size: CGFloat?
    var weight = SymbolWeight.unspecified
    var scale = SymbolScale.unspecified
    var colors: [UIColor] = []
    var isMulticolor = false

    /// Settings that say the same.
    open override func copy(with zone: NSZone? = nil) -> Any {
      let settings = SymbolConfiguration()
      settings.traitCollection = traitCollection
      settings.size = size
      settings.weight = weight
      settings.scale = scale
      settings.colors = colors
      settings.isMulticolor = isMulticolor
      return settings
    }

    /// A configuration by the size of text beside it, in points.
    public convenience init(pointSize: CGFloat) {
      self.init()
      size = pointSize
    }
    /// A configuration by weight.
    public convenience init(weight: SymbolWeight) {
      self.init()
      self.weight = weight
    }
    /// A configuration by scale.
    public convenience init(scale: SymbolScale) {
      self.init()
      self.scale = scale
    }
    /// A configuration by the size of text beside it, in points, and weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize)
      self.weight = weight
    }
    /// A configuration by the size of text beside it, in points, weight and scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, weight: weight)
      self.scale = scale
    }
    /// A configuration by the font of text beside it.
    public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }
    /// A configuration by the font of text beside it, and scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(font: font)
      self.scale = scale
    }
    /// A configuration by the style of text beside it.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }
    /// A configuration by the style of text beside it, and scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(textStyle: textStyle)
      self.scale = scale
    }
    /// A configuration by one colour in several strengths.
    public convenience init(hierarchicalColor: UIColor) {
      self.init()
      colors = [hierarchicalColor]
    }
    /// A configuration by colours.
    public convenience init(paletteColors: [UIColor]) {
      self.init()
      colors = paletteColors
    }

    /// A configuration that says nothing.
    open class var unspecified: SymbolConfiguration { SymbolConfiguration() }
    /// A configuration of the symbol's own colours.
    public class func preferringMulticolor() -> SymbolConfiguration {
      let result = SymbolConfiguration()
      result.isMulticolor = true
      return result
    }
    /// A configuration of one colour.
    public class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }

    func merged(with other: SymbolConfiguration) -> SymbolConfiguration {
      let result = SymbolConfiguration()
      result.size = other.size ?? size
      result.weight = other.weight == .unspecified ? weight : other.weight
      result.scale = other.scale == .unspecified ? scale : other.scale
      result.colors = other.colors.isEmpty ? colors : other.colors
      result.isMulticolor = other.isMulticolor || isMulticolor
      return result
    }

    /// These settings with what another says.
    open override func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration,
        let merged = merged(with: other) as? Self
      else { return self }
      return merged
    }

    /// Whether two say the same.
    public func isEqual(to other: SymbolConfiguration?) -> Bool { isEqual(other) }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return size == other.size && weight == other.weight && scale == other.scale
        && colors == other.colors && isMulticolor == other.isMulticolor
    }

    open override var hash: Int { (size ?? 0).hashValue ^ weight.rawValue ^ scale.rawValue << 8 }
  }

  /// One of the system's symbols.
  ///
  /// Apple does not publish symbols' sizes, so a size is assumed, and the report says so: a square of 20/17
  /// of the size of text beside it, 20 points without settings; 4/5 of that for a small symbol and 5/4 for a large
  /// one, rounded to whole points. A name is not checked, but an empty one gives `nil`.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// One of the system's symbols for traits; see `init(systemName:)`.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// One of the system's symbols with settings; see `init(systemName:)`.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard !name.isEmpty else { return nil }
    let symbol = configuration as? SymbolConfiguration
    var facts = Facts(
      size: SymbolSize.assumed(name, symbol), scale: UITraitCollection.current.displayScale)
    facts.source = .symbol(name)
    facts.symbolName = name
    facts.symbolConfiguration = symbol
    facts.configuration = configuration
    self.init(facts)
  }
}

extension UIImage {
  /// The symbol in a configuration that the image's own does not overrule; other images are the same in every one.
  func following(_ preferred: SymbolConfiguration?) -> UIImage {
    guard let preferred, isSymbolImage else { return self }
    let merged = symbolConfiguration.map { preferred.merged(with: $0) } ?? preferred
    return applyingSymbolConfiguration(merged) ?? self
  }
}

/// How large symbols are, as far as anybody may say.
enum SymbolSize {
  static func assumed(
    _ name: String, _ configuration: UIImage.SymbolConfiguration?
  ) -> CGSize {
    HeadlessReport.note(
      "UIImage(systemName: \"\(name)\")",
      "The symbol's size is not recorded; a square is assumed.")
    var side = (configuration?.size ?? 17) * 20 / 17
    switch configuration?.scale {
    case .small: side *= 0.8
    case .large: side *= 1.25
    default: break
    }
    side = side.rounded()
    return CGSize(width: side, height: side)
  }
}
