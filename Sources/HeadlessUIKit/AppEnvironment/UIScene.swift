import Foundation

/// A part of an app's interface that lives for itself.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// How a scene is.
  public enum ActivationState: Int, Sendable {
    /// Not there.
    case unattached = -1
    /// In front, with events.
    case foregroundActive = 0
    /// In front, without events.
    case foregroundInactive = 1
    /// Behind.
    case background = 2
  }

  /// How it is: in front.
  open var activationState: ActivationState { .foregroundActive }
  /// The title.
  open var title: String! = ""
  /// Who is told.
  open weak var delegate: (any UISceneDelegate)?

  open override var next: UIResponder? { UIApplication.shared }
}

/// Who is told of a scene.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {}

/// Who is told of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window.
  var window: UIWindow? { get set }
}

/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// Its windows.
  open internal(set) var windows: [UIWindow] = []
  /// The window that takes key events.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  /// The screen.
  open var screen: UIScreen { .main }
  /// How it is held.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }
  /// What it is.
  open var traitCollection: UITraitCollection { .current }
  /// The status bar, where it is.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// The bar with the time.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// Where it is: nowhere.
  open var statusBarFrame: CGRect { .zero }
  /// How it looks.
  open var statusBarStyle: UIStatusBarStyle { .default }
  /// Whether it is hidden: there is none here.
  open var isStatusBarHidden: Bool { true }
}

/// How the bar with the time looks.
public enum UIStatusBarStyle: Int, Sendable {
  /// As suits.
  case `default` = 0
  /// Light text.
  case lightContent = 1
  /// Dark text.
  case darkContent = 3
}

/// How the interface is held.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// With the home button at the right.
  case landscapeRight = 3
  /// With the home button at the left.
  case landscapeLeft = 4

  /// Whether it lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it stands.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// The ways that an interface may be held.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// One bit a way.
  public let rawValue: UInt
  /// Creates a mask from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// With the home button at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// With the home button at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// On its side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Every way.
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .landscape, .portraitUpsideDown,
  ]
  /// Every way but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
