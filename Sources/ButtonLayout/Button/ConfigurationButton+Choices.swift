extension ConfigurationButton {
  /// How large a button's parts are: `UIButton.Configuration.Size`, with its raw values.
  public enum ButtonSize: UInt8, Equatable, Sendable, CaseIterable {
    /// The usual size.
    case medium
    /// Smaller.
    case small
    /// Smallest.
    case mini
    /// Larger.
    case large
  }

  /// The side of the text that the image stands on: the edges of `NSDirectionalRectEdge`, one at a time.
  public enum ImagePlacement: UInt8, Equatable, Sendable, CaseIterable {
    /// Above the text.
    case top
    /// Before it, where reading starts.
    case leading
    /// Below it.
    case bottom
    /// After it, where reading ends.
    case trailing

    /// Whether image and text stand over one another.
    @inlinable
    public var isVertical: Bool { self == .top || self == .bottom }
    /// Whether the image comes first in reading order.
    @inlinable
    public var isFirst: Bool { self == .top || self == .leading }
  }

  /// How title and subtitle stand to one another: `UIButton.Configuration.TitleAlignment`, with its raw values.
  public enum TitleAlignment: UInt8, Equatable, Sendable, CaseIterable {
    /// By the image's placement: at its side of the text, in the middle below or above it.
    case automatic
    /// Where reading starts.
    case leading
    /// In the middle.
    case center
    /// Where reading ends.
    case trailing
  }

  /// How round the background's corners are: `UIButton.Configuration.CornerStyle`, with its raw values.
  public enum CornerStyle: Int8, Equatable, Sendable, CaseIterable {
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
    /// Half the shorter side.
    case capsule = 4

    /// The radius that a background has until somebody sets another, in points.
    ///
    /// Measured from pictures as 5.4 to 5.8 for a continuous corner; 5.95 is a published value (model §4.1).
    @inlinable
    public static var defaultRadius: Double { 5.95 }

    /// The radius of a background's corners, in points; the three named sizes are a guess, the others are documented.
    ///
    /// - Parameters:
    ///   - radius: What the background says.
    ///   - size: The background's size.
    ///   - textScale: How much larger the text is than at the usual content size; it acts on `dynamic` only.
    /// - Returns: A radius that is no more than half the shorter side.
    @inlinable
    public func radius(
      ofBackground radius: Double, in size: Size, textScale: Double = 1
    ) -> Double {
      let most = max(0, min(size.width, size.height) / 2)
      let wanted: Double
      switch self {
      case .fixed: wanted = radius
      case .dynamic: wanted = radius * textScale
      case .small: wanted = CornerStyle.defaultRadius * 2 / 3
      case .medium: wanted = CornerStyle.defaultRadius
      case .large: wanted = CornerStyle.defaultRadius * 4 / 3
      case .capsule: wanted = most
      }
      return min(max(0, wanted), most)
    }
  }
}
