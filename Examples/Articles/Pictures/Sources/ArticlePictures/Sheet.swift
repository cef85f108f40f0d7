import ButtonLayout
import ButtonRendering
import DisplayList

/// Pictures beside one another on white, each with a word below it.
enum Sheet {
  /// A picture and what is written below it.
  typealias Cell = (picture: Picture, caption: String)

  private static let gap = 12.0

  /// Pictures in rows.
  static func grid(_ cells: [Cell], columns: Int = 1) -> Picture {
    var items: [DisplayItem] = []
    let width = cells.map(\.picture.bounds.width).max() ?? 0
    var top = gap
    for start in stride(from: 0, to: cells.count, by: columns) {
      let row = cells[start..<min(start + columns, cells.count)]
      let height = row.map(\.picture.bounds.height).max() ?? 0
      var captions = 0.0
      for (column, cell) in row.enumerated() {
        let left = gap + Double(column) * (width + gap)
        let box = cell.picture.bounds
        items.append(
          DisplayItem(
            .group(cell.picture.items),
            transform: Transform(
              a: 1, b: 0, c: 0, d: 1, tx: left + (width - box.width) / 2 - box.minX,
              ty: top + (height - box.height) / 2 - box.minY)))
        guard !cell.caption.isEmpty else { continue }
        captions = AnnotationLabel.lineHeight + 4
        let label = AnnotationLabel(cell.caption, color: .black)
        items.append(label.item(left: left + (width - label.width) / 2, top: top + height + 2))
      }
      top += height + captions + gap
    }
    let bounds = Rect(
      x: 0, y: 0, width: gap + Double(min(columns, cells.count)) * (width + gap), height: top)
    let ground = DisplayItem(
      .fill(Path(bounds), .color(Color(red: 1, green: 1, blue: 1)), .winding))
    return Picture(bounds: bounds, isOpaque: true, items: [ground] + items)
  }

  /// One picture on white.
  static func single(_ picture: Picture) -> Picture { grid([(picture, "")]) }
}
