import ButtonLayout
import CDrawing
import DisplayList

// Shadows: Cairo has no blur, so what casts one is drawn on pixels of its own, which are blurred and coloured.
extension PictureRenderer {
  func drawShadow(
    _ shadow: DisplayItem.Shadow, of item: DisplayItem, on context: OpaquePointer
  ) throws(RenderingError) {
    var caster = item
    caster.shadow = nil
    caster.clips = []
    caster.blendMode = "normal"
    guard let extent = caster.extent, shadow.color.alpha > 0 else { return }
    // Half the blur is the deviation, as in Core Graphics and in CSS; beyond three of them nothing is seen.
    let deviation = max(0, shadow.blur) / 2
    let margin = 3 * deviation + 1 / scale
    let size = Size(width: extent.width + 2 * margin, height: extent.height + 2 * margin)
    let pixels = try PixelSize(size, scale: scale)
    let surface = try PixelSurface(width: pixels.width, height: pixels.height, cairo: cairo)
    let cairo = cairo.functions
    let origin = Point(x: extent.minX - margin, y: extent.minY - margin)
    try surface.draw { context throws(RenderingError) in
      cairo.pointee.scale(context, scale, scale)
      cairo.pointee.translate(context, -origin.x, -origin.y)
      try draw([caster], on: context)
    }
    Blur(deviation: deviation * scale).apply(to: surface)

    cairo.pointee.save(context)
    defer { cairo.pointee.restore(context) }
    cairo.pointee.translate(
      context, origin.x + shadow.offset.width, origin.y + shadow.offset.height)
    cairo.pointee.scale(context, 1 / scale, 1 / scale)
    let color = shadow.color.shown
    cairo.pointee.set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    let pattern = cairo.pointee.pattern_create_for_surface(surface.surface)
    defer { cairo.pointee.pattern_destroy(pattern) }
    cairo.pointee.mask(context, pattern)
  }
}

/// A blur as Gauss's, by three means one after another.
struct Blur {
  /// How many pixels each mean is of, by the rule of SVG's filters; 0 or 1 for none.
  let length: Int

  /// A blur of a deviation, in pixels.
  init(deviation: Double) {
    length = Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
  }

  /// Blurs the opacity of pixels and takes their colours away.
  func apply(to surface: PixelSurface) {
    let (width, height, stride) = (surface.width, surface.height, surface.stride)
    surface.withBytes { bytes in
      if length > 1 {
        for row in 0..<height {
          blur(bytes, from: row * stride + 3, step: 4, count: width)
        }
        for column in 0..<width {
          blur(bytes, from: column * 4 + 3, step: stride, count: height)
        }
      }
      for row in 0..<height {
        for place in Swift.stride(from: row * stride, to: row * stride + width * 4, by: 4) {
          for color in place..<(place + 3) { bytes[color] = 0 }
        }
      }
    }
  }

  private func blur(
    _ bytes: UnsafeMutableRawBufferPointer, from start: Int, step: Int, count: Int
  ) {
    var line = (0..<count).map { Int(bytes[start + $0 * step]) * 256 }
    // A mean of an even number of pixels has no middle: two that lean to either side and a longer one have.
    let isEven = length % 2 == 0
    line = mean(line, of: length, before: isEven ? length / 2 : length / 2)
    line = mean(line, of: length, before: isEven ? length / 2 - 1 : length / 2)
    let last = isEven ? length + 1 : length
    line = mean(line, of: last, before: last / 2)
    for index in 0..<count { bytes[start + index * step] = UInt8((line[index] + 128) / 256) }
  }

  /// At each place the mean of some values, of which so many stand before it; beyond the ends there is nothing.
  private func mean(_ line: [Int], of count: Int, before: Int) -> [Int] {
    var sum = 0
    let after = count - 1 - before
    for index in 0..<min(after, line.count) { sum += line[index] }
    return line.indices.map { index in
      if index + after < line.count { sum += line[index + after] }
      if index - before - 1 >= 0 { sum -= line[index - before - 1] }
      return sum / count
    }
  }
}

extension DisplayItem {
  /// A rectangle of the picture's outside of which nothing is drawn; `nil` where nothing is.
  var extent: Rect? {
    let own: Rect?
    switch content {
    case .fill(let path, _, _): own = path.controlBounds
    case .stroke(let path, _, let stroke):
      // A mitre may reach far.
      let reach = stroke.width / 2 * (stroke.join == .miter ? max(1, stroke.miterLimit) : 1.5)
      own = path.controlBounds.map { $0.grown(by: reach) }
    case .image(let image): own = image.rect.grown(by: 1)
    case .group(let items): own = Path.bounds(of: items.compactMap(\.extent))
    case .text, .clear: own = nil
    }
    guard let own else { return nil }
    return Path(own).applying(transform).controlBounds
  }
}

extension Rect {
  /// The rectangle with a margin around it.
  fileprivate func grown(by margin: Double) -> Rect {
    Rect(
      x: minX - margin, y: minY - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}

extension Path {
  /// The smallest rectangle that holds others.
  fileprivate static func bounds(of rects: [Rect]) -> Rect? {
    Path(rects.flatMap { Path($0).elements }).controlBounds
  }
}
