import Foundation

/// An object that can respond to events.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociationCarrier {
  nonisolated(unsafe) var associations: Associations?
  /// What few responders have, made when it is first set.
  nonisolated(unsafe) var rare: RareValues?

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
  open var isFirstResponder: Bool { UIResponder.first === self }

  /// There is one first responder in all.
  static weak var first: UIResponder?

  /// Becomes the first responder where it may, and where the present one gives way.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, UIResponder.first?.resignFirstResponder() ?? true else {
      return false
    }
    UIResponder.first = self
    return true
  }

  /// Stops being the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { UIResponder.first = nil }
    return true
  }

  // MARK: Touches

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

  /// Better figures of touches arrived.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  // MARK: Presses and motion

  /// Buttons were pressed.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Pressed buttons changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Buttons were released.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// The system took the presses away.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// The device began to be shaken.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// The device was shaken.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// The system took the motion away.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// A headset's button was pressed.
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  // MARK: Actions

  /// Whether the responder does an action: whether a method was registered under its name.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isRegistered(for: self)
  }

  /// The first responder of the chain that does an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  /// The keys that do something.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// What comes up in the keyboard's place.
  open var inputView: UIView? { nil }
  /// What comes up above the keyboard.
  open var inputAccessoryView: UIView? { nil }
  /// Asks for the two again; there is no keyboard here.
  open func reloadInputViews() {
    HeadlessReport.note("UIResponder.reloadInputViews()", "No keyboard is shown here.")
  }
  /// What can be edited in a menu; the system asks nothing here.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  // MARK: Nibs

  /// The object was made from a nib; nobody calls it here, since nibs are not read.
  open func awakeFromNib() {}
  /// Interface Builder is about to show the object.
  open func prepareForInterfaceBuilder() {}

  // MARK: Accessibility

  /// Whether assistive technology sees it; controls and labels are seen by themselves.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? hasAccessibilityByItself }
    set { setAccessibility { $0.isElement = newValue } }
  }
  /// What it is called; a button or label without a name of its own is called by its text.
  open var accessibilityLabel: String? {
    get { accessibility?.label ?? ownAccessibilityText }
    set { setAccessibility { $0.label = newValue } }
  }
  /// What it does.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { setAccessibility { $0.hint = newValue } }
  }
  /// What it is set to.
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { setAccessibility { $0.value = newValue } }
  }
  /// What it is and can do.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? ownAccessibilityTraits }
    set { setAccessibility { $0.traits = newValue } }
  }
  /// Where it is, in the screen's coordinates.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? ownAccessibilityFrame }
    set { setAccessibility { $0.frame = newValue } }
  }
  /// Where it is touched, in the screen's coordinates.
  open var accessibilityActivationPoint: CGPoint {
    get {
      accessibility?.activationPoint
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { setAccessibility { $0.activationPoint = newValue } }
  }
  /// The elements in it.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { setAccessibility { $0.elements = newValue } }
  }
  /// Does what a tap does, for assistive technology; whether it did.
  open func accessibilityActivate() -> Bool { false }
  /// Takes a larger value.
  open func accessibilityIncrement() {}
  /// Takes a smaller value.
  open func accessibilityDecrement() {}
  /// Goes back; whether it did.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Does the most important thing; whether it did.
  open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: Focus

  /// Who is asked first for the focus.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Whether the focus may move so.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// The focus has moved.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Asks for the focus to be found again.
  open func setNeedsFocusUpdate() {
    HeadlessReport.note("UIFocusEnvironment.setNeedsFocusUpdate()", "Nothing has the focus here.")
  }
  /// Finds the focus again where somebody asked.
  open func updateFocusIfNeeded() {
    HeadlessReport.note("UIFocusEnvironment.updateFocusIfNeeded()", "Nothing has the focus here.")
  }
}

/// What few responders have; one pointer in those that have none of it.
final class RareValues {
  var accessibility: AccessibilityValues?
  var constraints: [NSLayoutConstraint] = []
  var layoutGuides: [UILayoutGuide] = []
  var systemLayoutGuides: [String: UILayoutGuide] = [:]
  var gestureRecognizers: [UIGestureRecognizer] = []
  var interactions: [any UIInteraction] = []
  var leastContentSize: UIContentSizeCategory?
  var mostContentSize: UIContentSizeCategory?
  weak var controller: UIViewController?
}

extension UIResponder {
  /// The values that few have, made now where there are none.
  var madeRare: RareValues {
    if let rare { return rare }
    let made = RareValues()
    rare = made
    return made
  }
}
