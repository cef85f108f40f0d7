import ButtonLayout
import DisplayList
import Typesetting

/// Many buttons in one picture, each with a caption below, in rows.
public struct ContactSheet: Sendable {
  /// A button and what stands below it.
  public struct Cell: Sendable {
    /// The button.
    public var drawing: ButtonDrawing
    /// A word or two; empty for none.
    public var caption: String

    /// Creates a cell.
    public init(_ drawing: ButtonDrawing, caption: String) {
      self.drawing = drawing
      self.caption = caption
    }
  }

  /// The buttons, in rows.
  public var cells: [Cell]
  /// How many stand beside one another.
  public var columns: Int
  /// The colours of ground and captions.
  public var palette: Palette

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - cells: The buttons.
  ///   - columns: How many stand beside one another, at least one; absent, about as many as there are rows.
  ///   - palette: The colours of ground and captions.
  public init(_ cells: [Cell], columns: Int? = nil, palette: Palette = .light) {
    self.cells = cells
    self.columns = max(1, columns ?? Int(Double(cells.count).squareRoot().rounded(.up)))
    self.palette = palette
  }

  private static let margin = 12.0
  private static let captionSize = 9.0
  private static let captionHeight = 14.0

  /// The sheet: columns as wide as their widest button or caption, rows as high as their highest button.
  ///
  /// - Parameter scale: Pixels a point.
  /// - Returns: A picture.
  public func picture(scale: Double = 2) -> Picture {
    let margin = Self.margin
    var items: [DisplayItem] = []
    var y = margin
    let widths = columnWidths
    for start in stride(from: 0, to: cells.count, by: columns) {
      let row = cells[start..<min(cells.count, start + columns)]
      let height = row.map(\.drawing.extent.height).max() ?? 0
      var x = margin
      for (column, cell) in row.enumerated() {
        items += self.items(of: cell, at: Point(x: x, y: y), height: height, scale: scale)
        x += widths[column] + margin
      }
      y += height + Self.captionHeight + margin
    }
    let width = widths.reduce(margin) { $0 + $1 + margin }
    let bounds = Rect(x: 0, y: 0, width: width, height: y)
    let ground = DisplayItem(.fill(Path(bounds), .color(palette.ground), .winding))
    return Picture(bounds: bounds, scale: scale, items: [ground] + items)
  }

  private var columnWidths: [Double] {
    var widths: [Double] = []
    for (index, cell) in cells.enumerated() {
      let column = index % columns
      // A caption's letters are about half as wide as they are high.
      let caption = Double(cell.caption.count) * Self.captionSize * 0.55
      let width = max(cell.drawing.extent.width, caption).rounded(.up)
      if column == widths.count { widths.append(width) }
      widths[column] = max(widths[column], width)
    }
    return widths
  }

  private func items(
    of cell: Cell, at place: Point, height: Double, scale: Double
  ) -> [DisplayItem] {
    let extent = cell.drawing.extent
    let move = Transform(
      a: 1, b: 0, c: 0, d: 1, tx: place.x - extent.minX, ty: place.y - extent.minY)
    var items = [DisplayItem(.group(cell.drawing.items(scale: scale)), transform: move)]
    if !cell.caption.isEmpty {
      items.append(
        DisplayItem(
          .text(
            TextItem(
              cell.caption,
              origin: Point(x: place.x, y: place.y + height + Self.captionHeight - 3),
              fontFamily: FontName.systemFamily, fontSize: Self.captionSize,
              color: palette.contentRect, width: 0))))
    }
    return items
  }
}
