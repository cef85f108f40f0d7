import ButtonLayout

/// An outline: any number of subpaths of lines and curves, in points.
public struct Path: Equatable, Sendable {
  /// One step of the pen.
  public enum Element: Equatable, Sendable {
    /// A subpath begins here.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A curve to a point, drawn towards one control point.
    case quadCurve(Point, control: Point)
    /// A curve to a point, drawn towards two control points.
    case curve(Point, control1: Point, control2: Point)
    /// A straight line to where the subpath began.
    case close
  }

  /// The steps in order.
  public var elements: [Element]

  /// Creates a path of steps.
  public init(_ elements: [Element] = []) { self.elements = elements }

  /// A rectangle, from its top left corner clockwise where y grows downwards.
  public init(_ rect: Rect) {
    self.init([
      .move(Point(x: rect.minX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.minY)),
      .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)), .close,
    ])
  }

  /// Whether there is nothing.
  public var isEmpty: Bool { elements.isEmpty }

  /// The path after a transformation.
  ///
  /// - Complexity: O(n) in the number of elements.
  public func applying(_ transform: Transform) -> Path {
    guard transform != .identity else { return self }
    return Path(
      elements.map { element in
        switch element {
        case .move(let point): return .move(transform.applied(to: point))
        case .line(let point): return .line(transform.applied(to: point))
        case .quadCurve(let point, let control):
          return .quadCurve(
            transform.applied(to: point), control: transform.applied(to: control))
        case .curve(let point, let control1, let control2):
          return .curve(
            transform.applied(to: point), control1: transform.applied(to: control1),
            control2: transform.applied(to: control2))
        case .close: return .close
        }
      })
  }

  /// Every point that is named, control points among them, in order.
  public var points: [Point] {
    elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): return [point]
      case .quadCurve(let point, let control): return [control, point]
      case .curve(let point, let control1, let control2): return [control1, control2, point]
      case .close: return []
      }
    }
  }

  /// The smallest rectangle that holds every point, control points among them; `nil` where there is none.
  public var controlBounds: Rect? { Path.bounds(of: points) }

  static func bounds(of points: [Point]) -> Rect? {
    guard let first = points.first else { return nil }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
