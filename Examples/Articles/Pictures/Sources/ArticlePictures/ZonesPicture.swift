import ButtonLayout
import ButtonRendering
import DisplayList

/// The nine zones of a resizable image, small and grown.
enum ZonesPicture {
  private static let caps = EdgeInsets(top: 20, left: 30, bottom: 24, right: 30)

  static var picture: Picture {
    Sheet.grid(
      [
        (zones(Size(width: 120, height: 90)), "120 × 90"),
        (zones(Size(width: 240, height: 90)), "240 × 90"),
        (zones(Size(width: 120, height: 160)), "120 × 160"),
        (zones(Size(width: 240, height: 160)), "240 × 160"),
      ], columns: 2)
  }

  /// Corners in one colour, edges in another, the middle in none; the caps keep their size.
  private static func zones(_ size: Size) -> Picture {
    let columns: [Double] = [0, caps.left, size.width - caps.right, size.width]
    let rows: [Double] = [0, caps.top, size.height - caps.bottom, size.height]
    let fixed = Color(red: 0.2, green: 0.6, blue: 0.3)
    let stretched = AnnotationPalette.light.title
    var corners: [Path.Element] = []
    var edges: [Path.Element] = []
    var lines: [Path.Element] = []
    for row in 0..<3 {
      for column in 0..<3 {
        let zone = Path(
          Rect(
            x: columns[column], y: rows[row], width: columns[column + 1] - columns[column],
            height: rows[row + 1] - rows[row]))
        switch (row == 1, column == 1) {
        case (false, false): corners += zone.elements
        case (true, true): break
        default: edges += zone.elements
        }
      }
    }
    for x in columns[1...2] {
      lines += [.move(Point(x: x, y: 0)), .line(Point(x: x, y: size.height))]
    }
    for y in rows[1...2] {
      lines += [.move(Point(x: 0, y: y)), .line(Point(x: size.width, y: y))]
    }
    let bounds = Rect(origin: .zero, size: size)
    return Picture(
      bounds: bounds,
      items: [
        DisplayItem(.fill(Path(corners), .color(fixed.faded(to: 0.5)), .winding)),
        DisplayItem(.fill(Path(edges), .color(stretched.faded(to: 0.25)), .winding)),
        DisplayItem(
          .stroke(Path(lines), .color(.black), Stroke(width: 0.75, miterLimit: 4, dash: [4, 3]))),
        DisplayItem(.stroke(Path(bounds), .color(.black), Stroke(width: 1.5, miterLimit: 4))),
      ])
  }
}
