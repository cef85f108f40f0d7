import ButtonLayout
import DisplayList
import Foundation

// How Core Graphics and UIKit draw shapes: both build on these.
extension Path {
  /// Where the pen is; `nil` before the first step.
  var currentPoint: Point? {
    guard let last = elements.last else { return nil }
    switch last {
    case .move(let point), .line(let point): return point
    case .quadCurve(let point, _): return point
    case .curve(let point, _, _): return point
    case .close: return subpathStart
    }
  }

  private var subpathStart: Point? {
    for element in elements.reversed() {
      if case .move(let point) = element { return point }
    }
    return nil
  }

  mutating func add(_ element: Element) {
    // Nothing is drawn from nowhere: the frameworks drop such steps, too.
    if case .move = element {} else if elements.isEmpty { return }
    elements.append(element)
  }

  mutating func add(_ path: Path) { elements += path.elements }

  /// Adds a rectangle with elliptical corners, from its top left side on; radii are kept to half a side.
  mutating func addRounded(
    _ rect: Rect, radiusX: Double, radiusY: Double, corners: UIRectCorner = .allCorners
  ) {
    let rx = max(0, min(radiusX, rect.width / 2))
    let ry = max(0, min(radiusY, rect.height / 2))
    guard rx > 0, ry > 0 else { return add(Path(rect)) }
    let k = 1 - Path.circle
    func corner(_ corner: UIRectCorner, _ x: Double, _ y: Double, _ inX: Point, _ inY: Point) {
      guard corners.contains(corner) else { return elements.append(.line(Point(x: x, y: y))) }
      let from = Point(x: x + inX.x * rx, y: y + inX.y * ry)
      let to = Point(x: x + inY.x * rx, y: y + inY.y * ry)
      elements.append(.line(from))
      elements.append(
        .curve(
          to, control1: Point(x: x + inX.x * rx * k, y: y + inX.y * ry * k),
          control2: Point(x: x + inY.x * rx * k, y: y + inY.y * ry * k)))
    }
    let (left, up) = (Point(x: -1, y: 0), Point(x: 0, y: -1))
    let (right, down) = (Point(x: 1, y: 0), Point(x: 0, y: 1))
    let startX = corners.contains(.topLeft) ? rect.minX + rx : rect.minX
    elements.append(.move(Point(x: startX, y: rect.minY)))
    corner(.topRight, rect.maxX, rect.minY, left, down)
    corner(.bottomRight, rect.maxX, rect.maxY, up, left)
    corner(.bottomLeft, rect.minX, rect.maxY, right, up)
    if corners.contains(.topLeft) { corner(.topLeft, rect.minX, rect.minY, down, right) }
    elements.append(.close)
  }

  /// Adds an ellipse from its rightmost point on.
  mutating func addEllipse(_ rect: Rect) {
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let center = Point(x: rect.minX + rx, y: rect.minY + ry)
    let unit = Path.arc(start: 0, sweep: 2 * .pi)
    let place = Transform(a: rx, b: 0, c: 0, d: ry, tx: center.x, ty: center.y)
    elements.append(.move(place.applied(to: Point(x: 1, y: 0))))
    add(Path(unit).applying(place))
    elements.append(.close)
  }

  /// Adds an arc of a circle, and a line to where it begins when the pen is down.
  mutating func addArc(
    center: Point, radius: Double, start: Double, end: Double, decreases: Bool
  ) {
    addArc(center: center, radius: radius, start: start, sweep: Path.sweep(start, end, decreases))
  }

  mutating func addArc(center: Point, radius: Double, start: Double, sweep: Double) {
    guard start.isFinite, sweep.isFinite else { return }
    let first = Point(x: center.x + radius * cos(start), y: center.y + radius * sin(start))
    if let current = currentPoint {
      if current != first { elements.append(.line(first)) }
    } else {
      elements.append(.move(first))
    }
    let place = Transform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
    add(Path(Path.arc(start: start, sweep: sweep)).applying(place))
  }

