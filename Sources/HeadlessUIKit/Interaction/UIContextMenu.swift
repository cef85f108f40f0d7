import Foundation

/// Shows a menu of a view when it is held.
@preconcurrency @MainActor
open class UIContextMenuInteraction: HeadlessInteraction {
  /// How a menu is shown.
  public enum Appearance: Int, Sendable {
    /// Not said.
    case unknown = 0
    /// With a preview.
    case rich = 1
    /// The menu alone.
    case compact = 2
  }

  /// Who is asked.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// How the menu is shown.
  open var menuAppearance: Appearance { .unknown }

  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Where the finger is, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Takes the menu away.
  open func dismissMenu() {
    HeadlessReport.note("UIContextMenuInteraction.dismissMenu()", "No menu is shown here.")
  }
  /// Changes the menu that is shown; none is.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    HeadlessReport.note(
      "UIContextMenuInteraction.updateVisibleMenu(_:)", "No menu is shown here.")
  }
}

/// Who says what the menu is.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// The menu at a point, or none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The menu is about to be shown.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
  /// The menu is about to go.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
}

extension UIContextMenuInteractionDelegate {
  /// Nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// Takes what is to happen beside the menu's animation.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// Who is shown.
  var previewViewController: UIViewController? { get }
  /// With it.
  func addAnimations(_ animations: @escaping () -> Void)
  /// After it.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// A menu and a preview.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// What it is known by.
  public let identifier: any NSCopying
  /// Who may be shown beside the menu.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }
}

/// Makes the controller of a preview.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Makes a menu of what the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// Shows a large look of what is held in a bar.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: HeadlessInteraction {
  /// Who is asked.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// Whether the user wants it: no.
  public static var isEnabled: Bool { false }
  /// The recognizer that the gesture must not fail with.
  public let gestureRecognizerForExclusionRelationship: UIGestureRecognizer =
    UILongPressGestureRecognizer()

  /// Creates an interaction.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }
}

/// Who says what is shown large.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {}

extension UIView {
  /// Whether the view is shown large when it is held.
  public var showsLargeContentViewer: Bool {
    get { accessibility?.showsLargeContentViewer ?? false }
    set {
      HeadlessReport.note(
        "UIView.showsLargeContentViewer", "No large content is shown here.", when: newValue)
      setAccessibility { $0.showsLargeContentViewer = newValue }
    }
  }
  /// The title that is shown large; a button's own where none was set.
  public var largeContentTitle: String? {
    get { accessibility?.largeContentTitle ?? (self as? UIButton)?.currentTitle }
    set { setAccessibility { $0.largeContentTitle = newValue } }
  }
  /// The image that is shown large; a button's own where none was set.
  public var largeContentImage: UIImage? {
    get { accessibility?.largeContentImage ?? (self as? UIButton)?.currentImage }
    set { setAccessibility { $0.largeContentImage = newValue } }
  }
  /// Whether that image is enlarged.
  public var scalesLargeContentImage: Bool {
    get { accessibility?.scalesLargeContentImage ?? false }
    set { setAccessibility { $0.scalesLargeContentImage = newValue } }
  }
  /// The distance of that image from the edges, in points.
  public var largeContentImageInsets: UIEdgeInsets {
    get { accessibility?.largeContentImageInsets ?? .zero }
    set { setAccessibility { $0.largeContentImageInsets = newValue } }
  }
}
