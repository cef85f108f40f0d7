import ButtonLayout
import DisplayList
import SystemFont

/// A button drawn for a page: its bounds, an image, a title and the distance between the two.
struct ButtonPicture {
  /// Where everything stands, in points of the button's bounds.
  let size: Size
  let image: Rect
  let title: Rect
  let text: String
  let fontSize: Double
  /// What is written below.
  var caption: String?

  /// The height that a caption takes below the button.
  static let captionHeight = 20.0

  /// What is drawn, moved to a place.
  func items(at origin: Point, _ palette: PicturePalette) -> [DisplayItem] {
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    var items = [
      DisplayItem(.fill(Path(bounds), .color(palette.ground), .winding)),
      DisplayItem(.stroke(Path(bounds), .color(palette.edge), Stroke(width: 1))),
    ]
    items += landscape(palette)
    items.append(text(text, at: baseline(of: title), size: fontSize, title.width, palette.ink))
    items += distance(palette)
    if let caption {
      let width = Self.width(of: caption, size: 11)
      let point = Point(x: (size.width - width) / 2, y: size.height + 14)
      items.append(text(caption, at: point, size: 11, width, palette.note))
    }
    let move = Transform(a: 1, b: 0, c: 0, d: 1, tx: origin.x, ty: origin.y)
    return [DisplayItem(.group(items), transform: move)]
  }

  /// The icon that everybody knows for a picture: a frame, two hills, a sun.
  private func landscape(_ palette: PicturePalette) -> [DisplayItem] {
    func point(_ x: Double, _ y: Double) -> Point {
      Point(x: image.minX + x * image.width, y: image.minY + y * image.height)
    }
    let hills = Path([
      .move(point(0, 1)), .line(point(0.35, 0.45)), .line(point(0.55, 0.75)),
      .line(point(0.7, 0.6)), .line(point(1, 1)), .close,
    ])
    let sun = Path([
      .move(point(0.7, 0.2)), .line(point(0.8, 0.3)), .line(point(0.7, 0.4)),
      .line(point(0.6, 0.3)), .close,
    ])
    return [
      DisplayItem(.fill(Path(image), .color(palette.sky), .winding)),
      DisplayItem(.fill(hills, .color(palette.accent), .winding)),
      DisplayItem(.fill(sun, .color(palette.accent), .winding)),
    ]
  }

  /// The distance between the parts as a measured line with its number; nothing where they overlap or touch.
  private func distance(_ palette: PicturePalette) -> [DisplayItem] {
    let isBeside = image.maxX <= title.minX || title.maxX <= image.minX
    let isAbove = image.maxY <= title.minY || title.maxY <= image.minY
    guard isBeside || isAbove else { return [] }
    let from: Point
    let to: Point
    if isBeside {
      from = Point(x: min(image.maxX, title.maxX), y: image.midY)
      to = Point(x: max(image.minX, title.minX), y: image.midY)
    } else {
      from = Point(x: image.midX, y: min(image.maxY, title.maxY))
      to = Point(x: image.midX, y: max(image.minY, title.minY))
    }
    let length = isBeside ? to.x - from.x : to.y - from.y
    guard length > 0 else { return [] }
    let number = length == length.rounded() ? "\(Int(length))" : "\(length)"
    let place =
      isBeside ? Point(x: from.x, y: image.minY - 3) : Point(x: image.maxX + 6, y: to.y - 1)
    return [
      DisplayItem(
        .stroke(Path([.move(from), .line(to)]), .color(palette.measure), Stroke(width: 1.5))),
      text(number, at: place, size: 10, Self.width(of: number, size: 10), palette.measure),
    ]
  }

  /// How wide a caption or number is in the system font.
  private static func width(of text: String, size: Double) -> Double {
    LineTitle(text, font: SanFrancisco(ofSize: size))?.naturalSize.width ?? 0
  }

  private func text(
    _ string: String, at origin: Point, size: Double, _ width: Double, _ color: Color
  ) -> DisplayItem {
    DisplayItem(
      .text(
        TextItem(
          string, origin: origin, fontFamily: "system-ui, Inter, Helvetica, sans-serif",
          fontSize: size, color: color, width: width)))
  }

  /// Where the line's baseline begins, the line in the middle of the label.
  private func baseline(of rect: Rect) -> Point {
    let font = SanFrancisco(ofSize: fontSize)
    return Point(
      x: rect.minX, y: rect.minY + (rect.height - font.lineHeight) / 2 + font.ascender)
  }
}

extension Rect {
  fileprivate var midX: Double { minX + width / 2 }
  fileprivate var midY: Double { minY + height / 2 }
}
