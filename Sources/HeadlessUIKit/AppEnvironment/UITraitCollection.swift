import Foundation

/// What a view is shown on.
///
/// A trait that is not said is `unspecified`, and a scale that is not said 0.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  let values: TraitValues

  init(_ values: TraitValues) { self.values = values }

  /// A collection that says nothing.
  public override convenience init() { self.init(TraitValues()) }

  /// A collection from an archive; here without reading one.
  public required convenience init?(coder: NSCoder) { self.init(TraitValues()) }

  /// Everything that several collections say; of two that say the same trait the last one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.merged(with: $1.values) })
  }

  /// A collection of what a closure sets (iOS 17).
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = TraitValues()
    mutations(&traits)
    self.init(traits as? TraitValues ?? TraitValues())
  }

  /// The collection with what a closure changes (iOS 17).
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    var traits: any UIMutableTraits = values
    mutations(&traits)
    return UITraitCollection(traits as? TraitValues ?? values)
  }

  // MARK: Current

  private static let lock = NSRecursiveLock()
  nonisolated(unsafe) private static var stored = UITraitCollection(TraitValues.phone)

  /// The traits of views that stand nowhere: a phone at two pixels a point.
  ///
  /// What a new value does not say is a phone's.
  public class var current: UITraitCollection {
    get { lock.withLock { stored } }
    set {
      lock.withLock {
        stored = UITraitCollection(TraitValues.phone.merged(with: newValue.values))
      }
    }
  }

  /// Does something while the collection is the current one.
  public func performAsCurrent(_ actions: () -> Void) {
    UITraitCollection.lock.withLock {
      let old = UITraitCollection.stored
      UITraitCollection.current = self
      defer { UITraitCollection.stored = old }
      actions()
    }
  }

  // MARK: Traits

  /// Pixels a point.
  public var displayScale: CGFloat { values.displayScale }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Which way the interface reads.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// How large the user wants text.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// How wide the place is.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// How high the place is.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// Whether the screen feels force.
  public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  /// Which colours the screen shows.
  public var displayGamut: UIDisplayGamut { values.displayGamut }
  /// Whether the user wants more contrast.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// Whether the place stands above another.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// Whether the user wants bold text.
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }

  // MARK: Comparing

  /// Whether the collection says everything that another one says, in the same way.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.merged(with: trait.values) == values
  }

  /// Whether colours may look different than in another collection.
  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    guard let other = traitCollection?.values else { return true }
    return values.userInterfaceStyle != other.userInterfaceStyle
      || values.displayGamut != other.displayGamut
      || values.accessibilityContrast != other.accessibilityContrast
      || values.userInterfaceLevel != other.userInterfaceLevel
      || values.userInterfaceIdiom != other.userInterfaceIdiom
  }

  /// Itself: a collection does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  open override var hash: Int { values.hashValue }
}
