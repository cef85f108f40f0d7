import ButtonLayout
import ButtonRendering
import DisplayList
import HeadlessUIKit

/// A button as it is seen, with a tint over rooms or areas where some are to be shown.
struct Panel {
  var bounds: Rect
  var image: Rect?
  /// The label, and the line of text in it.
  var label: Rect?
  var text: String?
  var textWidth: Double = 0
  var fontSize: Double = 18
  /// Tinted rectangles behind the parts, such as areas.
  var rooms: [(rect: Rect, color: Color)] = []
  var ground = Color(red: 0.95, green: 0.95, blue: 0.95)
  var labelGround: Color?
  var textColor = Color.black

  static let imageColor = AnnotationPalette.light.image
  static let titleColor = AnnotationPalette.light.title

  /// A button of which only the places are known.
  init(_ arrangement: ButtonArrangement) {
    bounds = arrangement.bounds
    image = arrangement.imageRect
    label = arrangement.titleRect
  }

  /// The button as the headless UIKit lays it out.
  @MainActor init(_ button: UIButton) {
    button.layoutIfNeeded()
    bounds = Rect(button.bounds)
    if let view = button.imageView, let size = view.image?.size {
      let mode = ContentMode(rawValue: UInt8(view.contentMode.rawValue)) ?? .scaleToFill
      image = mode.drawnRect(
        of: Size(width: size.width, height: size.height), in: Rect(view.frame))
    }
    guard let view = button.titleLabel, let title = button.currentTitle else { return }
    label = Rect(view.frame)
    textWidth = min(view.frame.width, view.intrinsicContentSize.width)
    text = view.frame.width < view.intrinsicContentSize.width ? "…" : title
    fontSize = view.font.pointSize
  }

  /// The button, so many times enlarged; what stands outside the bounds is seen too.
  func picture(scale: Double) -> Picture {
    let shown = rooms.map(\.rect) + [image, label].compactMap { $0 }
    let left = min(bounds.minX, shown.map(\.minX).min() ?? bounds.minX) - 1
    let top = min(bounds.minY, shown.map(\.minY).min() ?? bounds.minY) - 1
    let right = max(bounds.maxX, shown.map(\.maxX).max() ?? bounds.maxX) + 1
    let bottom = max(bounds.maxY, shown.map(\.maxY).max() ?? bounds.maxY) + 1
    return Picture(
      bounds: Rect(x: 0, y: 0, width: (right - left) * scale, height: (bottom - top) * scale),
      items: items { rect in
        Rect(
          x: (rect.minX - left) * scale, y: (rect.minY - top) * scale,
          width: rect.width * scale, height: rect.height * scale)
      })
  }

  /// What is drawn, rectangles brought to their places.
  private func items(_ place: (Rect) -> Rect) -> [DisplayItem] {
    var items = [Self.fill(place(bounds), ground)]
    for room in rooms {
      items.append(Self.fill(place(room.rect), room.color.faded(to: 0.2)))
      items.append(Self.edge(place(room.rect), room.color, dash: [4, 3]))
    }
    if let image {
      let rect = place(image)
      let cross: [Path.Element] = [
        .move(Point(x: rect.minX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.maxY)),
        .move(Point(x: rect.maxX, y: rect.minY)), .line(Point(x: rect.minX, y: rect.maxY)),
      ]
      items.append(Self.fill(rect, Self.imageColor.faded(to: 0.35)))
      items.append(Self.edge(Path(Path(rect).elements + cross), Self.imageColor))
    }
    if let label { items += title(place(label), scale: place(bounds).width / bounds.width) }
    return items + [Self.edge(place(bounds), .black)]
  }

  /// The label with its text in the middle.
  private func title(_ rect: Rect, scale: Double) -> [DisplayItem] {
    var items = [Self.fill(rect, labelGround ?? Self.titleColor.faded(to: 0.2))]
    guard let text else { return items }
    let width = text == "…" ? fontSize : textWidth
    let baseline = (rect.minY + rect.maxY) / 2 + fontSize * scale * 0.35
    items.append(
      DisplayItem(
        .text(
          TextItem(
            text,
            origin: Point(
              x: ((rect.minX + rect.maxX) / 2 - width * scale / 2).tenth, y: baseline.tenth),
            fontFamily: "sans-serif", fontSize: fontSize * scale, color: textColor,
            width: (width * scale).tenth))))
    return items
  }

  private static func fill(_ rect: Rect, _ color: Color) -> DisplayItem {
    DisplayItem(.fill(Path(rect.tenths), .color(color), .winding))
  }

  private static func edge(_ rect: Rect, _ color: Color, dash: [Double] = []) -> DisplayItem {
    edge(Path(rect.tenths), color, dash: dash)
  }

  private static func edge(_ path: Path, _ color: Color, dash: [Double] = []) -> DisplayItem {
    DisplayItem(.stroke(path, .color(color), Stroke(miterLimit: 4, dash: dash)))
  }
}

extension Rect {
  /// A rectangle of Core Graphics.
  init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// To tenths of a point, which is all that a drawing shows.
  fileprivate var tenths: Rect {
    Rect(x: minX.tenth, y: minY.tenth, width: width.tenth, height: height.tenth)
  }
}