  /// Adds a line and an arc that touches the lines from the pen to one point and on to another.
  mutating func addArc(tangent1 corner: Point, tangent2 end: Point, radius: Double) {
    guard let from = currentPoint else { return }
    let a = Point(x: from.x - corner.x, y: from.y - corner.y)
    let b = Point(x: end.x - corner.x, y: end.y - corner.y)
    let (lengthA, lengthB) = (hypot(a.x, a.y), hypot(b.x, b.y))
    let cross = a.x * b.y - a.y * b.x
    guard lengthA > 0, lengthB > 0, radius > 0, abs(cross) > 1e-12 else {
      return add(.line(corner))
    }
    let angle = acos(max(-1, min(1, (a.x * b.x + a.y * b.y) / (lengthA * lengthB))))
    let reach = radius / tan(angle / 2)
    let touch = Point(x: corner.x + a.x / lengthA * reach, y: corner.y + a.y / lengthA * reach)
    let side: Double = cross > 0 ? -1 : 1
    let center = Point(
      x: touch.x + side * a.y / lengthA * radius, y: touch.y - side * a.x / lengthA * radius)
    let start = atan2(touch.y - center.y, touch.x - center.x)
    addArc(center: center, radius: radius, start: start, sweep: side * (.pi - angle))
  }

  /// How far a control point stands along a tangent for a quarter of a circle of radius 1.
  private static let circle = 0.5522847498307936

  /// The angle on the way from one to another; a difference of a whole turn or more is a whole turn.
  private static func sweep(_ start: Double, _ end: Double, _ decreases: Bool) -> Double {
    let turn = 2 * Double.pi
    let difference = end - start
    if abs(difference) >= turn - 1e-9 { return decreases ? -turn : turn }
    if decreases { return difference > 0 ? difference - turn : difference }
    return difference < 0 ? difference + turn : difference
  }

  /// Curves along the circle of radius 1, each at most a quarter.
  private static func arc(start: Double, sweep: Double) -> [Element] {
    let count = Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
    guard count > 0 else { return [] }
    let step = sweep / Double(count)
    let reach = 4 / 3 * tan(step / 4)
    return (0..<count).map { index in
      let from = start + step * Double(index)
      let to = from + step
      let end = Point(x: cos(to), y: sin(to))
      return .curve(
        end, control1: Point(x: cos(from) - reach * sin(from), y: sin(from) + reach * cos(from)),
        control2: Point(x: end.x + reach * end.y, y: end.y - reach * end.x))
    }
  }

  /// The same outline drawn the other way, its last subpath first.
  var reversed: Path {
    var result = Path()
    var subpath: [Element] = []
    func reversedSubpath() -> [Element] {
      guard case .move(let start)? = subpath.first else { return [] }
      var points = [start]
      var isClosed = false
      for element in subpath.dropFirst() {
        switch element {
        case .move(let point), .line(let point): points.append(point)
        case .quadCurve(let point, _): points.append(point)
        case .curve(let point, _, _): points.append(point)
        case .close: isClosed = true
        }
      }
      let drawn = subpath.dropFirst().filter { $0 != .close }
      var elements: [Element] = [.move(points[points.count - 1])]
      for (index, element) in drawn.enumerated().reversed() {
        switch element {
        case .quadCurve(_, let control):
          elements.append(.quadCurve(points[index], control: control))
        case .curve(_, let control1, let control2):
          elements.append(.curve(points[index], control1: control2, control2: control1))
        default: elements.append(.line(points[index]))
        }
      }
      return elements + (isClosed ? [.close] : [])
    }
    var subpaths: [[Element]] = []
    for element in elements {
      if case .move = element, !subpath.isEmpty {
        subpaths.append(reversedSubpath())
        subpath = []
      }
      subpath.append(element)
    }
    subpaths.append(reversedSubpath())
    for subpath in subpaths.reversed() { result.elements += subpath }
    return result
  }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// One bit a corner.
  public let rawValue: UInt

  /// Creates corners from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// Every corner.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
