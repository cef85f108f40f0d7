import ButtonLayout
import CDrawing
import DisplayList

/// Draws display lists with Cairo.
///
/// Text has become outlines before; what is left of it is a programmer's mistake.
final class PictureRenderer {
  let cairo: Cairo
  /// Pixels a point of what is being drawn on, for what cannot be drawn as lines and curves.
  let scale: Double
  private var decoded: [DecodedKey: PixelSurface] = [:]

  private struct DecodedKey: Hashable {
    let bytes: [UInt8]
    let width: Int
    let height: Int
  }

  init(cairo: Cairo, scale: Double) {
    self.cairo = cairo
    self.scale = scale
  }

  /// Draws items in a picture's coordinates.
  func draw(_ items: [DisplayItem], on context: OpaquePointer) throws(RenderingError) {
    for item in items { try draw(item, on: context) }
  }

  private func draw(_ item: DisplayItem, on context: OpaquePointer) throws(RenderingError) {
    guard item.opacity > 0 else { return }
    let cairo = cairo.functions
    cairo.pointee.save(context)
    defer { cairo.pointee.restore(context) }
    for clip in item.clips {
      trace(clip.path, on: context)
      cairo.pointee.set_fill_rule(context, clip.rule.cairo)
      cairo.pointee.clip(context)
    }
    if let shadow = item.shadow { try drawShadow(shadow, of: item, on: context) }
    var matrix = item.transform.cairo
    cairo.pointee.transform(context, &matrix)
    let mode = Cairo.operators[item.blendMode]
    guard mode != nil || (item.opacity < 1 && !item.isPlainFill) else {
      return try drawContent(item.content, opacity: item.opacity, on: context)
    }
    cairo.pointee.push_group(context)
    do {
      try drawContent(item.content, opacity: 1, on: context)
    } catch {
      cairo.pointee.pattern_destroy(cairo.pointee.pop_group(context))
      throw error
    }
    takeGroup(on: context)
    cairo.pointee.set_operator(context, mode ?? Cairo.over)
    cairo.pointee.paint_with_alpha(context, item.opacity)
  }

  /// Makes what was drawn since the group began the colour of what follows.
  func takeGroup(on context: OpaquePointer) {
    let group = cairo.functions.pointee.pop_group(context)
    cairo.functions.pointee.set_source(context, group)
    cairo.functions.pointee.pattern_destroy(group)
  }

  /// Draws content in its own coordinates.
  func drawContent(
    _ content: DisplayItem.Content, opacity: Double, on context: OpaquePointer
  ) throws(RenderingError) {
    let cairo = cairo.functions
    switch content {
    case .fill(let path, let paint, let rule):
      setSource(paint, opacity: opacity, on: context)
      trace(path, on: context)
      cairo.pointee.set_fill_rule(context, rule.cairo)
      cairo.pointee.fill(context)
    case .stroke(let path, let paint, let stroke):
      setSource(paint, opacity: opacity, on: context)
      trace(path, on: context)
      set(stroke, on: context)
      cairo.pointee.stroke(context)
    case .image(let image): try draw(image, on: context)
    case .group(let items): try draw(items, on: context)
    case .clear(let rect):
      cairo.pointee.set_operator(context, Cairo.clear)
      cairo.pointee.rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
      cairo.pointee.fill(context)
    case .text(let text):
      preconditionFailure("The text '\(text.string)' was not turned into outlines.")
    }
  }

  // MARK: Paths and paint

