import Foundation

/// An object that can respond to events.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  public override nonisolated init() {
    super.init()
  }

  /// Who is asked when this responder does not answer.
  open var next: UIResponder? { nil }
  /// Whether it may become the first responder.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it may stop being the first responder.
  open var canResignFirstResponder: Bool { true }
  /// Whether it is the first responder.
  open private(set) var isFirstResponder = false

  /// Becomes the first responder where it may.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    isFirstResponder = canBecomeFirstResponder
    return isFirstResponder
  }

  /// Stops being the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }

  /// Fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The system took the touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Where a touch stands in its life.
  public enum Phase: Int, Sendable {
    /// The finger came down.
    case began = 0
    /// The finger moved.
    case moved = 1
    /// The finger rests.
    case stationary = 2
    /// The finger was lifted.
    case ended = 3
    /// The system took the touch away.
    case cancelled = 4
  }

  /// Where the touch stands.
  open internal(set) var phase = Phase.began
  /// How often the finger tapped.
  open internal(set) var tapCount = 1
  /// The view that it began in.
  open internal(set) weak var view: UIView?
  /// When it happened, in seconds.
  open internal(set) var timestamp: TimeInterval = 0
  private var point: CGPoint

  /// Creates a touch at a point of a view.
  public nonisolated init(headlessPoint point: CGPoint) {
    self.point = point
    super.init()
  }

  /// Where the finger is, in a view's coordinates; without a view in those of the view that it began in.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, let view, view !== own else { return point }
    return view.convert(point, from: own)
  }
}

/// What happened at one moment.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The touches, where it is about touches.
  open internal(set) var allTouches: Set<UITouch>?
  /// When it happened, in seconds.
  open internal(set) var timestamp: TimeInterval = 0

  /// Creates an event.
  public override nonisolated init() {
    super.init()
  }
}
