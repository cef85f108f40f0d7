import ButtonLayout

/// From a button's coordinates to those of its annotated picture.
struct AnnotationViewport {
  /// What is shown, in the button's coordinates.
  let shown: Rect
  /// Where it is shown, in the picture's.
  let frame: Rect
  /// Picture points a button's point.
  let scale: Double

  /// The widest enlargement: a small button is not blown up to a poster.
  static let largestScale = 4.0

  /// Shows the rectangles, as large as fits.
  ///
  /// A rectangle far outside the bounds would make everything else tiny: no more than the bounds' own size is shown
  /// around them.
  init(showing rects: [Rect], around bounds: Rect, width: Double, tallest: Double) {
    let margin = Size(width: max(20, bounds.width), height: max(20, bounds.height))
    let lowest = Point(x: bounds.minX - margin.width, y: bounds.minY - margin.height)
    let highest = Point(x: bounds.maxX + margin.width, y: bounds.maxY + margin.height)
    var left = bounds.minX
    var right = max(bounds.maxX, bounds.minX + 1)
    var top = bounds.minY
    var bottom = max(bounds.maxY, bounds.minY + 1)
    for rect in rects {
      left = min(left, max(lowest.x, rect.minX))
      right = max(right, min(highest.x, rect.maxX))
      top = min(top, max(lowest.y, rect.minY))
      bottom = max(bottom, min(highest.y, rect.maxY))
    }
    shown = Rect(x: left, y: top, width: right - left, height: bottom - top)
    scale = min(
      AnnotationViewport.largestScale, width / shown.width, tallest / shown.height)
    frame = Rect(x: 0, y: 0, width: shown.width * scale, height: shown.height * scale)
  }

  /// The viewport with its picture moved to a place.
  private init(shown: Rect, frame: Rect, scale: Double) {
    self.shown = shown
    self.frame = frame
    self.scale = scale
  }

  /// The same part of the button, its picture at another place.
  func moved(to origin: Point) -> AnnotationViewport {
    AnnotationViewport(
      shown: shown, frame: Rect(origin: origin, size: frame.size), scale: scale)
  }

  /// A place on the horizontal axis, brought to the edge of what is shown.
  func x(_ x: Double) -> Double {
    (frame.minX + (min(max(x, shown.minX), shown.maxX) - shown.minX) * scale).tenth
  }

  /// A place on the vertical axis, brought to the edge of what is shown.
  func y(_ y: Double) -> Double {
    (frame.minY + (min(max(y, shown.minY), shown.maxY) - shown.minY) * scale).tenth
  }

  /// A place on an axis.
  func place(_ place: Double, _ axis: Step.Axis) -> Double {
    axis == .horizontal ? x(place) : y(place)
  }

  /// A rectangle, cut to what is shown.
  func rect(_ rect: Rect) -> Rect {
    let left = x(rect.minX)
    let top = y(rect.minY)
    return Rect(x: left, y: top, width: x(rect.maxX) - left, height: y(rect.maxY) - top)
  }
}
