import Foundation

/// What a view is shown on.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// The traits of views that stand nowhere: a phone at two pixels a point.
  @preconcurrency @MainActor public static var current = UITraitCollection()

  /// Pixels a point.
  public let displayScale: CGFloat
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Which way the interface reads.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// How large the user wants text.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// The traits of a phone at two pixels a point.
  public override convenience init() {
    self.init(displayScale: 2)
  }

  /// Traits of which everything else is usual.
  public init(
    displayScale: CGFloat = 2, userInterfaceIdiom: UIUserInterfaceIdiom = .phone,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    preferredContentSizeCategory: UIContentSizeCategory = .large,
    userInterfaceStyle: UIUserInterfaceStyle = .light
  ) {
    self.displayScale = displayScale
    self.userInterfaceIdiom = userInterfaceIdiom
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.userInterfaceStyle = userInterfaceStyle
  }
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// iPhone.
  case phone = 0
  /// iPad.
  case pad = 1
  /// Apple TV.
  case tv = 2
  /// CarPlay.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// Apple Vision.
  case vision = 6
}

/// Which way the interface reads, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1

  /// The direction; left to right where it is not said.
  var resolved: UIUserInterfaceLayoutDirection {
    self == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Light.
  case light = 1
  /// Dark.
  case dark = 2
}

/// A screen.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The device's screen.
  public static let main = UIScreen()
  /// Its extent, in points.
  open var bounds = CGRect(x: 0, y: 0, width: 375, height: 667)
  /// Pixels a point.
  open var scale: CGFloat { UITraitCollection.current.displayScale }
  /// Pixels a point, as the hardware has them.
  open var nativeScale: CGFloat { scale }
  /// What it is.
  open var traitCollection: UITraitCollection { .current }
}

/// A device.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// This device.
  public static let current = UIDevice()
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UITraitCollection.current.userInterfaceIdiom
  }
  /// The system's name.
  open var systemName: String { "Keycap" }
  /// The system's version.
  open var systemVersion: String { "26.0" }
}
