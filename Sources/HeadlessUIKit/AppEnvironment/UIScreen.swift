import Foundation

/// A screen.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The device's screen.
  open class var main: UIScreen { device }
  private static let device = UIScreen()
  /// Every screen: the device's.
  open class var screens: [UIScreen] { [device] }

  /// Its extent, in points.
  open var bounds = CGRect(x: 0, y: 0, width: 375, height: 667)
  /// Its extent, in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// Pixels a point.
  open var scale: CGFloat { UITraitCollection.current.displayScale }
  /// Pixels a point, as the hardware has them.
  open var nativeScale: CGFloat { scale }
  /// How bright it is, 0 to 1.
  open var brightness: CGFloat = 0.5 {
    didSet {
      HeadlessReport.note(
        "UIScreen.brightness", "No screen is lit here.", when: brightness != 0.5)
    }
  }
  /// The most pictures a second.
  open var maximumFramesPerSecond: Int { 60 }
  /// Whether somebody watches the screen elsewhere.
  open var isCaptured: Bool { false }
  /// What it is.
  open var traitCollection: UITraitCollection { .current }
  /// The traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// A device.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// How a battery is.
  public enum BatteryState: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// It gives.
    case unplugged = 1
    /// It takes.
    case charging = 2
    /// It is full.
    case full = 3
  }

  /// This device.
  open class var current: UIDevice { device }
  private static let device = UIDevice()

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UITraitCollection.current.userInterfaceIdiom
  }
  /// The owner's name for it.
  open var name: String { model }
  /// The model.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The model in the user's language.
  open var localizedModel: String { model }
  /// The system's name.
  open var systemName: String { "iOS" }
  /// The system's version.
  open var systemVersion: String { "26.0" }
  /// Whether apps may run in the background: they may.
  open var isMultitaskingSupported: Bool { true }
  /// What the maker's apps know it by: none here.
  open var identifierForVendor: UUID? { nil }
  /// How it is held.
  open var orientation: UIDeviceOrientation { .portrait }
  /// Watches how it is held.
  open func beginGeneratingDeviceOrientationNotifications() {
    HeadlessReport.note(
      "UIDevice.beginGeneratingDeviceOrientationNotifications()", "Nothing is turned here.")
  }
  /// Watches that no more.
  open func endGeneratingDeviceOrientationNotifications() {}
  /// Whether the battery is watched.
  open var isBatteryMonitoringEnabled = false {
    didSet {
      HeadlessReport.note(
        "UIDevice.isBatteryMonitoringEnabled", "There is no battery to watch.",
        when: isBatteryMonitoringEnabled)
    }
  }
  /// How full it is, 0 to 1; −1 where it is not known.
  open var batteryLevel: Float { -1 }
  /// How it is.
  open var batteryState: BatteryState { .unknown }
  /// Makes the sound of a key; there is none here.
  open func playInputClick() {
    HeadlessReport.note("UIDevice.playInputClick()", "There is nothing that could be heard here.")
  }
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// With the top at the left.
  case landscapeLeft = 3
  /// With the top at the right.
  case landscapeRight = 4
  /// On its back.
  case faceUp = 5
  /// On its face.
  case faceDown = 6

  /// Whether it lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it stands.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
