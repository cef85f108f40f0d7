import Foundation

/// An image: its size decides layout; pixels are another floor's work.
open class UIImage: NSObject, @unchecked Sendable {
  /// How an image's colours count.
  public enum RenderingMode: Int, Sendable {
    /// As the place where it is shown asks.
    case automatic = 0
    /// As they are.
    case alwaysOriginal = 1
    /// As a stencil for the tint colour.
    case alwaysTemplate = 2
  }

  /// How the middle of a resizable image grows.
  public enum ResizingMode: Int, Sendable {
    /// It is repeated.
    case tile = 0
    /// It is stretched.
    case stretch = 1
  }

  /// How symbols are drawn.
  open class SymbolConfiguration: NSObject, @unchecked Sendable {
    /// The size of text beside it, in points.
    public let pointSize: CGFloat

    /// A configuration by the size of text beside it, in points.
    public init(pointSize: CGFloat) { self.pointSize = pointSize }
  }

  /// The size in points.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat
  /// How the colours count.
  public let renderingMode: RenderingMode
  /// The border that is not stretched, in points.
  public let capInsets: UIEdgeInsets
  /// How the middle grows.
  public let resizingMode: ResizingMode
  /// What alignment does not see, in points.
  public let alignmentRectInsets: UIEdgeInsets
  /// Whether it is turned round in a right-to-left interface.
  public let flipsForRightToLeftLayoutDirection: Bool

  /// An image of a size without pixels, for layout.
  public init(
    headlessSize size: CGSize, scale: CGFloat = 2, renderingMode: RenderingMode = .automatic,
    capInsets: UIEdgeInsets = .zero, resizingMode: ResizingMode = .tile,
    alignmentRectInsets: UIEdgeInsets = .zero, flipsForRightToLeftLayoutDirection: Bool = false
  ) {
    self.size = size
    self.scale = scale
    self.renderingMode = renderingMode
    self.capInsets = capInsets
    self.resizingMode = resizingMode
    self.alignmentRectInsets = alignmentRectInsets
    self.flipsForRightToLeftLayoutDirection = flipsForRightToLeftLayoutDirection
  }

  /// The image whose colours count so.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      headlessSize: size, scale: scale, renderingMode: renderingMode, capInsets: capInsets,
      resizingMode: resizingMode, alignmentRectInsets: alignmentRectInsets,
      flipsForRightToLeftLayoutDirection: flipsForRightToLeftLayoutDirection)
  }

  /// The image with a border that is not stretched.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile
  ) -> UIImage {
    UIImage(
      headlessSize: size, scale: scale, renderingMode: renderingMode, capInsets: capInsets,
      resizingMode: resizingMode, alignmentRectInsets: alignmentRectInsets,
      flipsForRightToLeftLayoutDirection: flipsForRightToLeftLayoutDirection)
  }
}
