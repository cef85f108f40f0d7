import ButtonLayout

/// A part of a resizable image and where it is drawn.
public struct ImageSlice: Equatable, Sendable {
  /// The part, in the image's own points.
  public var source: Rect
  /// Where it is drawn.
  public var destination: Rect
  /// Whether it is repeated from its left edge on instead of stretched.
  public var tilesHorizontally: Bool
  /// Whether it is repeated from its top edge on instead of stretched.
  public var tilesVertically: Bool

  /// Creates a part that is stretched unless it is said to be repeated.
  public init(
    source: Rect, destination: Rect, tilesHorizontally: Bool = false, tilesVertically: Bool = false
  ) {
    self.source = source
    self.destination = destination
    self.tilesHorizontally = tilesHorizontally
    self.tilesVertically = tilesVertically
  }
}

/// What a resizable image does where it is drawn smaller than its caps are together.
public enum CapShrinking: String, Equatable, Sendable {
  /// Caps keep their size until nothing is left between them, and shrink then: the documentation's rule.
  case capsLast
  /// The whole image shrinks as soon as it is smaller than its own size, caps and middle in proportion: article 002's
  /// rule.
  case proportional
}

extension ImageItem {
  /// Whether it has caps and is drawn smaller than it is, on either axis: what then happens is not recorded.
  public var isShrunk: Bool {
    isSliced && (rect.width < size.width || rect.height < size.height)
  }

  /// Whether the image is drawn in parts, and not as a whole.
  public var isSliced: Bool { capInsets != .zero || resizing == .tile }

  /// The parts that the image is drawn in: one where nothing is kept from stretching, up to nine where something is.
  ///
  /// Corners keep their size, the strips between them grow along one axis and the middle along both. No recorded
  /// number decides what happens below the image's own size (model §5).
  ///
  /// - Returns: The parts that have an extent, from the top left on.
  public var slices: [ImageSlice] {
    guard size.width > 0, size.height > 0 else { return [] }
    let isTiled = resizing == .tile
    let columns = Self.cut(
      size.width, capInsets.left, capInsets.right, over: rect.minX, rect.width, isTiled,
      shrinking)
    let rows = Self.cut(
      size.height, capInsets.top, capInsets.bottom, over: rect.minY, rect.height, isTiled,
      shrinking)
    return rows.flatMap { row in
      columns.map { column in
        ImageSlice(
          source: Rect(
            x: column.source, y: row.source, width: column.sourceLength,
            height: row.sourceLength),
          destination: Rect(
            x: column.place, y: row.place, width: column.length, height: row.length),
          tilesHorizontally: column.isTiled, tilesVertically: row.isTiled)
      }
    }
  }

  /// A stretch of one axis.
  private struct Cut {
    var source: Double
    var sourceLength: Double
    var place: Double
    var length: Double
    var isTiled: Bool
  }

  /// One axis of the image cut at its caps and laid over a length.
  private static func cut(
    _ own: Double, _ start: Double, _ end: Double, over place: Double, _ length: Double,
    _ isTiled: Bool, _ shrinking: CapShrinking
  ) -> [Cut] {
    // Something between the caps is left to grow: a point, or a third of an image that has not three.
    let caps = max(0, start) + max(0, end)
    let most = own - min(1, own / 3)
    let fit = caps > most ? most / caps : 1
    let (start, end) = (max(0, start) * fit, max(0, end) * fit)
    let middle = own - start - end
    var shrink = 1.0
    if length < own {
      switch shrinking {
      case .proportional: shrink = length / own
      case .capsLast: shrink = start + end > length ? length / (start + end) : 1
      }
    }
    let (first, last) = (start * shrink, end * shrink)
    let between = max(0, length - first - last)
    // A middle of one pixel looks the same either way, and is quicker stretched; below the own size nothing repeats.
    let repeats = isTiled && middle > 1 && between > middle
    return [
      Cut(source: 0, sourceLength: start, place: place, length: first, isTiled: false),
      Cut(
        source: start, sourceLength: middle, place: place + first, length: between,
        isTiled: repeats),
      Cut(
        source: own - end, sourceLength: end, place: place + length - last, length: last,
        isTiled: false),
    ].filter { $0.sourceLength > 0 && $0.length > 0 }
  }
}
