import Foundation

/// Sees taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make the gesture.
  open var numberOfTapsRequired = 1
  /// How many fingers tap.
  open var numberOfTouchesRequired = 1
  /// The pointer's buttons that count.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, let view else { return }
    let isInside = view.point(inside: touch.location(in: view), with: event)
    guard isInside, touches.count >= numberOfTouchesRequired,
      touch.tapCount == numberOfTapsRequired
    else {
      state = .failed
      return
    }
    state = .ended
  }
}

/// Sees a finger that rests; there is no time here, so that `state` is to be set.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How many taps come before.
  open var numberOfTapsRequired = 0
  /// How many fingers rest.
  open var numberOfTouchesRequired = 1
  /// How long, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may move, in points.
  open var allowableMovement: CGFloat = 10

  override func noteWhatIsNotRecognized() {
    HeadlessReport.note(
      "UILongPressGestureRecognizer.minimumPressDuration",
      "A long press is not recognized by itself; a test sets the state.")
  }
}

/// Sees fingers that move; `state` is to be set.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fewest fingers.
  open var minimumNumberOfTouches = 1
  /// The most fingers.
  open var maximumNumberOfTouches = Int.max
  /// Which scrolling counts.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  private var moved = CGPoint.zero

  /// How far the fingers moved, in a view's coordinates.
  open func translation(in view: UIView?) -> CGPoint { moved }
  /// Sets how far the fingers moved.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
  /// How fast they move, in points a second: there is no time here.
  open func velocity(in view: UIView?) -> CGPoint { .zero }

  override func noteWhatIsNotRecognized() {
    HeadlessReport.note(
      "UIPanGestureRecognizer.translation(in:)",
      "A pan is not recognized by itself; a test sets the state.")
  }
}

/// Which scrolling counts.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: Int
  /// Creates a mask from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// In steps.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Smooth.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Sees fingers that move in from an edge; `state` is to be set.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges.
  open var edges: UIRectEdge = []
}

/// Sees a quick move to one side; `state` is to be set.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A side.
  public struct Direction: OptionSet, Sendable {
    /// One bit a side.
    public let rawValue: UInt
    /// Creates sides from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The side.
  open var direction = Direction.right
  /// How many fingers move.
  open var numberOfTouchesRequired = 1

  override func noteWhatIsNotRecognized() {
    HeadlessReport.note(
      "UISwipeGestureRecognizer.direction",
      "A swipe is not recognized by itself; a test sets the state.")
  }
}

/// Sees two fingers that part or meet; `state` is to be set.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far they are apart, as a multiple of before.
  open var scale: CGFloat = 1
  /// How fast that changes, a second: there is no time here.
  open var velocity: CGFloat { 0 }

  override func noteWhatIsNotRecognized() {
    HeadlessReport.note(
      "UIPinchGestureRecognizer.scale",
      "A pinch is not recognized by itself; a test sets the state.")
  }
}

/// Sees two fingers that turn; `state` is to be set.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far they turned, in radians.
  open var rotation: CGFloat = 0
  /// How fast, in radians a second: there is no time here.
  open var velocity: CGFloat { 0 }

  override func noteWhatIsNotRecognized() {
    HeadlessReport.note(
      "UIRotationGestureRecognizer.rotation",
      "A rotation is not recognized by itself; a test sets the state.")
  }
}

/// Sees a pointer; `state` is to be set.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// How far a pencil is from the screen, 0 to 1.
  open var zOffset: CGFloat { 0 }

  override func noteWhatIsNotRecognized() {
    HeadlessReport.note(
      "UIHoverGestureRecognizer.zOffset",
      "A hover is not recognized by itself; a test sets the state.")
  }
}

extension UIView {
  /// The recognizers that get the view's touches.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      guard let list = rare?.gestureRecognizers, !list.isEmpty else { return nil }
      return list
    }
    set {
      for recognizer in rare?.gestureRecognizers ?? [] { recognizer.view = nil }
      madeRare.gestureRecognizers = []
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Gives the view's touches to a recognizer, too.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    madeRare.gestureRecognizers.append(gestureRecognizer)
    gestureRecognizer.noteWhatIsNotRecognized()
  }

  /// Gives the view's touches to a recognizer no more.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    madeRare.gestureRecognizers.removeAll { $0 === gestureRecognizer }
  }
}
