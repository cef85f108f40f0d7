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
    return state
  }

  /// Whether it can be used.
  open var isEnabled = true {
    didSet { if oldValue != isEnabled { stateDidChange() } }
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

  /// Calls a method of a target when an event happens.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    registrations.append(Registration(events: controlEvents, target: target, action: action))
  }

  /// Calls no more.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    registrations = registrations.compactMap { entry in
      guard entry.matches(target, action) else { return entry }
      var rest = entry
      rest.events.subtract(controlEvents)
      return rest.events.isEmpty ? nil : rest
    }
  }

  /// Does something when an event happens; an action of the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    registrations.removeAll {
      $0.closure?.identifier == action.identifier && $0.events == controlEvents
    }
    registrations.append(Registration(events: controlEvents, closure: action))
  }

  /// Does it no more.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    registrations.removeAll { $0.closure === action && $0.events == controlEvents }
  }

  /// Tells everybody who asked for an event.
  open func sendActions(for controlEvents: Event) {
    for entry in registrations where !entry.events.isDisjoint(with: controlEvents) {
      if let closure = entry.closure {
        sendAction(closure)
      } else if let action = entry.action {
        sendAction(action, to: entry.target, for: nil)
      }
    }
  }

  /// Calls a method of a target, where it was registered for calling.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    action.perform(on: target, sender: self)
  }

  /// Does an action.
  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  /// Everybody who asked for anything.
  open var allTargets: Set<AnyHashable> {
    Set(registrations.compactMap { $0.target as? AnyHashable })
  }

  /// Every event that somebody asked for.
  open var allControlEvents: Event {
    registrations.reduce(into: Event()) { $0.formUnion($1.events) }
  }

  // MARK: Tracking

  /// Whether a touch that began here goes on.
  open private(set) var isTracking = false
  /// Whether the touch is inside.
  open private(set) var isTouchInside = false

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
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    isTouchInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTracking = continueTracking(touch, with: event)
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = isTouchInside
    switch (wasInside, isTouchInside) {
    case (true, true): sendActions(for: .touchDragInside)
    case (true, false): sendActions(for: [.touchDragExit, .touchDragOutside])
    case (false, true): sendActions(for: [.touchDragEnter, .touchDragInside])
    case (false, false): sendActions(for: .touchDragOutside)
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    let touch = touches.first
    if let touch { isTouchInside = point(inside: touch.location(in: self), with: event) }
    endTracking(touch, with: event)
    let isInside = isTouchInside
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    sendActions(for: isInside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    sendActions(for: .touchCancel)
  }
}
