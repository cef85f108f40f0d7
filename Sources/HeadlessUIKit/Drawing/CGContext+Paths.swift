import ButtonLayout
import DisplayList
import Foundation

extension CGContext {
  // MARK: Drawing an outline

  /// Begins a new outline.
  public func beginPath() { outline = Path() }
  /// Begins a subpath.
  public func move(to point: CGPoint) { outline.add(.move(Point(point))) }
  /// Adds a straight line.
  public func addLine(to point: CGPoint) { outline.add(.line(Point(point))) }

  /// Adds lines from point to point.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.add(.curve(Point(end), control1: Point(control1), control2: Point(control2)))
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.add(.quadCurve(Point(end), control: Point(control)))
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { outline.add(Path(Rect(rect.standardized))) }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  /// Adds an ellipse that touches a rectangle's sides.
  public func addEllipse(in rect: CGRect) { outline.addEllipse(Rect(rect.standardized)) }
  /// Adds another outline.
  public func addPath(_ path: CGPath) { outline.add(path.path) }
  /// Adds a line to where the subpath began.
  public func closePath() { outline.add(.close) }

  /// Adds an arc, angles in radians; `clockwise` is seen with y upwards, so the angle decreases.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    outline.addArc(
      center: Point(center), radius: Double(radius), start: Double(startAngle),
      end: Double(endAngle), decreases: clockwise)
  }

  /// Adds a line and an arc that touches the lines to one point and on to another.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    outline.addArc(
      tangent1: Point(tangent1End), tangent2: Point(tangent2End), radius: Double(radius))
  }

  /// The outline so far; `nil` where there is none.
  public var path: CGPath? { outline.isEmpty ? nil : CGPath(outline) }
  /// Whether there is no outline.
  public var isPathEmpty: Bool { outline.isEmpty }
  /// Where the pen is.
  public var currentPointOfPath: CGPoint { CGPoint(outline.currentPoint ?? .zero) }
  /// The smallest rectangle that holds every point of the outline; null where there is none.
  public var boundingBoxOfPath: CGRect { CGPath(outline).boundingBox }
  /// Whether a point is inside the outline.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    outline.contains(
      Point(point), rule: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
  }

  // MARK: Painting

  func fill(_ path: Path, rule: FillRule) {
    guard !path.isEmpty else { return }
    record(.fill(path, .color(state.fill), rule))
  }

  func stroke(_ path: Path) {
    guard !path.isEmpty else { return }
    record(.stroke(path, .color(state.stroke), state.pen))
  }

  /// Fills the outline and begins a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(outline, rule: rule.displayed)
    beginPath()
  }

  /// Draws the outline's line and begins a new one.
  public func strokePath() {
    stroke(outline)
    beginPath()
  }

  /// Draws the outline and begins a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill: fill(outline, rule: .winding)
    case .eoFill: fill(outline, rule: .evenOdd)
    case .stroke: stroke(outline)
    case .fillStroke:
      fill(outline, rule: .winding)
      stroke(outline)
    case .eoFillStroke:
      fill(outline, rule: .evenOdd)
      stroke(outline)
    }
    beginPath()
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(Path(Rect(rect.standardized)), rule: .winding) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Draws a rectangle's line.
  public func stroke(_ rect: CGRect) { stroke(Path(Rect(rect.standardized))) }

  /// Draws a rectangle's line of a width, in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let old = state.pen
    setLineWidth(width)
    stroke(rect)
    state.pen = old
  }

  /// Fills an ellipse that touches a rectangle's sides.
  public func fillEllipse(in rect: CGRect) {
    var path = Path()
    path.addEllipse(Rect(rect.standardized))
    fill(path, rule: .winding)
  }

  /// Draws the line of an ellipse.
  public func strokeEllipse(in rect: CGRect) {
    var path = Path()
    path.addEllipse(Rect(rect.standardized))
    stroke(path)
  }

  /// Draws lines between pairs of points.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.add(.move(Point(points[index])))
      path.add(.line(Point(points[index + 1])))
    }
    stroke(path)
  }

  /// Takes away what is in a rectangle.
  public func clear(_ rect: CGRect) { record(.clear(Rect(rect.standardized))) }

  // MARK: Clipping

  func clip(_ path: Path, rule: FillRule) {
    let placed = path.applying(Transform(state.transform))
    state.clips.append(DisplayItem.Clip(placed, rule: rule))
    let box = placed.bounds.map { CGRect($0) } ?? .null
    state.clipBounds = state.clipBounds.intersection(box)
  }

  /// Cuts what follows at the outline and begins a new one.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(outline, rule: rule.displayed)
    beginPath()
  }

  /// Cuts what follows at a rectangle.
  public func clip(to rect: CGRect) { clip(Path(Rect(rect.standardized)), rule: .winding) }

  /// Cuts what follows at rectangles.
  public func clip(to rects: [CGRect]) {
    clip(
      Path(rects.flatMap { Path(Rect($0.standardized)).elements }), rule: .winding)
  }

  /// Cuts what follows by an image; at its rectangle here, and the report says so.
  public func clip(to rect: CGRect, mask: CGImage) {
    HeadlessReport.note(
      "CGContext.clip(to:mask:)", "What follows is cut at the rectangle, not by the image.")
    clip(to: rect)
  }

  /// Takes every clip away.
  public func resetClip() {
    state.clips = []
    state.clipBounds = bounds
  }

  /// The smallest rectangle that holds what can be drawn on.
  public var boundingBoxOfClipPath: CGRect {
    state.clipBounds.isNull
      ? .null : state.clipBounds.applying(state.transform.inverted())
  }

  // MARK: Gradients and images

  /// Fills everything with colours from a point to another.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    draw(gradient, .linear(from: Point(startPoint), to: Point(endPoint)), options)
  }

  /// Fills everything with colours from a circle to another.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let shape = Gradient.Shape.radial(
      from: Point(startCenter), startRadius: Double(startRadius), to: Point(endCenter),
      endRadius: Double(endRadius))
    draw(gradient, shape, options)
  }

  private func draw(
    _ gradient: CGGradient, _ shape: Gradient.Shape, _ options: CGGradientDrawingOptions
  ) {
    let paint = Gradient(
      gradient.stops, shape: shape,
      extendsBeforeStart: options.contains(.drawsBeforeStartLocation),
      extendsAfterEnd: options.contains(.drawsAfterEndLocation))
    let all = boundingBoxOfClipPath
    guard !all.isNull else { return }
    record(.fill(Path(Rect(all)), .gradient(paint), .winding))
  }

  /// Draws an image with its top where y is greatest: upside down in a context of UIKit.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let size = CGSize(width: image.width, height: image.height)
    saveGState()
    concatenate(
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
    record(.image(ImageItem(image.source, size: Size(size), rect: Rect(rect))))
    restoreGState()
  }
}
