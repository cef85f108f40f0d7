import Foundation

/// What is done by a method of whoever is found in the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
  /// The name of the method.
  public let action: Selector
  /// What it is to know.
  public let propertyList: Any?
  /// A longer title.
  open var discoverabilityTitle: String?
  /// What it is.
  open var attributes: Attributes
  /// How it is shown.
  open var state: State
  /// What it is while other keys are held.
  public let alternates: [UICommandAlternate]

  /// The title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The image.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// Creates a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }
}

/// Another title and method of a command while keys are held.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// The title.
  public let title: String
  /// The name of the method.
  public let action: Selector
  /// The keys.
  public let modifierFlags: UIKeyModifierFlags

  /// Creates an alternate.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
  }
}

/// A command with a key.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The key.
  public let input: String?
  /// The keys held beside it.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether it comes before the system's own keys.
  open var wantsPriorityOverSystemBehavior = false {
    didSet {
      HeadlessReport.note(
        "UIKeyCommand.wantsPriorityOverSystemBehavior", "No key is pressed here.",
        when: wantsPriorityOverSystemBehavior)
    }
  }

  /// Creates a command of a menu.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
  }

  /// Creates a command that stands in no menu.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// The key that points upwards.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key that points downwards.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key that points to the left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key that points to the right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public static let inputEscape = "UIKeyInputEscape"
  /// The next page.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// The page before.
  public static let inputPageUp = "UIKeyInputPageUp"
}

/// Keys that are held beside another.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// One bit a key.
  public let rawValue: Int
  /// Creates flags from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The keys beside the numbers.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
