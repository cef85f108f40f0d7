import Foundation

/// Somebody who takes part in moving the focus; nothing has it here.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Who is asked first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// Asks for the focus to be found again.
  func setNeedsFocusUpdate()
  /// Finds the focus again where somebody asked.
  func updateFocusIfNeeded()
  /// Whether the focus may move so.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// The focus has moved.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// Something that can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether it can.
  var canBecomeFocused: Bool { get }
  /// Whether it does.
  var isFocused: Bool { get }
  /// Where it is.
  var frame: CGRect { get }
}

extension UIFocusItem {
  /// No.
  public var canBecomeFocused: Bool { false }
  /// No: nothing has the focus here.
  public var isFocused: Bool { false }
}

extension UIView: UIFocusItem {}
extension UIViewController: UIFocusEnvironment {}

/// Which way the focus moves.
public struct UIFocusHeading: OptionSet, Sendable {
  /// One bit a way.
  public let rawValue: UInt
  /// Creates headings from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upwards.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// Downwards.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// To the left.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// To the right.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// To the next one.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To the one before.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  /// To the first one.
  public static let first = UIFocusHeading(rawValue: 1 << 8)
  /// To the last one.
  public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// A move of the focus.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// Who had it.
  open internal(set) weak var previouslyFocusedItem: (any UIFocusItem)?
  /// Who has it.
  open internal(set) weak var nextFocusedItem: (any UIFocusItem)?
  /// The view that had it.
  open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  /// The view that has it.
  open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
  /// Which way it moves.
  open internal(set) var focusHeading: UIFocusHeading = []

  /// Creates a move from one item to another.
  public init(
    headlessFrom previous: (any UIFocusItem)?, to next: (any UIFocusItem)?,
    heading: UIFocusHeading = []
  ) {
    previouslyFocusedItem = previous
    nextFocusedItem = next
    focusHeading = heading
  }
}

/// Takes what is to happen beside the focus's animation; here it happens at once.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Creates a coordinator.
  public override nonisolated init() { super.init() }

  /// Does what belongs to the animation, and what comes after it.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }

  /// Does what belongs to the item that gets the focus.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?(NoTime())
    completion?()
  }

  /// Does what belongs to the item that loses the focus.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?(NoTime())
    completion?()
  }

  private final class NoTime: NSObject, UIFocusAnimationContext {
    var duration: TimeInterval { 0 }
  }
}

/// How long the focus moves.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// In seconds.
  var duration: TimeInterval { get }
}

/// How something with the focus looks.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
  /// Creates the system's look.
  public override nonisolated init() { super.init() }
}

/// A halo around what has the focus.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// The view that it is shown in.
  open weak var containerView: UIView?
  /// The view that it is shown behind.
  open weak var referenceView: UIView?
  /// Whether it is shown above or below.
  open var position = Position.automatic

  /// Above or below.
  public enum Position: Int, Sendable {
    /// As suits.
    case automatic = 0
    /// Outside.
    case outside = 1
    /// Inside.
    case inside = 2
  }
}

/// A rectangle that leads the focus elsewhere.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  /// Whether it does.
  open var isEnabled = true
  /// Where to.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
