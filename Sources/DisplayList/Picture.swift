import ButtonLayout

/// A picture as plain values: what was drawn, in order.
///
/// Nothing here depends on a device, so a picture can be compared, kept and written as text.
public struct Picture: Equatable, Sendable {
  /// The extent, in points.
  public var bounds: Rect
  /// Pixels a point.
  public var scale: Double
  /// Whether nothing shines through.
  public var isOpaque: Bool
  /// What was drawn, the last in front.
  public var items: [DisplayItem]

  /// Creates a picture.
  public init(
    bounds: Rect, scale: Double = 1, isOpaque: Bool = false, items: [DisplayItem] = []
  ) {
    self.bounds = bounds
    self.scale = scale
    self.isOpaque = isOpaque
    self.items = items
  }
}

/// One thing that was drawn, with everything that decides how it looks.
public struct DisplayItem: Equatable, Sendable {
  /// What is drawn, in the item's own coordinates.
  public indirect enum Content: Equatable, Sendable {
    /// The inside of an outline.
    case fill(Path, Paint, FillRule)
    /// An outline.
    case stroke(Path, Paint, Stroke)
    /// An image.
    case image(ImageItem)
    /// A line of text.
    case text(TextItem)
    /// Things that are drawn together and then blended as one.
    case group([DisplayItem])
    /// Nothing: what was here is taken away.
    case clear(Rect)
  }

  /// An outline that lets nothing through outside, in the picture's coordinates.
  public struct Clip: Equatable, Sendable {
    /// The outline.
    public var path: Path
    /// What counts as its inside.
    public var rule: FillRule

    /// Creates a clip.
    public init(_ path: Path, rule: FillRule = .winding) {
      self.path = path
      self.rule = rule
    }
  }

  /// A blurred copy behind.
  public struct Shadow: Equatable, Sendable {
    /// How far right and down it stands, in points.
    public var offset: Size
    /// How far it is blurred, in points.
    public var blur: Double
    /// The colour.
    public var color: Color

    /// Creates a shadow.
    public init(offset: Size, blur: Double, color: Color) {
      self.offset = offset
      self.blur = blur
      self.color = color
    }
  }

  /// What is drawn.
  public var content: Content
  /// From the item's coordinates to the picture's.
  public var transform: Transform
  /// What it is cut at: every clip counts.
  public var clips: [Clip]
  /// How opaque it is, 0 to 1.
  public var opacity: Double
  /// How it is mixed with what is behind, by CSS's name of the mode or Porter and Duff's, such as `source-in`.
  public var blendMode: String
  /// The shadow.
  public var shadow: Shadow?

  /// Creates an item.
  public init(
    _ content: Content, transform: Transform = .identity, clips: [Clip] = [], opacity: Double = 1,
    blendMode: String = "normal", shadow: Shadow? = nil
  ) {
    self.content = content
    self.transform = transform
    self.clips = clips
    self.opacity = opacity
    self.blendMode = blendMode
    self.shadow = shadow
  }
}

/// An image in a rectangle.
public struct ImageItem: Equatable, Sendable {
  /// Where the pixels come from.
  public indirect enum Source: Equatable, Sendable {
    /// A file of a format such as `png` or `jpeg`.
    case encoded([UInt8], format: String)
    /// Something that was drawn.
    case picture(Picture)
    /// A named symbol whose outline is not known.
    case symbol(String)
    /// Nowhere: only the size is known.
    case sizeOnly
  }

  /// How the middle of a resizable image grows.
  public enum Resizing: String, Sendable {
    /// It is repeated.
    case tile
    /// It is stretched.
    case stretch
  }

  /// Where the pixels come from.
  public var source: Source
  /// The image's own size, in points.
  public var size: Size
  /// Where it is drawn; all of the image fills it.
  public var rect: Rect
  /// The border that is not stretched, in points.
  public var capInsets: EdgeInsets
  /// How the middle grows.
  public var resizing: Resizing
  /// What happens below the image's own size.
  public var shrinking: CapShrinking
  /// The colour for which the image is a stencil; `nil` draws its own colours.
  public var tint: Color?

  /// Creates an image in a rectangle.
  public init(
    _ source: Source, size: Size, rect: Rect, capInsets: EdgeInsets = .zero,
    resizing: Resizing = .stretch, shrinking: CapShrinking = .capsLast, tint: Color? = nil
  ) {
    self.source = source
    self.size = size
    self.rect = rect
    self.capInsets = capInsets
    self.resizing = resizing
    self.shrinking = shrinking
    self.tint = tint
  }
}

/// A line of text of one font and colour.
public struct TextItem: Equatable, Sendable {
  /// The characters.
  public var string: String
  /// Where the baseline begins.
  public var origin: Point
  /// The font's family.
  public var fontFamily: String
  /// The font's file, where somebody named one.
  public var fontFile: String?
  /// The font's size, in points.
  public var fontSize: Double
  /// The font's weight, 100 to 900.
  public var fontWeight: Int
  /// The colour.
  public var color: Color
  /// The width that was measured, in points, which a renderer with another font may keep.
  public var width: Double

  /// Creates a line of text.
  public init(
    _ string: String, origin: Point, fontFamily: String, fontFile: String? = nil,
    fontSize: Double, fontWeight: Int = 400, color: Color = .black, width: Double
  ) {
    self.string = string
    self.origin = origin
    self.fontFamily = fontFamily
    self.fontFile = fontFile
    self.fontSize = fontSize
    self.fontWeight = fontWeight
    self.color = color
    self.width = width
  }
}