  private func trace(_ path: Path, on context: OpaquePointer) {
    let cairo = cairo.functions
    cairo.pointee.new_path(context)
    var last = Point.zero
    var start = Point.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        cairo.pointee.move_to(context, point.x, point.y)
        (last, start) = (point, point)
      case .line(let point):
        cairo.pointee.line_to(context, point.x, point.y)
        last = point
      case .quadCurve(let point, let control):
        // The same curve with two control points.
        cairo.pointee.curve_to(
          context, last.x + (control.x - last.x) * 2 / 3, last.y + (control.y - last.y) * 2 / 3,
          point.x + (control.x - point.x) * 2 / 3, point.y + (control.y - point.y) * 2 / 3,
          point.x, point.y)
        last = point
      case .curve(let point, let control1, let control2):
        cairo.pointee.curve_to(
          context, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
        last = point
      case .close:
        cairo.pointee.close_path(context)
        last = start
      }
    }
  }

  private func set(_ stroke: Stroke, on context: OpaquePointer) {
    let cairo = cairo.functions
    cairo.pointee.set_line_width(context, stroke.width)
    cairo.pointee.set_line_cap(context, stroke.cap.cairo)
    cairo.pointee.set_line_join(context, stroke.join.cairo)
    cairo.pointee.set_miter_limit(context, stroke.miterLimit)
    // Dashes of no length at all are a mistake that Cairo does not forgive.
    let dash = stroke.dash.contains { $0 > 0 } ? stroke.dash.map { max(0, $0) } : []
    cairo.pointee.set_dash(context, dash, Int32(dash.count), stroke.dashPhase)
  }

  private func setSource(_ paint: Paint, opacity: Double, on context: OpaquePointer) {
    let cairo = cairo.functions
    switch paint {
    case .color(let color):
      let color = color.shown
      cairo.pointee.set_source_rgba(
        context, color.red, color.green, color.blue, color.alpha * opacity)
    case .gradient(let gradient):
      let pattern = self.pattern(of: gradient, opacity: opacity)
      cairo.pointee.set_source(context, pattern)
      cairo.pointee.pattern_destroy(pattern)
    }
  }

  private func pattern(of gradient: Gradient, opacity: Double) -> OpaquePointer {
    let cairo = cairo.functions
    let pattern: OpaquePointer
    switch gradient.shape {
    case .linear(let from, let to):
      pattern = cairo.pointee.pattern_create_linear(from.x, from.y, to.x, to.y)
    case .radial(let from, let startRadius, let to, let endRadius):
      pattern = cairo.pointee.pattern_create_radial(
        from.x, from.y, startRadius, to.x, to.y, endRadius)
    }
    func add(_ stop: Gradient.Stop, alpha: Double) {
      let color = stop.color.shown
      cairo.pointee.pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, alpha)
    }
    // Where a gradient ends at one side only, a clear colour goes on there.
    if !gradient.extendsBeforeStart, let first = gradient.stops.first {
      add(Gradient.Stop(first.color, at: 0), alpha: 0)
    }
    for stop in gradient.stops { add(stop, alpha: stop.color.shown.alpha * opacity) }
    if !gradient.extendsAfterEnd, let last = gradient.stops.last {
      add(Gradient.Stop(last.color, at: 1), alpha: 0)
    }
    cairo.pointee.pattern_set_extend(pattern, Cairo.pads)
    return pattern
  }

  // MARK: Images

  /// A file's pixels, decoded once; a drawing's at the size that it is shown at.
  func surface(
    of bytes: [UInt8], format: String, pixels: PixelSize
  ) throws(RenderingError) -> PixelSurface {
    let key = DecodedKey(bytes: bytes, width: pixels.width, height: pixels.height)
    if let known = decoded[key] { return known }
    let surface = try DecodedImage.surface(bytes, format: format, pixels: pixels, cairo: cairo)
    decoded[key] = surface
    return surface
  }
}

extension DisplayItem {
  /// Whether opacity may be a part of its colour, since nothing in it overlaps.
  fileprivate var isPlainFill: Bool {
    switch content {
    case .fill, .stroke: return true
    default: return false
    }
  }
}

extension Color {
  /// The colour as pixels can have it.
  var shown: Color {
    func within(_ value: Double) -> Double { value.isNaN ? 0 : min(1, max(0, value)) }
    return Color(
      red: within(red), green: within(green), blue: within(blue), alpha: within(alpha))
  }
}
