import Foundation

/// Does an action.
public typealias UIActionHandler = (UIAction) -> Void

/// What is done, with a title and an image.
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
  /// What an action is known by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Paste.
    public static let paste = Identifier("com.apple.action.paste")
    /// Paste in the style of the place.
    public static let pasteAndMatchStyle = Identifier("com.apple.action.pasteAndMatchStyle")
    /// Paste and go.
    public static let pasteAndGo = Identifier("com.apple.action.pasteAndGo")
    /// Paste and search.
    public static let pasteAndSearch = Identifier("com.apple.action.pasteAndSearch")
  }

  /// What an action is known by.
  public let identifier: Identifier
  /// A longer title.
  open var discoverabilityTitle: String?
  /// What it is.
  open var attributes: Attributes
  /// How it is shown.
  open var state: State
  /// Who was used.
  open private(set) weak var sender: AnyObject?
  private let handler: UIActionHandler

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

  /// Creates an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  func perform(sender: AnyObject?) {
    self.sender = sender
    handler(self)
  }

  /// Does the action as a menu would.
  public func performWithSender(_ sender: Any?, target: Any?) {
    perform(sender: sender.map { $0 as AnyObject })
  }
}

/// A list of actions.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// What a menu is known by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown.
  public struct Options: OptionSet, Sendable {
    /// One bit an option.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its elements stand in the menu around it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its elements is on.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Its elements stand in a row of colours.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// How large elements are.
  public enum ElementSize: Int, Sendable {
    /// Small.
    case small = 0
    /// Medium.
    case medium = 1
    /// Large.
    case large = 2
    /// As suits.
    case automatic = -1
  }

  /// What it is known by.
  public let identifier: Identifier
  /// How it is shown.
  public let options: Options
  /// How large its elements are.
  open var preferredElementSize: ElementSize
  /// What stands in it.
  open internal(set) var children: [UIMenuElement]

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .large, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The elements that are on.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu { return menu.selectedElements }
      return (child as? any UIMenuLeaf)?.state == .on ? [child] : []
    }
  }
}

/// Changes the system's menus; there are none here.
@preconcurrency @MainActor
public protocol UIMenuBuilder {
  /// The menu of an identifier.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Takes a menu out.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}
