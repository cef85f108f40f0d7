import ButtonLayout
import Foundation

extension UIButton {
  /// How a button looks and is laid out since iOS 15.
  public struct Configuration: Equatable, @unchecked Sendable {
    /// How large the button's parts are.
    public enum Size: Int, Sendable {
      /// The usual size.
      case medium = 0
      /// Smaller.
      case small = 1
      /// Smallest.
      case mini = 2
      /// Larger.
      case large = 3
    }

    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      /// As the background says.
      case fixed = -1
      /// As the background says, growing with the text.
      case dynamic = 0
      /// A little.
      case small = 1
      /// More.
      case medium = 2
      /// Much.
      case large = 3
      /// Half the height.
      case capsule = 4
    }

    /// How title and subtitle stand to one another.
    public enum TitleAlignment: Int, Sendable {
      /// By the image's placement.
      case automatic = 0
      /// Where reading starts.
      case leading = 1
      /// In the middle.
      case center = 2
      /// Where reading ends.
      case trailing = 3
    }

    /// What says that a menu opens.
    public enum Indicator: Int, Sendable {
      /// As the system says.
      case automatic = 0
      /// Nothing.
      case none = 1
      /// Two arrows.
      case popup = 2
    }

    /// What a button looks like on a Mac.
    public enum MacIdiomStyle: Int, Sendable {
      /// As the system says.
      case automatic = 0
      /// With a border.
      case bordered = 1
      /// Without.
      case borderless = 2
      /// Without a border, in the tint colour.
      case borderlessTinted = 3
    }

    enum Style: Equatable, Sendable {
      case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
    }

    let style: Style
    /// The title.
    public var title: String?
    /// The title with attributes of its own; it wins.
    public var attributedTitle: AttributedString?
    /// A smaller line below the title.
    public var subtitle: String?
    /// The same with attributes of its own.
    public var attributedSubtitle: AttributedString?
    /// What is done to the title's attributes: its font counts in layout.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// What is done to the subtitle's attributes.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// What is done to the image's colour.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// What is done to the spinner's colour.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// What is done to the indicator's colour.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// What says that a menu opens.
    public var indicator = Indicator.automatic
    /// The background.
    public var background = UIBackgroundConfiguration.clear()
    /// The length along the placement's axis that is kept for the image, in points.
    public var imageReservation: CGFloat = 0
    /// The image.
    public var image: UIImage?
    /// How symbols are drawn.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The side of the title that the image stands on.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Points between image and title, where both are there.
    public var imagePadding: CGFloat = 0
    /// Points between title and subtitle.
    public var titlePadding: CGFloat = 1
    /// How title and subtitle stand to one another.
    public var titleAlignment = TitleAlignment.automatic
    private var ownContentInsets: NSDirectionalEdgeInsets?
    /// The distance of the content from the bounds, in points; until it is set, what the size brings.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownContentInsets ?? NSDirectionalEdgeInsets(defaultFor: buttonSize) }
      set { ownContentInsets = newValue }
    }
    /// How large the parts are.
    public var buttonSize = Size.medium
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// The colour of title and image.
    public var baseForegroundColor: UIColor?
    /// The colour of the background.
    public var baseBackgroundColor: UIColor?
    /// Whether a spinner stands in the image's place.
    public var showsActivityIndicator = false
    /// How the title gives way.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How the subtitle gives way.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// What a button looks like on a Mac.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// Whether selecting changes the look by itself.
    public var automaticallyUpdateForSelection = true

    init(_ style: Style) {
      self.style = style
      background.cornerRadius = CGFloat(ConfigurationButton.CornerStyle.defaultRadius)
      automaticallyUpdateForSelection = style != .filled && style != .borderedProminent
    }

    /// Goes back to the insets that the size brings.
    public mutating func setDefaultContentInsets() { ownContentInsets = nil }

    /// The configuration for a button's state: this one.
    public func updated(for button: UIButton) -> Configuration { self }

    /// No background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A grey background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A background of the tint colour, faded.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A background of the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// The system's look without a border.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// The system's look with a border.
    public static func bordered() -> Configuration { Configuration(.bordered) }
    /// The same, tinted.
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
    /// The same, filled.
    public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }
  }
}

extension NSDirectionalEdgeInsets {
  /// What a configuration's size brings on the current device (model §4.1).
  fileprivate init(defaultFor size: UIButton.Configuration.Size) {
    let insets = ConfigurationButton.defaultContentInsets(
      for: size.engineSize, idiom: UITraitCollection.current.userInterfaceIdiom.engineIdiom)
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

/// Edges of a rectangle by reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// One bit an edge.
  public let rawValue: UInt

  /// Creates edges from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The edge where reading starts.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The edge where reading ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// Every edge.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
