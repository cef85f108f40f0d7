import Foundation

/// The base of what stands in a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, AssociationCarrier {
  nonisolated(unsafe) var associations: Associations?

  /// How an element is shown.
  public enum State: Int, Sendable {
    /// Off.
    case off = 0
    /// On.
    case on = 1
    /// In part.
    case mixed = 2
  }

  /// What an element is.
  public struct Attributes: OptionSet, Sendable {
    /// One bit an attribute.
    public let rawValue: UInt

    /// Creates attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The title.
  open internal(set) var title: String
  /// A smaller line below the title.
  open var subtitle: String?
  /// The image.
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String? = nil, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

/// An element that can be chosen.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
  /// The title.
  var title: String { get set }
  /// The image.
  var image: UIImage? { get set }
  /// What it is.
  var attributes: UIMenuElement.Attributes { get set }
  /// How it is shown.
  var state: UIMenuElement.State { get set }
  /// A longer title.
  var discoverabilityTitle: String? { get set }
}

/// An element that is made when the menu is shown.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  let provider: (@escaping ([UIMenuElement]) -> Void) -> Void

  /// Creates an element that is made once.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", image: nil)
  }

  /// An element that is made each time.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider)
  }
}
