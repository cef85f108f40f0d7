import Foundation

extension UIButton {
  /// What kind of button it is.
  public enum ButtonType: Int, Sendable {
    /// No look of its own.
    case custom = 0
    /// The system's look.
    case system = 1
    /// A circle with an "i" that leads to details.
    case detailDisclosure = 2
    /// An "i" for light backgrounds.
    case infoLight = 3
    /// An "i" for dark backgrounds.
    case infoDark = 4
    /// A circle with a plus.
    case contactAdd = 5
    /// tvOS: without a background.
    case plain = 6
    /// A circle with a cross.
    case close = 7

    /// The old name of `system`.
    public static let roundedRect = ButtonType.system
  }

  /// What a button is for in an alert.
  public enum Role: Int, Sendable {
    /// Nothing special.
    case normal = 0
    /// What is meant by default.
    case primary = 1
    /// To go back.
    case cancel = 2
    /// To destroy something.
    case destructive = 3
  }

  /// Called when the configuration has to follow the state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// Says how a pointer looks over the button, from the proposed effect and shape.
  public typealias PointerStyleProvider =
    (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

  /// What is set for one state.
  struct StateValues {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
    var symbolConfiguration: UIImage.SymbolConfiguration?
  }
}

/// Which system's look a control has.
public enum UIBehavioralStyle: Int, Sendable {
  /// As the system says.
  case automatic = 0
  /// The iPad's.
  case pad = 1
  /// The Mac's.
  case mac = 2
}
