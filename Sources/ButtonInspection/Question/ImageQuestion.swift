import ButtonLayout

/// An image as somebody asks about it: its size decides, the rest is kept for drawing.
public struct ImageQuestion: Equatable, Sendable {
  /// The size in points.
  public var size: Size
  /// The file that the size was read from.
  public var file: String?
  /// The name of the SF Symbol that it is; the size is then one that a document records.
  public var symbol: String?
  /// The border that is not stretched.
  public var capInsets: EdgeInsets?
  /// Whether the middle is tiled or stretched.
  public var resizingMode: ResizingMode?

  /// How the middle of a resizable image grows: `UIImage.ResizingMode`, with its raw values.
  public enum ResizingMode: UInt8, Equatable, Sendable, CaseIterable {
    /// It is repeated.
    case tile
    /// It is stretched.
    case stretch
  }

  /// Creates an image of a size in points.
  public init(size: Size) {
    self.size = size
  }
}
