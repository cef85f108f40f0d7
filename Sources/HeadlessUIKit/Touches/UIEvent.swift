import Foundation

/// What happened at one moment.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What an event is about.
  public enum EventType: Int, Sendable {
    /// Touches.
    case touches = 0
    /// The device was moved.
    case motion = 1
    /// A headset's button.
    case remoteControl = 2
    /// A button was pressed.
    case presses = 3
    /// Scrolling.
    case scroll = 10
    /// A pointer moved.
    case hover = 11
    /// A pointer's gesture.
    case transform = 14
  }

  /// What exactly an event is about.
  public enum EventSubtype: Int, Sendable {
    /// Nothing more.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Play or pause.
    case remoteControlTogglePlayPause = 103
    /// The next piece.
    case remoteControlNextTrack = 104
    /// The piece before.
    case remoteControlPreviousTrack = 105
    /// Seeking backward began.
    case remoteControlBeginSeekingBackward = 106
    /// Seeking backward ended.
    case remoteControlEndSeekingBackward = 107
    /// Seeking forward began.
    case remoteControlBeginSeekingForward = 108
    /// Seeking forward ended.
    case remoteControlEndSeekingForward = 109
  }

  /// Buttons of a pointer.
  public struct ButtonMask: OptionSet, Sendable {
    /// One bit a button.
    public let rawValue: Int
    /// Creates a mask from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The first button.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The second button.
    public static let secondary = ButtonMask(rawValue: 1 << 1)
    /// A button by its number, from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << max(0, buttonNumber - 1))
    }
  }

  /// What it is about.
  open var type: EventType { .touches }
  /// What exactly it is about.
  open var subtype: EventSubtype { .none }
  /// The touches, where it is about touches.
  open internal(set) var allTouches: Set<UITouch>?
  /// When it happened, in seconds.
  open internal(set) var timestamp: TimeInterval = 0
  /// The keys that were held.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The pointer's buttons that were held.
  open var buttonMask: ButtonMask { [] }

  /// Creates an event.
  public override nonisolated init() {
    super.init()
  }

  /// Creates an event of touches.
  public convenience init(headlessTouches touches: Set<UITouch>) {
    self.init()
    allTouches = touches
  }

  /// The touches in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }
  /// The touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }
  /// The touches that a recognizer gets.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }
  /// The touches that came together in one: itself.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// Where the touch will be: not guessed here.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}

/// A button of a remote control or keyboard that was pressed.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// Where a press stands in its life.
  public enum Phase: Int, Sendable {
    /// The button came down.
    case began = 0
    /// The force changed.
    case changed = 1
    /// The button rests.
    case stationary = 2
    /// The button was released.
    case ended = 3
    /// The system took the press away.
    case cancelled = 4
  }

  /// Which button.
  public enum PressType: Int, Sendable {
    /// Up.
    case upArrow = 0
    /// Down.
    case downArrow = 1
    /// Left.
    case leftArrow = 2
    /// Right.
    case rightArrow = 3
    /// The one that chooses.
    case select = 4
    /// Menu.
    case menu = 5
    /// Play or pause.
    case playPause = 6
    /// The next page.
    case pageUp = 30
    /// The page before.
    case pageDown = 31
  }

  /// Where the press stands.
  open internal(set) var phase = Phase.began
  /// Which button.
  open internal(set) var type: PressType
  /// When it happened, in seconds.
  open internal(set) var timestamp: TimeInterval = 0
  /// How hard, 0 to 1.
  open var force: CGFloat { 0 }
  /// Who gets it.
  open internal(set) weak var responder: UIResponder?
  /// The key, where it was one.
  open var key: UIKey? { nil }

  /// Creates a press of a button.
  public nonisolated init(headlessType type: PressType) {
    self.type = type
    super.init()
  }
}

/// Buttons that were pressed at one moment.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  open override var type: EventType { .presses }
  /// The presses.
  open internal(set) var allPresses: Set<UIPress> = []
}

/// A key of a keyboard.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// What it writes.
  open var characters: String { "" }
  /// What it writes without the keys held beside it.
  open var charactersIgnoringModifiers: String { "" }
  /// The keys held beside it.
  open var modifierFlags: UIKeyModifierFlags { [] }
}
