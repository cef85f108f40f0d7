import ButtonExplanation
import ButtonLayout
import DisplayList

/// Draws an annotated picture from the back to the front.
struct AnnotationCanvas {
  let annotation: ButtonAnnotation
  let palette: AnnotationPalette
  let viewport: AnnotationViewport
  private(set) var items: [DisplayItem] = []
  /// Lines that wait for others of the same pen.
  private var lines: [(pen: Pen, path: [Path.Element])] = []
  /// Labels stand in front of everything, one behind the other, so that their font is written once.
  private var labels: [DisplayItem] = []
  /// Where the next row of the picture starts.
  private(set) var bottom: Double

  /// The room for labels at either side, in points.
  static let side = 56.0
  /// What is left free at the picture's edge, in points.
  static let margin = 4.0
  /// The tallest button, in points of the picture.
  static let tallest = 300.0
  /// The least height of the button's part of the picture: seven labels above one another.
  static let shortest = 7 * (AnnotationLabel.lineHeight + 1)

  init(_ annotation: ButtonAnnotation, _ palette: AnnotationPalette) {
    self.annotation = annotation
    self.palette = palette
    let arrangement = annotation.arrangement
    let parts: [Rect?] = [
      arrangement.imageRect, arrangement.titleRect, annotation.room(of: .image),
      annotation.room(of: .title),
    ]
    let viewport = AnnotationViewport(
      showing: parts.compactMap { $0 }, around: arrangement.bounds,
      width: ButtonAnnotation.width - 2 * AnnotationCanvas.side, tallest: AnnotationCanvas.tallest)
    let top =
      AnnotationCanvas.margin
      + (annotation.legend == nil ? 0 : AnnotationLabel.lineHeight + AnnotationCanvas.margin)
    let height = max(viewport.frame.height, AnnotationCanvas.shortest)
    self.viewport = viewport.moved(
      to: Point(
        x: ((ButtonAnnotation.width - viewport.frame.width) / 2).tenth,
        y: (top + (height - viewport.frame.height) / 2).tenth))
    bottom = top + height
  }

  /// The picture so far.
  var picture: Picture {
    Picture(
      bounds: Rect(
        x: 0, y: 0, width: ButtonAnnotation.width, height: bottom + AnnotationCanvas.margin),
      items: items)
  }

  /// Draws everything.
  mutating func draw() {
    drawLegend()
    drawRooms()
    drawParts()
    for chain in annotation.chains(.horizontal) { drawRow(chain) }
    for chain in annotation.chains(.vertical) { drawColumn(chain) }
    for line in lines { items.append(line.pen.item(Path(line.path))) }
    items += labels
    if let ground = palette.ground {
      items.insert(DisplayItem(.fill(Path(picture.bounds), .color(ground), .winding)), at: 0)
    }
  }

  mutating func add(_ item: DisplayItem) { items.append(item) }

  /// Sets a label in front of everything.
  mutating func add(_ label: AnnotationLabel, left: Double, top: Double) {
    labels.append(label.item(left: left, top: top))
  }

  /// Draws lines with a pen, together with all others of that pen.
  mutating func add(_ path: [Path.Element], _ pen: Pen) {
    guard !path.isEmpty else { return }
    if let index = lines.firstIndex(where: { $0.pen == pen }) {
      lines[index].path += path
    } else {
      lines.append((pen, path))
    }
  }

  /// Makes room below for a row.
  mutating func takeRow(of height: Double) -> Double {
    defer { bottom += height }
    return bottom
  }

  func color(of part: Step.Part) -> Color {
    part == .title ? palette.title : palette.image
  }

  /// Names the colours in a line at the top.
  private mutating func drawLegend() {
    guard let legend = annotation.legend else { return }
    let labels = [
      (legend.image, palette.image), (legend.title, palette.title), (legend.inset, palette.inset),
    ].map { AnnotationLabel($0.0, color: $0.1, middle: ButtonAnnotation.width / 2) }
    let line = Span(
      origin: AnnotationCanvas.margin,
      length: ButtonAnnotation.width - 2 * AnnotationCanvas.margin)
    // Words that do not fit are left out rather than drawn over one another.
    guard
      let starts = Spreading.starts(
        of: labels.map { (middle: $0.middle, length: $0.width) }, in: line, gap: 12)
    else { return }
    for (label, start) in zip(labels, starts) {
      add(label, left: start, top: AnnotationCanvas.margin)
    }
  }
}

/// A colour and a way to draw lines with it.
struct Pen: Equatable {
  let color: Color
  let width: Double
  var dash: [Double] = []

  func item(_ path: Path) -> DisplayItem {
    // No corner here is so sharp that the limit would count; 4 is SVG's own and need not be written.
    DisplayItem(
      .stroke(path, .color(color), Stroke(width: width, miterLimit: 4, dash: dash)))
  }
}
