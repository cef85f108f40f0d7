import ButtonLayout
import DisplayList

/// An image of a button, to be drawn.
public struct ButtonImage: Equatable, Sendable {
  /// Where its pixels come from.
  public var source: ImageItem.Source
  /// Its own size, in points.
  public var size: Size
  /// The border that is not stretched, in points.
  public var capInsets: EdgeInsets
  /// How the middle grows.
  public var resizing: ImageItem.Resizing
  /// What happens below the image's own size.
  public var shrinking: CapShrinking

  /// Creates an image.
  public init(
    _ source: ImageItem.Source, size: Size, capInsets: EdgeInsets = .zero,
    resizing: ImageItem.Resizing = .stretch, shrinking: CapShrinking = .capsLast
  ) {
    self.source = source
    self.size = size
    self.capInsets = capInsets
    self.resizing = resizing
    self.shrinking = shrinking
  }

  /// Whether there is nothing to show but the size.
  var isPlaceholder: Bool {
    switch source {
    case .sizeOnly, .symbol: return true
    case .encoded, .picture: return false
    }
  }

  /// The image in a rectangle, cut at its caps where it is resizable.
  func item(in rect: Rect, tint: Color?) -> ImageItem {
    ImageItem(
      source, size: size, rect: rect, capInsets: capInsets, resizing: resizing,
      shrinking: shrinking, tint: tint)
  }

  /// The image's caps where it is drawn: what keeps its size green, what grows blue, as article 002 paints them.
  ///
  /// - Returns: A fill for each part, to be drawn over the image.
  public func zones(in rect: Rect) -> [DisplayItem] {
    item(in: rect, tint: nil).slices.map { slice in
      let grows =
        slice.destination.width != slice.source.width
        || slice.destination.height != slice.source.height
      let color =
        grows
        ? Color(red: 0.2, green: 0.45, blue: 0.95, alpha: 0.4)
        : Color(red: 0.2, green: 0.7, blue: 0.3, alpha: 0.4)
      return DisplayItem(.fill(Path(slice.destination), .color(color), .winding))
    }
  }
}
