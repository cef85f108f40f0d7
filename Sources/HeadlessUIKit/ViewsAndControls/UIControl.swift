import Foundation

/// A view that turns touches into actions.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// Creates a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a control from an archive; here without reading one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a control with a frame that does something when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// What the control is at the moment.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  /// Whether it can be used; a touch that goes on ends when it cannot.
  open var isEnabled = true {
    didSet {
      guard oldValue != isEnabled else { return }
      if !isEnabled && isTracking {
        cancelTracking(with: nil)
        endTouch()
      }
      stateDidChange()
    }
  }
  /// Whether it is selected.
  open var isSelected = false {
    didSet { if oldValue != isSelected { stateDidChange() } }
  }
  /// Whether a finger is on it.
  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { stateDidChange() } }
  }

  /// The state has changed: what is shown may have, too.
  func stateDidChange() {}

  // MARK: Alignment

  /// Where the content stands between top and bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if oldValue != contentVerticalAlignment { setNeedsLayout() } }
  }
  /// Where the content stands between left and right.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if oldValue != contentHorizontalAlignment { setNeedsLayout() } }
  }
  /// The same with leading and trailing turned into left and right; the other four stay.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isReversed ? .right : .left
    case .trailing: return isReversed ? .left : .right
    case .center, .left, .right, .fill: return contentHorizontalAlignment
    }
  }

  // MARK: Actions

  var registrations: [Registration] = []

  /// Calls a method of a target when an event happens; the target is not kept alive, and the same pair counts once.
  ///
  /// Without a target the next responder that has the method is called, from the first responder or this control on.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    registrations.removeAll { $0.isGone }
    if let index = registrations.firstIndex(where: { $0.isSame(target, action) }) {
      registrations[index].events.formUnion(controlEvents)
    } else {
      registrations.append(Registration(events: controlEvents, target: target, action: action))
    }
  }

  /// Calls no more; without a target everybody's, without an action every method.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(controlEvents) { $0.matches(target, action) }
  }

  /// Does something when an event happens; an action of the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append(Registration(events: controlEvents, closure: action))
  }

  /// Does it no more.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Does the action of an identifier no more.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    remove(controlEvents) { $0.closure?.identifier == actionIdentifier }
  }

  /// Tells everybody who asked for one of the events, each once.
  open func sendActions(for controlEvents: Event) {
    for entry in registrations where !entry.events.isDisjoint(with: controlEvents) {
      if let closure = entry.closure {
        sendAction(closure)
      } else if let action = entry.action, !entry.isGone {
        sendAction(action, to: entry.hasTarget ? entry.target : found(action), for: nil)
      }
    }
  }

  /// Who of the responders has a method, from the first responder or this control on.
  private func found(_ action: Selector) -> Any? {
    let start = UIResponder.first ?? self
    let target = start.target(forAction: action, withSender: self)
    if target == nil {
      HeadlessReport.note(
        "#selector(\(action.name))",
        "No responder has a method registered under this name, so nothing was called.")
    }
    return target
  }

  /// Calls a method of a target, where it was registered for calling.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    action.perform(on: target, sender: self, event: event)
  }

  /// Does an action, unless it is disabled.
  open func sendAction(_ action: UIAction) {
    guard !action.attributes.contains(.disabled) else { return }
    action.perform(sender: self)
  }

  /// Does what the control is for, as if it had been tapped (iOS 17.4).
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// Everybody who asked for anything.
  open var allTargets: Set<AnyHashable> {
    Set(registrations.compactMap { $0.target as? AnyHashable })
  }

  /// Every event that somebody asked for.
  open var allControlEvents: Event {
    registrations.reduce(into: Event()) { $0.formUnion($1.events) }
  }

  /// The names of the methods that a target asked to have called for an event; `nil` where there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = registrations.filter {
      $0.matches(target, nil) && $0.events.isSuperset(of: controlEvent)
    }.compactMap { $0.action?.name }
    return names.isEmpty ? nil : names
  }

  /// Goes through everybody who asked for anything, until it is told to stop.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (target: Any?, action: Selector)?, Event, inout Bool) -> Void
  ) {
    var stops = false
    for entry in registrations where !stops && !entry.isGone {
      iterator(entry.closure, entry.action.map { (entry.target, $0) }, entry.events, &stops)
    }
  }

  // MARK: Menus

  /// Whether the menu is what a tap shows; kept, since no menu is shown here.
  open var showsMenuAsPrimaryAction = false {
    didSet {
      HeadlessReport.note(
        "UIControl.showsMenuAsPrimaryAction", "Menus are kept and not shown.",
        when: showsMenuAsPrimaryAction)
    }
  }
  /// Whether a long press shows a menu; kept.
  open var isContextMenuInteractionEnabled = false {
    didSet {
      HeadlessReport.note(
        "UIControl.isContextMenuInteractionEnabled", "Menus are kept and not shown.",
        when: isContextMenuInteractionEnabled)
    }
  }
  /// What a pointer that rests is told; kept.
  open var toolTip: String? {
    didSet {
      HeadlessReport.note(
        "UIControl.toolTip", "There is no pointer.", when: toolTip != nil)
    }
  }

  // MARK: Tracking

  /// Whether a touch that began here goes on.
  open internal(set) var isTracking = false
  /// Whether the touch is inside.
  open internal(set) var isTouchInside = false

  /// A touch began; whether it goes on.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// A touch moved; whether it goes on.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// A touch ended.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// A touch was taken away.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    beginTouch(touch, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    moveTouch(touch, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    liftTouch(touches.first, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    endTouch()
    sendActions(for: .touchCancel)
  }

  /// A finger was lifted inside.
  func touchWasLiftedInside() { sendActions(for: .touchUpInside) }
}
