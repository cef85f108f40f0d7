import Foundation

extension UIControl {
  /// How far a finger may slip from the bounds and still count as inside while it is tracked, in points.
  ///
  /// Reported by many for buttons on phones; not documented.
  static let slipDistance: CGFloat = 70

  func beginTouch(_ touch: UITouch, with event: UIEvent?) {
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    isTouchInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  func moveTouch(_ touch: UITouch, with event: UIEvent?) {
    guard continueTracking(touch, with: event) else { return endTouch() }
    let wasInside = isTouchInside
    isTouchInside = isMostlyInside(touch, with: event)
    isHighlighted = isTouchInside
    switch (wasInside, isTouchInside) {
    case (true, true): sendActions(for: .touchDragInside)
    case (true, false): sendActions(for: [.touchDragExit, .touchDragOutside])
    case (false, true): sendActions(for: [.touchDragEnter, .touchDragInside])
    case (false, false): sendActions(for: .touchDragOutside)
    }
  }

  func liftTouch(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { isTouchInside = isMostlyInside(touch, with: event) }
    endTracking(touch, with: event)
    let isInside = isTouchInside
    endTouch()
    if isInside {
      touchWasLiftedInside()
    } else {
      sendActions(for: .touchUpOutside)
    }
  }

  func endTouch() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  private func isMostlyInside(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    let slip = UIControl.slipDistance
    return self.point(inside: point, with: event)
      || bounds.insetBy(dx: -slip, dy: -slip).contains(point)
  }

  /// Takes events from the entries that match; one without events goes.
  func remove(_ events: Event, where matches: (Registration) -> Bool) {
    registrations = registrations.compactMap { entry in
      if entry.isGone { return nil }
      guard matches(entry) else { return entry }
      var rest = entry
      rest.events.subtract(events)
      return rest.events.isEmpty ? nil : rest
    }
  }
}
