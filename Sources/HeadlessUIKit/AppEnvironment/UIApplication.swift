import Foundation

/// The app.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// How an app is.
  public enum State: Int, Sendable {
    /// In front, with events.
    case active = 0
    /// In front, without events.
    case inactive = 1
    /// Behind.
    case background = 2
  }

  /// What the app was started with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The address that it was opened with.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// How an address is opened by another app.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Only by an app that the address belongs to.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The app.
  open class var shared: UIApplication { app }
  private static let app = UIApplication()

  /// Who is told.
  open weak var delegate: (any UIApplicationDelegate)?
  /// How it is: in front.
  open var applicationState: State { .active }

  // MARK: Windows

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  private var known: [WeakWindow] = []
  weak var key: UIWindow?

  func register(_ window: UIWindow) {
    known.removeAll { $0.window == nil }
    guard !known.contains(where: { $0.window === window }) else { return }
    known.append(WeakWindow(window: window))
  }

  /// The windows that were shown and live, the highest last.
  open var windows: [UIWindow] {
    known.compactMap(\.window).sorted { $0.windowLevel < $1.windowLevel }
  }
  /// The window that takes key events.
  open var keyWindow: UIWindow? { key }
  /// The scenes of the windows.
  open var connectedScenes: Set<UIScene> { Set(windows.compactMap(\.windowScene)) }

  // MARK: Environment

  /// Which way the interface reads.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection.resolved
  }
  /// How large the user wants text.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  /// How the interface is held.
  open var statusBarOrientation: UIInterfaceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeRight : .portrait
  }
  /// The bar with the time, where it is: nowhere.
  open var statusBarFrame: CGRect { .zero }
  /// How it looks.
  open var statusBarStyle: UIStatusBarStyle { .default }
  /// Whether it is hidden: there is none.
  open var isStatusBarHidden: Bool { true }
  /// Whether the screen stays on.
  open var isIdleTimerDisabled = false {
    didSet {
      HeadlessReport.note(
        "UIApplication.isIdleTimerDisabled", "No screen goes dark here.", when: isIdleTimerDisabled)
    }
  }
  /// The number at the app's icon.
  open var applicationIconBadgeNumber = 0 {
    didSet {
      HeadlessReport.note(
        "UIApplication.applicationIconBadgeNumber", "There is no icon.",
        when: applicationIconBadgeNumber != 0)
    }
  }
  /// Whether a wheel is shown beside the time.
  open var isNetworkActivityIndicatorVisible = false {
    didSet {
      HeadlessReport.note(
        "UIApplication.isNetworkActivityIndicatorVisible", "There is no status bar.",
        when: isNetworkActivityIndicatorVisible)
    }
  }

  // MARK: Events

  private var ignored = 0
  /// Whether touches count no more.
  open var isIgnoringInteractionEvents: Bool { ignored > 0 }
  /// Has touches count no more.
  open func beginIgnoringInteractionEvents() { ignored += 1 }
  /// Has touches count again.
  open func endIgnoringInteractionEvents() { ignored = max(0, ignored - 1) }

  /// Gives an event to the windows of its touches.
  open func sendEvent(_ event: UIEvent) {
    guard !isIgnoringInteractionEvents else { return }
    var windows: [UIWindow] = []
    for window in (event.allTouches ?? []).map({ $0.window ?? keyWindow }) {
      guard let window, !windows.contains(where: { $0 === window }) else { continue }
      windows.append(window)
    }
    for window in windows { window.sendEvent(event) }
  }

  /// Calls a method of a target, and says whether somebody was called.
  ///
  /// Without a target it is the next responder that has the method, from the first responder or the sender on.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target {
      let has = action.isRegistered(for: target as AnyObject)
      action.perform(on: target, sender: sender)
      return has
    }
    let start = UIResponder.first ?? sender as? UIResponder
    guard let found = start?.target(forAction: action, withSender: sender) else {
      HeadlessReport.note(
        "#selector(\(action.name))",
        "No responder has a method registered under this name, so nothing was called.")
      return false
    }
    action.perform(on: found, sender: sender)
    return true
  }

  // MARK: Other apps

  /// Where the app's settings are.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Whether another app opens an address: none here.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Has another app open an address; there is none here.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    HeadlessReport.note(
      "UIApplication.open(_:options:completionHandler:)", "There is no app to open addresses here.")
    completion?(false)
  }

  // MARK: Work behind

  /// Asks for time behind; there is none here, as the answer and the report say.
  open func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    HeadlessReport.note(
      "UIApplication.beginBackgroundTask(expirationHandler:)", "There is no time behind here.")
    return .invalid
  }
  /// Gives the time back.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  // MARK: Announcements

  /// The app is active.
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The app is about to be active no more.
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The app is behind.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The app is about to come to the front.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The app has been started.
  public nonisolated static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// The app is about to end.
  public nonisolated static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
  /// Memory is short.
  public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}

/// A piece of work behind.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Creates an identifier.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// None.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIContentSizeCategory {
  /// The user wants text of another size.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// Under which the new size stands.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

/// Who is told of an app; nobody tells anything here.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window.
  var window: UIWindow? { get set }
  /// The app has been started.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app is active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app is about to be active no more.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app is behind.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app is about to come to the front.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app is about to end.
  func applicationWillTerminate(_ application: UIApplication)
  /// Creates a delegate.
  init()
}

extension UIApplicationDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Yes.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// Starts the app: makes the delegate, tells it so, lays out its windows once and ends.
  public static func main() {
    let delegate = Self()
    UIApplication.shared.delegate = delegate
    _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
    delegate.applicationDidBecomeActive(.shared)
    for window in UIApplication.shared.windows { window.layoutIfNeeded() }
    withExtendedLifetime(delegate) {}
  }
}
