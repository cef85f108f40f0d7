import Foundation

extension UITraitCollection {
  /// A collection that says how many pixels a point has.
  public convenience init(displayScale scale: CGFloat) { self.init { $0.displayScale = scale } }
  /// A collection that says the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }
  /// A collection that says which way the interface reads.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }
  /// A collection that says how large the user wants text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }
  /// A collection that says light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }
  /// A collection that says how wide the place is.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }
  /// A collection that says how high the place is.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }
  /// A collection that says whether the screen feels force.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = capability }
  }
  /// A collection that says which colours the screen shows.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init { $0.displayGamut = displayGamut }
  }
  /// A collection that says whether the user wants more contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
  /// A collection that says whether the place stands above another.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }
  /// A collection that says whether the user wants bold text.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }

  private convenience init(_ set: (inout TraitValues) -> Void) {
    var values = TraitValues()
    set(&values)
    self.init(values)
  }
}

/// Traits that can be changed (iOS 17).
public protocol UIMutableTraits {
  /// Pixels a point.
  var displayScale: CGFloat { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// Which way the interface reads.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// How large the user wants text.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// How wide the place is.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// How high the place is.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// Whether the screen feels force.
  var forceTouchCapability: UIForceTouchCapability { get set }
  /// Which colours the screen shows.
  var displayGamut: UIDisplayGamut { get set }
  /// Whether the user wants more contrast.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// Whether the place stands above another.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// Whether the user wants bold text.
  var legibilityWeight: UILegibilityWeight { get set }
}

/// The traits as a value.
struct TraitValues: UIMutableTraits, Hashable, Sendable {
  var displayScale: CGFloat = 0
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var forceTouchCapability = UIForceTouchCapability.unknown
  var displayGamut = UIDisplayGamut.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified

  /// A phone at two pixels a point, upright.
  static let phone: TraitValues = {
    var values = TraitValues()
    values.displayScale = 2
    values.userInterfaceIdiom = .phone
    values.layoutDirection = .leftToRight
    values.preferredContentSizeCategory = .large
    values.userInterfaceStyle = .light
    values.horizontalSizeClass = .compact
    values.verticalSizeClass = .regular
    values.forceTouchCapability = .unavailable
    values.displayGamut = .SRGB
    values.accessibilityContrast = .normal
    values.userInterfaceLevel = .base
    values.legibilityWeight = .regular
    return values
  }()

  /// The traits with all that others say.
  func merged(with other: TraitValues) -> TraitValues {
    var values = self
    let nothing = TraitValues()
    func take<Trait: Equatable>(_ trait: WritableKeyPath<TraitValues, Trait>) {
      if other[keyPath: trait] != nothing[keyPath: trait] {
        values[keyPath: trait] = other[keyPath: trait]
      }
    }
    take(\.displayScale)
    take(\.userInterfaceIdiom)
    take(\.layoutDirection)
    take(\.preferredContentSizeCategory)
    take(\.userInterfaceStyle)
    take(\.horizontalSizeClass)
    take(\.verticalSizeClass)
    take(\.forceTouchCapability)
    take(\.displayGamut)
    take(\.accessibilityContrast)
    take(\.userInterfaceLevel)
    take(\.legibilityWeight)
    return values
  }
}
