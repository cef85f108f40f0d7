import Foundation

/// The root of a tree of views.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// Which window stands above which.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number.
    public let rawValue: CGFloat
    /// Creates a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// An app's own.
    public static let normal = Level(0)
    /// Above the status bar.
    public static let statusBar = Level(1000)
    /// Above everything.
    public static let alert = Level(2000)
    /// Whether a level is below another.
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  }

  /// Creates a window with a frame, hidden.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }
  /// Creates a window from an archive; here without reading one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }
  /// Creates a window as large as the scene's screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  /// The scene that it belongs to.
  open weak var windowScene: UIWindowScene? {
    didSet {
      oldValue?.windows.removeAll { $0 === self }
      windowScene?.windows.append(self)
    }
  }
  /// The screen.
  open var screen: UIScreen { windowScene?.screen ?? .main }
  /// Which windows it stands above.
  open var windowLevel = Level.normal
  /// Whether it may take key events.
  open var canBecomeKey: Bool { true }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      if oldValue?.isViewLoaded == true { oldValue?.view.removeFromSuperview() }
      guard let controller = rootViewController, let view = controller.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      let shows = !isHidden
      if shows { controller.beginAppearanceTransition(true, animated: false) }
      addSubview(view)
      if shows { controller.endAppearanceTransition() }
    }
  }

  /// Whether it takes key events.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// Has it take key events.
  open func makeKey() {
    guard canBecomeKey, !isKeyWindow else { return }
    let old = UIApplication.shared.keyWindow
    UIApplication.shared.key = self
    UIApplication.shared.register(self)
    old?.resignKey()
    becomeKey()
  }

  /// It takes key events.
  open func becomeKey() {}
  /// It takes key events no more.
  open func resignKey() {}

  /// Shows the window.
  open func makeKeyAndVisible() {
    let appears = isHidden
    isHidden = false
    UIApplication.shared.register(self)
    makeKey()
    if appears { rootViewController?.beginAppearanceTransition(true, animated: false) }
    layoutIfNeeded()
    if appears { rootViewController?.endAppearanceTransition() }
  }

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// Gives the touches of an event to whom they belong: first to recognizers, then to the view that was hit.
  open func sendEvent(_ event: UIEvent) {
    for touch in event.allTouches ?? [] { send(touch, event) }
  }

  private func send(_ touch: UITouch, _ event: UIEvent) {
    if touch.view == nil { touch.begin(in: self, event) }
    guard let view = touch.view else { return }
    let touches: Set<UITouch> = [touch]
    var isTaken = false
    for recognizer in touch.gestureRecognizers ?? [] where recognizer.isEnabled {
      recognizer.receive(touch, event)
      if recognizer.state == .ended || recognizer.state == .began || recognizer.state == .changed {
        isTaken = isTaken || recognizer.cancelsTouchesInView
      }
    }
    switch touch.phase {
    case .began: view.touchesBegan(touches, with: event)
    case .moved where !isTaken: view.touchesMoved(touches, with: event)
    case .ended where !isTaken: view.touchesEnded(touches, with: event)
    case .cancelled, .moved, .ended: view.touchesCancelled(touches, with: event)
    default: break
    }
  }
}

extension UITouch {
  /// Finds the view below the finger and the recognizers that get the touch.
  fileprivate func begin(in window: UIWindow, _ event: UIEvent) {
    let point = location(in: nil)
    guard let hit = window.hitTest(point, with: event) else { return }
    view = hit
    move(to: hit.convert(point, from: window), phase: phase)
    var found: [UIGestureRecognizer] = []
    var current: UIView? = hit
    while let here = current {
      found += (here.gestureRecognizers ?? []).filter { recognizer in
        recognizer.isEnabled
          && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: self) ?? true
      }
      current = here.superview
    }
    gestureRecognizers = found
  }
}

extension UIGestureRecognizer {
  fileprivate func receive(_ touch: UITouch, _ event: UIEvent) {
    switch touch.phase {
    case .began:
      state = .possible
      touches.append(touch)
      touchesBegan([touch], with: event)
    case .moved: touchesMoved([touch], with: event)
    case .ended:
      if delegate?.gestureRecognizerShouldBegin(self) ?? true {
        touchesEnded([touch], with: event)
      } else {
        state = .failed
      }
    case .cancelled: touchesCancelled([touch], with: event)
    default: break
    }
    if touch.phase == .ended || touch.phase == .cancelled { touches.removeAll { $0 === touch } }
  }
}
