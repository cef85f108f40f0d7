import ButtonLayout
import DisplayList
import Foundation

/// How a line ends.
public enum CGLineCap: Int32, Sendable {
  /// At its last point.
  case butt = 0
  /// With half a circle beyond it.
  case round = 1
  /// With half a square beyond it.
  case square = 2
}

/// How two lines meet.
public enum CGLineJoin: Int32, Sendable {
  /// In a point.
  case miter = 0
  /// In an arc.
  case round = 1
  /// Cut off.
  case bevel = 2
}

/// Which parts of a path count as its inside.
public enum CGPathFillRule: Int, Sendable {
  /// Where the path winds round more one way than the other.
  case winding = 0
  /// Where a way out crosses the path an odd number of times.
  case evenOdd = 1

  var displayed: FillRule { self == .evenOdd ? .evenOdd : .winding }
}

/// What a step of a path does.
public enum CGPathElementType: Int32, Sendable {
  /// A subpath begins.
  case moveToPoint = 0
  /// A straight line.
  case addLineToPoint = 1
  /// A curve with one control point.
  case addQuadCurveToPoint = 2
  /// A curve with two control points.
  case addCurveToPoint = 3
  /// A line to where the subpath began.
  case closeSubpath = 4
}

/// One step of a path.
public struct CGPathElement {
  /// What it does.
  public var type: CGPathElementType
  /// Control points and the end, as many as the type has.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// An outline that does not change.
public class CGPath: Hashable, @unchecked Sendable {
  var path: Path

  init(_ path: Path) { self.path = path }

  /// A rectangle, in points.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(Rect(rect.standardized)).applying(transform))
  }

  /// An ellipse that touches a rectangle's sides.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Path()
    path.addEllipse(Rect(rect.standardized))
    self.init(path.applying(transform))
  }

  /// A rectangle with round corners, in points; radii are kept to half a side.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var path = Path()
    path.addRounded(
      Rect(rect.standardized), radiusX: Double(cornerWidth), radiusY: Double(cornerHeight))
    self.init(path.applying(transform))
  }

  /// Whether there is nothing.
  public var isEmpty: Bool { path.isEmpty }
  /// Where the pen is; zero where there is nothing.
  public var currentPoint: CGPoint { CGPoint(path.currentPoint ?? .zero) }
  /// The smallest rectangle that holds every point, control points among them; null where there is none.
  public var boundingBox: CGRect { path.controlBounds.map { CGRect($0) } ?? .null }
  /// The smallest rectangle that holds what is drawn; null where there is nothing.
  public var boundingBoxOfPath: CGRect { path.bounds.map { CGRect($0) } ?? .null }

  /// Whether a point is inside.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(Point(point.applying(transform)), rule: rule.displayed)
  }

  /// The same outline.
  public func copy() -> CGPath? { CGPath(path) }
  /// The outline after a transformation.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform))
  }
  /// The same outline, to be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }
  /// The outline after a transformation, to be changed.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(path.applying(transform))
  }

  /// The outline of what a pen would draw: the line itself here, and the report says so.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    HeadlessReport.note(
      "CGPath.copy(strokingWithWidth:lineCap:lineJoin:miterLimit:transform:)",
      "The path itself is returned, not the outline of its stroke.")
    return CGPath(path.applying(Transform(transform)))
  }

  /// The outline in dashes: the whole line here, and the report says so.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    HeadlessReport.note(
      "CGPath.copy(dashingWithPhase:lengths:transform:)",
      "The whole path is returned, not its dashes.")
    return CGPath(path.applying(Transform(transform)))
  }

  /// Calls a closure with every step.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in path.elements {
      let points = UnsafeMutablePointer<CGPoint>.allocate(capacity: 3)
      points.initialize(repeating: .zero, count: 3)
      defer { points.deallocate() }
      let type: CGPathElementType
      switch element {
      case .move(let point):
        type = .moveToPoint
        points[0] = CGPoint(point)
      case .line(let point):
        type = .addLineToPoint
        points[0] = CGPoint(point)
      case .quadCurve(let point, let control):
        type = .addQuadCurveToPoint
        points[0] = CGPoint(control)
        points[1] = CGPoint(point)
      case .curve(let point, let control1, let control2):
        type = .addCurveToPoint
        points[0] = CGPoint(control1)
        points[1] = CGPoint(control2)
        points[2] = CGPoint(point)
      case .close: type = .closeSubpath
      }
      withUnsafePointer(to: CGPathElement(type: type, points: points), block)
    }
  }

  /// Outlines of the same steps are equal.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }

  /// Feeds the number of steps to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(path.elements.count) }
}

extension Path {
  func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { applying(Transform($0.pointee)) } ?? self
  }
}
