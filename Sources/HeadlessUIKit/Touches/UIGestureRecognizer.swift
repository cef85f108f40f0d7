import Foundation

/// Somebody who sees a gesture in touches.
///
/// Taps are seen. Other gestures are told: who sets `state` to `.began`, `.changed` or `.ended` has the actions sent.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, AssociationCarrier {
  nonisolated(unsafe) var associations: Associations?

  /// Where a gesture stands.
  public enum State: Int, Sendable {
    /// Nothing was seen yet.
    case possible = 0
    /// It began.
    case began = 1
    /// It went on.
    case changed = 2
    /// It was seen to its end.
    case ended = 3
    /// It was taken away.
    case cancelled = 4
    /// It was none.
    case failed = 5
    /// It was seen to its end.
    public static let recognized = State.ended
  }

  private struct Target {
    weak var object: AnyObject?
    let action: Selector
  }

  private var targets: [Target] = []

  /// Creates a recognizer that calls a method of a target, which it does not keep.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer from an archive; here without reading one.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates a recognizer that calls nobody.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Calls a method of a target, too.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    guard !targets.contains(where: { $0.object === object && $0.action == action }) else { return }
    targets.append(Target(object: object, action: action))
  }

  /// Calls no more; without a target nobody, without an action none of the target's.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { entry in
      (target == nil || entry.object === target as AnyObject?)
        && (action == nil || entry.action == action)
    }
  }

  /// Where the gesture stands; a new state that is an event calls the targets.
  open var state = State.possible {
    didSet {
      switch state {
      case .began, .changed, .ended: send()
      case .cancelled: if oldValue == .began || oldValue == .changed { send() }
      case .possible, .failed: break
      }
    }
  }

  private func send() {
    for target in targets {
      guard let object = target.object else { continue }
      target.action.perform(on: object, sender: self)
    }
  }

  /// Who is asked.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether it looks.
  open var isEnabled = true {
    didSet { if !isEnabled, state == .began || state == .changed { state = .cancelled } }
  }
  /// The view whose touches it gets.
  open internal(set) weak var view: UIView?
  /// Whether the view loses its touches when the gesture was seen.
  open var cancelsTouchesInView = true
  /// Whether the view gets touches only after the gesture failed; here it gets them at once.
  open var delaysTouchesBegan = false {
    didSet {
      HeadlessReport.note(
        "UIGestureRecognizer.delaysTouchesBegan", "Touches come at once.", when: delaysTouchesBegan)
    }
  }
  /// Whether the view learns late that touches ended; here it learns at once.
  open var delaysTouchesEnded = true
  /// The kinds of touches that it gets.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The kinds of presses that it gets.
  open var allowedPressTypes: [NSNumber] = []
  /// Whether it gets touches of one kind only.
  open var requiresExclusiveTouchType = true
  /// A name.
  open var name: String?
  /// The keys that are held.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The pointer's buttons that are held.
  open var buttonMask: UIEvent.ButtonMask { [] }

  var touches: [UITouch] = []
  var failing: [WeakRecognizer] = []

  struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
  }

  /// Waits until another recognizer has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    HeadlessReport.note(
      "UIGestureRecognizer.require(toFail:)", "Recognizers do not wait for one another here.")
    failing.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// How many fingers take part.
  open var numberOfTouches: Int { touches.count }

  /// The middle of the fingers, in a view's coordinates; the origin without fingers.
  open func location(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    let points = touches.map { $0.location(in: view) }
    let count = CGFloat(points.count)
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
  }

  /// Where a finger is, in a view's coordinates; the origin when there is no such finger.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : .zero
  }

  /// Says that nothing is recognized, where the kind recognizes nothing by itself.
  func noteWhatIsNotRecognized() {}

  // MARK: For subclasses

  /// Fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The system took the touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }
  /// Begins anew.
  open func reset() {}
  /// Takes no part in a touch any more.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
  }
  /// Whether it keeps another one from seeing its gesture.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another one keeps it from seeing its gesture.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether it waits for another one to fail.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another one waits for it to fail.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// Who is asked by a recognizer.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether the gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether it gets a touch.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  /// Whether it gets a press.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool
  /// Whether it gets an event.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool
  /// Whether both may see their gestures.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether it waits for the other one to fail.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the other one waits for it to fail.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Yes.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// Yes.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// Yes.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { true }
  /// Yes.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
