import ButtonLayout
import DisplayList

/// A button as it is drawn: where its parts stand, and what they look like.
///
///     let picture = ButtonDrawing(arrangement).picture(scale: 2)
///     SVGWriter.document(of: picture)
///
/// What nobody said is drawn plain: a title of which only the size is known as a grey bar, an image of which only the
/// size is known as a crossed box.
public struct ButtonDrawing: Sendable {
  /// Where the parts stand; its bounds are the picture's.
  public var arrangement: ButtonArrangement
  /// What they look like.
  public var look: ButtonLook
  /// The title; `nil` where only its size is known.
  public var title: TitleDrawing?
  /// The image; `nil` where only its size is known.
  public var image: ButtonImage?
  /// The background image; `nil` where there is none or only its size is known.
  public var backgroundImage: ButtonImage?
  /// Whether the bounds and the content rectangle are seen.
  public var showsBounds = true
  /// Whether the parts of resizable images that keep their size and those that grow are painted over.
  public var showsZones = false

  /// Creates a plain drawing.
  public init(_ arrangement: ButtonArrangement, look: ButtonLook = ButtonLook()) {
    self.arrangement = arrangement
    self.look = look
  }

  /// Creates a plain drawing in some colours.
  public init(_ arrangement: ButtonArrangement, palette: Palette) {
    self.init(arrangement, look: ButtonLook(palette: palette))
  }

  private var palette: Palette { look.palette }

  /// The button as a picture of its own, on the palette's ground.
  ///
  /// - Parameter scale: Pixels a point.
  /// - Returns: A picture of the bounds and of what stands outside them.
  public func picture(scale: Double = 2) -> Picture {
    let ground = DisplayItem(.fill(Path(extent), .color(palette.ground), .winding))
    return Picture(bounds: extent, scale: scale, items: [ground] + items(scale: scale))
  }

  /// The bounds and every part, out to whole points.
  public var extent: Rect {
    let rects = [arrangement.bounds, arrangement.imageRect, arrangement.titleRect]
    let all = Path(rects.compactMap { $0 }.flatMap { Path($0).elements })
    let box = all.controlBounds ?? arrangement.bounds
    guard box != arrangement.bounds else { return box }
    let (left, top) = (box.minX.rounded(.down), box.minY.rounded(.down))
    return Rect(
      x: left, y: top, width: box.maxX.rounded(.up) - left, height: box.maxY.rounded(.up) - top)
  }

  /// What is drawn, the last in front, in the coordinates of the bounds and without a ground.
  ///
  /// - Parameter scale: Pixels a point: a title's baseline stands on whole ones.
  /// - Returns: Items in the order of UIKit's views: background image, image, title.
  public func items(scale: Double) -> [DisplayItem] {
    var items: [DisplayItem] = []
    if let backgroundImage {
      items += self.items(of: backgroundImage, in: arrangement.backgroundRect, tint: nil)
    }
    if showsBounds {
      items.append(outline(of: arrangement.bounds, palette.bounds))
      if arrangement.contentRect != arrangement.bounds {
        items.append(outline(of: arrangement.contentRect, palette.contentRect, dash: [2, 2]))
      }
    }
    var parts = imageItems
    if let rect = arrangement.titleRect {
      if let title {
        parts += title.items(in: rect, room: arrangement.titleRoom, scale: scale)
      } else {
        parts += bar(in: rect)
      }
    }
    if look.partOpacity < 1, !parts.isEmpty {
      parts = [DisplayItem(.group(parts), opacity: look.partOpacity)]
    }
    return items + parts
  }

  /// What is drawn at two pixels a point.
  public var items: [DisplayItem] { items(scale: 2) }

  // MARK: Images

  private var imageItems: [DisplayItem] {
    guard let rect = arrangement.imageDrawnRect, let view = arrangement.imageRect else { return [] }
    guard let image else { return crossedBox(in: rect) }
    // A button's image view cuts what hangs over it.
    let clips = view.holds(rect) ? [] : [DisplayItem.Clip(Path(view))]
    var items = self.items(of: image, in: rect, tint: look.imageTint)
    if let shade = look.imageShade, !image.isPlaceholder {
      items.append(DisplayItem(.image(image.item(in: rect, tint: shade))))
    }
    for index in items.indices {
      items[index].clips = clips
      items[index].opacity = look.imageOpacity
    }
    return items
  }

  private func items(of image: ButtonImage, in rect: Rect, tint: Color?) -> [DisplayItem] {
    if image.isPlaceholder { return crossedBox(in: rect) }
    let item = DisplayItem(.image(image.item(in: rect, tint: tint)))
    return [item] + (showsZones ? image.zones(in: rect) : [])
  }

  // MARK: Plain parts

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

extension Rect {
  /// Whether another rectangle lies inside, up to binary noise.
  fileprivate func holds(_ rect: Rect) -> Bool {
    let noise = 1e-6
    return rect.minX >= minX - noise && rect.minY >= minY - noise && rect.maxX <= maxX + noise
      && rect.maxY <= maxY + noise
  }
}
