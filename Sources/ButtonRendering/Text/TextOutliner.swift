import ButtonLayout
import DisplayList
import Typesetting

/// Turns the text of pictures into outlines, so that nobody who shows a picture needs its fonts.
///
/// HarfBuzz shapes the text and hands out the outlines. So SVG, PDF and PNG show the same shapes at the same places, and
/// no renderer's own idea of fonts, hinting or fallback takes part. Glyphs of emoji are pictures and become images.
public struct TextOutliner {
  private let measurer: TextMeasurer
  private var outlines = GlyphOutlines()

  /// Creates an outliner.
  ///
  /// - Parameter measurer: Who measures text, with the fonts; it should be the one that measured the titles.
  public init(measurer: TextMeasurer) {
    self.measurer = measurer
  }

  /// The picture with outlines for text, in groups where a line takes several.
  ///
  /// - Throws: `RenderingError` when a font or a library is missing.
  public mutating func outlined(_ picture: Picture) throws(RenderingError) -> Picture {
    var result = picture
    result.items = try outlined(picture.items)
    return result
  }

  private mutating func outlined(_ items: [DisplayItem]) throws(RenderingError) -> [DisplayItem] {
    var result: [DisplayItem] = []
    result.reserveCapacity(items.count)
    for var item in items {
      switch item.content {
      case .text(let text): item.content = try outlined(text)
      case .group(let items): item.content = .group(try outlined(items))
      case .image(var image):
        if case .picture(let picture) = image.source {
          image.source = .picture(try outlined(picture))
          item.content = .image(image)
        }
      case .fill, .stroke, .clear: break
      }
      result.append(item)
    }
    return result
  }

  private mutating func outlined(
    _ text: TextItem
  ) throws(RenderingError) -> DisplayItem.Content {
    let placed = try PlacedText(text, measurer: measurer)
    var items: [DisplayItem] = []
    var path = Path()
    var last: FontFile?
    func flush() {
      guard !path.isEmpty else { return }
      items.append(DisplayItem(.fill(path, .color(text.color), .winding)))
      path = Path()
    }
    for glyph in placed.glyphs {
      let origin = Point(x: text.origin.x + glyph.origin.x, y: text.origin.y + glyph.origin.y)
      if let image = glyph.font.image(of: glyph.glyph) {
        flush()
        items.append(DisplayItem(.image(ImageItem(image, of: glyph.font, text, at: origin))))
        continue
      }
      // Fonts wind their contours either way round; where two overlapped, one would cut a hole into the other.
      if let last, last !== glyph.font { flush() }
      last = glyph.font
      path.append(
        outlines.outline(of: glyph.glyph, in: glyph.font), scale: text.fontSize, at: origin)
    }
    flush()
    if items.count == 1 { return items[0].content }
    return .group(items)
  }
}

extension Path {
  /// Adds a path, grown and moved.
  fileprivate mutating func append(_ path: Path, scale: Double, at origin: Point) {
    let place = Transform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y)
    elements += path.applying(place).elements
  }
}

extension ImageItem {
  /// A glyph that is a picture, at its place on the baseline.
  fileprivate init(_ image: GlyphImage, of font: FontFile, _ text: TextItem, at origin: Point) {
    let unit = text.fontSize / font.unitsPerEm
    let size = Size(width: image.width * unit, height: image.height * unit)
    self.init(
      .encoded(image.png, format: "png"), size: size,
      rect: Rect(
        x: origin.x + image.left * unit, y: origin.y - image.top * unit, width: size.width,
        height: size.height))
  }
}
