import ButtonExplanation
import ButtonLayout
import DisplayList

extension AnnotationCanvas {
  /// The rooms or areas, tinted, and the button's edge over them.
  mutating func drawRooms() {
    for part in [Step.Part.image, .title] {
      guard let room = annotation.room(of: part) else { continue }
      let rect = viewport.rect(room)
      guard rect.width > 0, rect.height > 0 else { continue }
      let color = color(of: part)
      add(DisplayItem(.fill(Path(rect), .color(color.faded(to: palette.tint)), .winding)))
      // Two rooms often coincide: dashes of one show between those of the other.
      let pen = Stroke(miterLimit: 4, dash: [4, 4], dashPhase: part == .image ? 0 : 4)
      add(DisplayItem(.stroke(Path(rect), .color(color), pen)))
    }
    let arrangement = annotation.arrangement
    if arrangement.contentRect != arrangement.bounds {
      let pen = Pen(color: palette.bounds, width: 0.75, dash: [1, 3])
      add(pen.item(Path(viewport.rect(arrangement.contentRect))))
    }
    add(Pen(color: palette.bounds, width: 1.5).item(Path(viewport.rect(arrangement.bounds))))
  }

  /// Image and title themselves, and what is kept for either beside the other.
  mutating func drawParts() {
    let arrangement = annotation.arrangement
    if let image = arrangement.imageRect { drawImage(viewport.rect(image)) }
    if let title = arrangement.titleRect { drawTitle(viewport.rect(title)) }
    guard annotation.reading != .areas else { return }
    for chain in annotation.chains(.horizontal) {
      guard let reserved = chain.reserved, let rect = arrangement.rect(of: chain.part),
        let other = arrangement.rect(of: chain.part == .image ? .title : .image)
      else { continue }
      // Where the other part really stands there, it need not be shown twice.
      guard abs(other.minX - reserved.origin) > 0.5 else { continue }
      let middle = (rect.minY + rect.maxY) / 2
      let ghost = Rect(
        x: reserved.origin, y: middle - other.height / 2, width: reserved.length,
        height: other.height)
      let color = color(of: chain.part == .image ? .title : .image)
      add(Path(viewport.rect(ghost)).elements, .dotted(color))
    }
  }

  /// A crossed box.
  private mutating func drawImage(_ rect: Rect) {
    let color = palette.image
    add(DisplayItem(.fill(Path(rect), .color(color.faded(to: 0.35)), .winding)))
    let cross: [Path.Element] = [
      .move(Point(x: rect.minX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.maxY)),
      .move(Point(x: rect.maxX, y: rect.minY)), .line(Point(x: rect.minX, y: rect.maxY)),
    ]
    add(Pen(color: color, width: 1).item(Path(Path(rect).elements + cross)))
  }

  /// The label's edge, and a bar where its letters stand.
  private mutating func drawTitle(_ rect: Rect) {
    let color = palette.title
    add(DisplayItem(.fill(Path(rect), .color(color.faded(to: 0.25)), .winding)))
    let bar = Rect(
      x: rect.minX, y: (rect.minY + rect.height * 0.3).tenth, width: rect.width,
      height: (rect.height * 0.4).tenth)
    add(DisplayItem(.fill(Path(bar), .color(color), .winding)))
  }
}

extension ButtonArrangement {
  /// The rectangle of an image or a title.
  func rect(of part: Step.Part) -> Rect? { part == .image ? imageRect : titleRect }
}
