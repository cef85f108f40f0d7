import Foundation

extension UIView {
  /// On this axis there is no natural size.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// As little as is possible.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// As much as there is.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// How content is drawn when the bounds change.
  public enum ContentMode: Int, Sendable {
    /// Stretched on both axes.
    case scaleToFill = 0
    /// As large as fits.
    case scaleAspectFit = 1
    /// As small as covers.
    case scaleAspectFill = 2
    /// Drawn again.
    case redraw = 3
    /// In the middle.
    case center = 4
    /// At the top.
    case top = 5
    /// At the bottom.
    case bottom = 6
    /// At the left.
    case left = 7
    /// At the right.
    case right = 8
    /// In the top left corner.
    case topLeft = 9
    /// In the top right corner.
    case topRight = 10
    /// In the bottom left corner.
    case bottomLeft = 11
    /// In the bottom right corner.
    case bottomRight = 12
  }

  /// How the tint colour is shown.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview.
    case automatic = 0
    /// As it is.
    case normal = 1
    /// Grey.
    case dimmed = 2
  }

  /// Which distances and extents give when the superview's size changes.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// One bit each.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the top.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the bottom.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}

/// Which way a view wants to read.
public enum UISemanticContentAttribute: Int, Sendable {
  /// As the interface does.
  case unspecified = 0
  /// As time runs: left to right everywhere.
  case playback = 1
  /// As space is: left to right everywhere.
  case spatial = 2
  /// Left to right.
  case forceLeftToRight = 3
  /// Right to left.
  case forceRightToLeft = 4
}

/// Which way the interface reads.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// How much a constraint matters, 0 to 1000.
public struct UILayoutPriority: RawRepresentable, Equatable, Hashable, Sendable {
  /// The number.
  public var rawValue: Float

  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// 1000: must be.
  public static let required = UILayoutPriority(1000)
  /// 750: how much content resists being squeezed.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250: how much content resists growing.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: how much a view resists when its fitting size is computed.
  public static let fittingSizeLevel = UILayoutPriority(50)
  /// 510: above it, a divider that is dragged changes the size of a scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: how much a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: below it, a divider that is dragged leaves the size of a scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
}

/// What a view answers for its content.
struct ContentPriorities {
  var hugging: [UILayoutPriority]
  var compression: [UILayoutPriority]

  init(hugging: UILayoutPriority, compression: UILayoutPriority) {
    self.hugging = [hugging, hugging]
    self.compression = [compression, compression]
  }
}
