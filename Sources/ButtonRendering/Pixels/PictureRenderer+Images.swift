import ButtonLayout
import CDrawing
import DisplayList

// Images: as a whole or cut at their caps, in their own colours or as a stencil for one.
extension PictureRenderer {
  func draw(_ image: ImageItem, on context: OpaquePointer) throws(RenderingError) {
    guard image.rect.width > 0, image.rect.height > 0 else { return }
    let cairo = cairo.functions
    switch image.source {
    case .symbol, .sizeOnly: return drawPlaceholder(image, on: context)
    case .picture(let picture) where image.tint == nil && !image.isSliced:
      return try draw(picture, in: image.rect, on: context)
    case .encoded, .picture: break
    }
    let surface = try self.surface(of: image)
    cairo.pointee.save(context)
    defer { cairo.pointee.restore(context) }
    let rect = image.rect
    let whole = ImageSlice(source: Rect(origin: .zero, size: image.size), destination: rect)
    let isWhole = !image.isSliced || image.size.width <= 0 || image.size.height <= 0
    guard !isWhole || image.tint != nil else {
      return drawSlice(whole, unit: nil, of: surface, on: context)
    }
    // Parts that meet inside a pixel cover it together: so they are added up, and drawn as one.
    cairo.pointee.rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    cairo.pointee.clip(context)
    cairo.pointee.push_group(context)
    cairo.pointee.set_operator(context, Cairo.add)
    if isWhole {
      drawSlice(whole, unit: nil, of: surface, on: context)
    } else {
      let unit = Point(
        x: Double(surface.width) / image.size.width, y: Double(surface.height) / image.size.height)
      for slice in image.slices { drawSlice(slice, unit: unit, of: surface, on: context) }
    }
    let group = cairo.pointee.pop_group(context)
    defer { cairo.pointee.pattern_destroy(group) }
    guard let tint = image.tint?.shown else {
      cairo.pointee.set_source(context, group)
      return cairo.pointee.paint(context)
    }
    cairo.pointee.set_source_rgba(context, tint.red, tint.green, tint.blue, tint.alpha)
    cairo.pointee.mask(context, group)
  }

  /// The image's pixels; those of a drawing as many as are shown.
  private func surface(of image: ImageItem) throws(RenderingError) -> PixelSurface {
    let shown = image.isSliced ? image.size : image.rect.size
    let least = 1 / scale
    let pixels = try PixelSize(
      Size(width: max(least, shown.width), height: max(least, shown.height)), scale: scale)
    switch image.source {
    case .encoded(let bytes, let format):
      return try surface(of: bytes, format: format, pixels: pixels)
    case .picture(let picture):
      let surface = try PixelSurface(width: pixels.width, height: pixels.height, cairo: cairo)
      try surface.draw { context throws(RenderingError) in
        try draw(
          picture,
          in: Rect(x: 0, y: 0, width: Double(pixels.width), height: Double(pixels.height)),
          on: context)
      }
      return surface
    case .symbol, .sizeOnly: preconditionFailure("Nothing is known of these but their size.")
    }
  }

  /// Draws a picture over a rectangle, as lines and curves.
  private func draw(
    _ picture: Picture, in rect: Rect, on context: OpaquePointer
  ) throws(RenderingError) {
    let bounds = picture.bounds
    guard bounds.width > 0, bounds.height > 0 else { return }
    let cairo = cairo.functions
    cairo.pointee.save(context)
    defer { cairo.pointee.restore(context) }
    cairo.pointee.rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    cairo.pointee.clip(context)
    cairo.pointee.translate(context, rect.minX, rect.minY)
    cairo.pointee.scale(context, rect.width / bounds.width, rect.height / bounds.height)
    cairo.pointee.translate(context, -bounds.minX, -bounds.minY)
    try draw(picture.items, on: context)
  }

  /// Draws a part of an image; without pixels a point to say where it is, the part is all of it.
  private func drawSlice(
    _ slice: ImageSlice, unit: Point?, of surface: PixelSurface, on context: OpaquePointer
  ) {
    let cairo = cairo.functions
    var source = Rect(
      x: 0, y: 0, width: Double(surface.width), height: Double(surface.height))
    if let unit {
      source = Rect(
        x: slice.source.minX * unit.x, y: slice.source.minY * unit.y,
        width: slice.source.width * unit.x, height: slice.source.height * unit.y)
    }
    let place = slice.destination
    guard source.width > 0, source.height > 0 else { return }
    let isTiled = slice.tilesHorizontally || slice.tilesVertically
    let image = isTiled ? tile(source, of: surface) : surface
    if isTiled { source.origin = .zero }
    let pattern = cairo.pointee.pattern_create_for_surface(image.surface)
    defer { cairo.pointee.pattern_destroy(pattern) }
    let width = slice.tilesHorizontally ? slice.source.width : place.width
    let height = slice.tilesVertically ? slice.source.height : place.height
    let (x, y) = (source.width / width, source.height / height)
    // From the place to the pixels that are shown there.
    var matrix = Transform(
      a: x, b: 0, c: 0, d: y, tx: source.minX - place.minX * x, ty: source.minY - place.minY * y
    ).cairo
    cairo.pointee.pattern_set_matrix(pattern, &matrix)
    cairo.pointee.pattern_set_filter(pattern, Cairo.goodFilter)
    cairo.pointee.pattern_set_extend(pattern, isTiled ? Cairo.repeats : Cairo.pads)
    cairo.pointee.set_source(context, pattern)
    cairo.pointee.rectangle(context, place.minX, place.minY, place.width, place.height)
    cairo.pointee.fill(context)
  }

  /// A part of an image as pixels of its own, which can be repeated; the whole where there is no memory for it.
  private func tile(_ rect: Rect, of surface: PixelSurface) -> PixelSurface {
    let width = max(1, Int(rect.width.rounded()))
    let height = max(1, Int(rect.height.rounded()))
    do throws(RenderingError) {
      let tile = try PixelSurface(width: width, height: height, cairo: cairo)
      try tile.draw { context throws(RenderingError) in
        cairo.functions.pointee.set_source_surface(
          context, surface.surface, -rect.minX.rounded(), -rect.minY.rounded())
        cairo.functions.pointee.paint(context)
      }
      return tile
    } catch {
      return surface
    }
  }

  /// What stands for an image of which only the size is known.
  private func drawPlaceholder(_ image: ImageItem, on context: OpaquePointer) {
    let cairo = cairo.functions
    let color = (image.tint ?? .black).shown
    cairo.pointee.set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    cairo.pointee.set_line_width(context, 1)
    cairo.pointee.set_dash(context, [2, 2], 2, 0)
    let rect = image.rect
    cairo.pointee.rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    cairo.pointee.stroke(context)
  }
}
