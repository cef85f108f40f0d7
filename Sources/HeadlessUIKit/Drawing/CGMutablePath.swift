import ButtonLayout
import DisplayList
import Foundation

/// An outline that is being drawn.
///
/// A transformation is applied to what one call adds.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// An empty outline.
  public convenience init() { self.init(Path()) }

  /// Begins a subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.add(.move(Point(point.applying(transform))))
  }

  /// Adds a straight line; nothing before the first `move(to:)`.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.add(.line(Point(point.applying(transform))))
  }

  /// Adds lines from point to point.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.add(
      .quadCurve(
        Point(end.applying(transform)), control: Point(control.applying(transform))))
  }

  /// Adds a curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.add(
      .curve(
        Point(end.applying(transform)), control1: Point(control1.applying(transform)),
        control2: Point(control2.applying(transform))))
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.add(Path(Rect(rect.standardized)).applying(Transform(transform)))
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an ellipse that touches a rectangle's sides.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    var shape = Path()
    shape.addEllipse(Rect(rect.standardized))
    path.add(shape.applying(Transform(transform)))
  }

  /// Adds a rectangle with round corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    var shape = Path()
    shape.addRounded(
      Rect(rect.standardized), radiusX: Double(cornerWidth), radiusY: Double(cornerHeight))
    path.add(shape.applying(Transform(transform)))
  }

  /// Adds an arc, angles in radians from the right; `clockwise` is seen with y upwards, so the angle decreases.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    extend(transform) {
      $0.addArc(
        center: Point(center), radius: Double(radius), start: Double(startAngle),
        end: Double(endAngle), decreases: clockwise)
    }
  }

  /// Adds an arc of an angle, in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    extend(transform) {
      $0.addArc(
        center: Point(center), radius: Double(radius), start: Double(startAngle),
        sweep: Double(delta))
    }
  }

  /// Adds a line and an arc that touches the lines to one point and on to another.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    extend(transform) {
      $0.addArc(
        tangent1: Point(tangent1End), tangent2: Point(tangent2End), radius: Double(radius))
    }
  }

  /// Adds another outline.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.add(other.path.applying(Transform(transform)))
  }

  /// Adds a line to where the subpath began.
  public func closeSubpath() { path.add(.close) }

  /// Draws in coordinates before a transformation, in which the pen stands where it stood.
  private func extend(_ transform: CGAffineTransform, _ draw: (inout Path) -> Void) {
    guard !transform.isIdentity else { return draw(&path) }
    path = path.applying(Transform(transform.inverted()))
    draw(&path)
    path = path.applying(Transform(transform))
  }
}
