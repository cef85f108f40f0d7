import ButtonLayout
import DisplayList
import Foundation

/// An outline and the pen that draws it.
///
/// Corners are arcs of circles here; those of Apple's `init(roundedRect:cornerRadius:)` are a little softer.
open class UIBezierPath: NSObject, NSCopying, @unchecked Sendable {
  /// The outline.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  var path = Path()
  private var dash: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// An empty outline.
  public override init() { super.init() }

  /// An outline from an archive; here without reading one.
  public required init?(coder: NSCoder) { return nil }

  /// A rectangle, in points.
  public convenience init(rect: CGRect) {
    self.init()
    path = Path(Rect(rect.standardized))
  }

  /// An ellipse that touches a rectangle's sides.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(Rect(rect.standardized))
  }

  /// A rectangle with round corners, in points; the radius is kept to half a side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// A rectangle of which some corners are round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let rect = Rect(rect.standardized)
    let side = min(rect.width, rect.height) / 2
    path.addRounded(
      rect, radiusX: min(Double(cornerRadii.width), side),
      radiusY: min(Double(cornerRadii.height), side), corners: corners)
  }

  /// An arc, angles in radians from the right; clockwise as seen on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// An outline of Core Graphics.
  public convenience init(cgPath: CGPath) {
    self.init()
    path = cgPath.path
  }

  // MARK: Drawing the outline

  /// Begins a subpath.
  open func move(to point: CGPoint) { path.add(.move(Point(point))) }

  /// Adds a straight line; nothing before the first `move(to:)`.
  open func addLine(to point: CGPoint) { path.add(.line(Point(point))) }

  /// Adds a curve with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.add(
      .curve(
        Point(endPoint), control1: Point(controlPoint1), control2: Point(controlPoint2)))
  }

  /// Adds a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.add(.quadCurve(Point(endPoint), control: Point(controlPoint)))
  }

  /// Adds an arc, angles in radians from the right; clockwise as seen on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: Point(center), radius: Double(radius), start: Double(startAngle),
      end: Double(endAngle), decreases: !clockwise)
  }

  /// Adds a line to where the subpath began.
  open func close() { path.add(.close) }
  /// Takes every step away.
  open func removeAllPoints() { path = Path() }
  /// Adds another outline.
  open func append(_ bezierPath: UIBezierPath) { path.add(bezierPath.path) }
  /// The same outline drawn the other way.
  open func reversing() -> UIBezierPath {
    let copy = copied()
    copy.path = path.reversed
    return copy
  }
  /// Transforms every point.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(Transform(transform)) }

  // MARK: Questions

  /// Whether there is nothing.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle that holds every point, control points among them; zero where there is none.
  open var bounds: CGRect { path.controlBounds.map { CGRect($0) } ?? .zero }
  /// Where the pen is; zero where there is nothing.
  open var currentPoint: CGPoint { CGPoint(path.currentPoint ?? .zero) }
  /// Whether a point is inside.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(Point(point), rule: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: The pen

  /// The pen's width, in points.
  open var lineWidth: CGFloat = 1
  /// How a line ends.
  open var lineCapStyle = CGLineCap.butt
  /// How two lines meet.
  open var lineJoinStyle = CGLineJoin.miter
  /// How many times the width a point may reach.
  open var miterLimit: CGFloat = 10
  /// How exact curves are, in pixels; kept only.
  open var flatness: CGFloat = 0.6
  /// Whether holes are where a way out crosses an even number of times.
  open var usesEvenOddFillRule = false

  /// Draws the line in dashes, by lengths of dashes and gaps in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dashPhase = phase
  }

  /// Lengths of dashes and gaps, their number, and how far into them the line begins.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    count?.pointee = dash.count
    phase?.pointee = dashPhase
    if let pattern { for (index, length) in dash.enumerated() { pattern[index] = length } }
  }

  // MARK: Drawing

  /// Fills the inside in the current context.
  open func fill() { fill(with: .normal, alpha: 1) }
  /// Draws the line in the current context.
  open func stroke() { stroke(with: .normal, alpha: 1) }

  /// Fills the inside, mixed with what is there; opacity from 0 to 1.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) {
      $0.fill(path, rule: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }

  /// Draws the line, mixed with what is there; opacity from 0 to 1.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dashPhase, lengths: dash)
      context.stroke(path)
    }
  }

  private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    defer { context.restoreGState() }
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha != 1 { context.setAlpha(alpha) }
    body(context)
  }

  /// Cuts what is drawn next at the outline.
  open func addClip() {
    UIGraphicsGetCurrentContext()?.clip(path, rule: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// A path of the same steps and pen.
  open func copy(with zone: NSZone? = nil) -> Any { copied() }

  private func copied() -> UIBezierPath {
    let copy = UIBezierPath()
    copy.path = path
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dash = dash
    copy.dashPhase = dashPhase
    return copy
  }
}
