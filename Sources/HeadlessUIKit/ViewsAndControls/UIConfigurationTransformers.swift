import Foundation

/// Changes the attributes of a configuration's text.
///
/// Two are equal where they are copies of one.
public struct UIConfigurationTextAttributesTransformer: Equatable, @unchecked Sendable {
  private final class Identity {}

  /// The change.
  public let transform: (AttributeContainer) -> AttributeContainer
  private let identity = Identity()

  /// Creates a transformer from a change.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// The attributes after the change.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }

  /// Whether both are copies of one.
  public static func == (
    a: UIConfigurationTextAttributesTransformer, b: UIConfigurationTextAttributesTransformer
  ) -> Bool {
    a.identity === b.identity
  }
}

/// Changes a configuration's colour.
///
/// Two are equal where they are copies of one.
public struct UIConfigurationColorTransformer: Equatable, @unchecked Sendable {
  private final class Identity {}

  /// The change.
  public let transform: (UIColor) -> UIColor
  private let identity = Identity()

  /// Creates a transformer from a change.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// The colour after the change.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Leaves the lightness of a colour and nothing else.
  public static let grayscale = UIConfigurationColorTransformer { color in
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let white: CGFloat = 0.299 * red + 0.587 * green + 0.114 * blue
    return UIColor(white: white, alpha: alpha)
  }

  /// Whether both are copies of one.
  public static func == (
    a: UIConfigurationColorTransformer, b: UIConfigurationColorTransformer
  ) -> Bool {
    a.identity === b.identity
  }
}

/// How a background looks; kept as a value.
public struct UIBackgroundConfiguration: Equatable, @unchecked Sendable {
  /// How round the corners are, in points.
  public var cornerRadius: CGFloat = 0
  /// A view that fills the background.
  public var customView: UIView?
  /// The effect on what stands behind; kept.
  public var visualEffect: UIVisualEffect?
  /// How far the background stands inside the bounds, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Which edges the layout margins move further inside.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The colour; `nil` for the tint colour.
  public var backgroundColor: UIColor?
  /// What is done to the colour.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// An image over the colour.
  public var image: UIImage?
  /// How the image is drawn.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The outline's colour; `nil` for the tint colour.
  public var strokeColor: UIColor?
  /// What is done to the outline's colour.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The outline's width, in points.
  public var strokeWidth: CGFloat = 0
  /// How far the outline stands outside, in points.
  public var strokeOutset: CGFloat = 0

  /// No background.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
