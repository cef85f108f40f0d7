import ButtonLayout
import DisplayList

/// A button as it is drawn: where its parts stand, and what they look like.
///
///     let picture = ButtonDrawing(arrangement).picture(scale: 2)
///     SVGWriter.document(of: picture)
///
/// What nobody said is drawn plain: a title of which only the size is known as a grey bar, an image of which only the
/// size is known as a crossed box.
public struct ButtonDrawing: Equatable, Sendable {
  /// Where the parts stand; its bounds are the picture's.
  public var arrangement: ButtonArrangement
  /// The colours that plain parts are drawn in.
  public var palette: Palette

  /// Creates a plain drawing.
  public init(_ arrangement: ButtonArrangement, palette: Palette = .light) {
    self.arrangement = arrangement
    self.palette = palette
  }

  /// The button as a picture of its own.
  ///
  /// - Parameter scale: Pixels a point.
  /// - Returns: A picture of the size of the bounds.
  public func picture(scale: Double = 2) -> Picture {
    Picture(bounds: arrangement.bounds, scale: scale, items: items)
  }

  /// What is drawn, the last in front, in the coordinates of the bounds.
  public var items: [DisplayItem] {
    var items = [outline(of: arrangement.bounds, palette.bounds)]
    if arrangement.contentRect != arrangement.bounds {
      items.append(outline(of: arrangement.contentRect, palette.contentRect, dash: [2, 2]))
    }
    if let rect = arrangement.imageDrawnRect { items += crossedBox(in: rect) }
    if let rect = arrangement.titleRect { items += bar(in: rect) }
    return items
  }

  /// A hair inside a rectangle's edges.
  private func outline(of rect: Rect, _ color: Color, dash: [Double] = []) -> DisplayItem {
    let hair = 0.5
    let inner = Rect(
      x: rect.minX + hair / 2, y: rect.minY + hair / 2, width: max(0, rect.width - hair),
      height: max(0, rect.height - hair))
    return DisplayItem(.stroke(Path(inner), .color(color), Stroke(width: hair, dash: dash)))
  }

  /// What stands for an image of which only the size is known.
  private func crossedBox(in rect: Rect) -> [DisplayItem] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    let cross = Path([
      .move(Point(x: rect.minX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.maxY)),
      .move(Point(x: rect.maxX, y: rect.minY)), .line(Point(x: rect.minX, y: rect.maxY)),
    ])
    return [
      DisplayItem(.fill(Path(rect), .color(palette.placeholderFill), .winding)),
      DisplayItem(.stroke(cross, .color(palette.placeholder), Stroke(width: 0.5))),
      outline(of: rect, palette.placeholder),
    ]
  }

  /// What stands for a title of which only the size is known: half as high as its line, in its middle.
  private func bar(in rect: Rect) -> [DisplayItem] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    let bar = Rect(
      x: rect.minX, y: rect.minY + rect.height / 4, width: rect.width, height: rect.height / 2)
    return [DisplayItem(.fill(Path(bar), .color(palette.bar), .winding))]
  }
}
