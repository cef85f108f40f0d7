import Foundation

extension UIControl {
  /// What a control is at the moment.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit a state.
    public let rawValue: UInt

    /// Creates a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing special.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It cannot be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// It has the focus.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits for an app's own use.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits for the system's use.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit an event.
    public let rawValue: UInt

    /// Creates events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger came in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger went out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger was lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger was lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system took the touch away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// A value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control did what it is for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is about to be shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return was pressed.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Bits for an app's own use.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Bits for the system's use.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Every touch event.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Every editing event.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Every event.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Where content stands between top and bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// Over the whole height.
    case fill = 3
  }

  /// Where content stands between left and right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// Over the whole width.
    case fill = 3
    /// Where reading starts.
    case leading = 4
    /// Where reading ends.
    case trailing = 5
  }

  /// Somebody who asked for an event.
  ///
  /// A target is not kept alive.
  struct Registration {
    var events: Event
    weak var target: AnyObject?
    let hasTarget: Bool
    let action: Selector?
    let closure: UIAction?

    init(events: Event, target: Any?, action: Selector) {
      self.events = events
      self.target = target.map { $0 as AnyObject }
      hasTarget = target != nil
      self.action = action
      closure = nil
    }

    init(events: Event, closure: UIAction) {
      self.events = events
      hasTarget = false
      action = nil
      self.closure = closure
    }

    /// Whether the target is no more.
    var isGone: Bool { hasTarget && target == nil }

    func isSame(_ target: Any?, _ action: Selector) -> Bool {
      action == self.action && hasTarget == (target != nil)
        && self.target === target.map { $0 as AnyObject }
    }

    func matches(_ target: Any?, _ action: Selector?) -> Bool {
      if closure != nil { return false }
      if let action, action != self.action { return false }
      guard let target else { return true }
      return (target as AnyObject) === self.target
    }
  }
}
