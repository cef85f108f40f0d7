import CDrawing

/// Pixels that Cairo draws on and takes images from: blue, green, red and opacity, the colours multiplied by it.
final class PixelSurface {
  let cairo: Cairo
  let surface: OpaquePointer
  let width: Int
  let height: Int

  /// Clear pixels.
  ///
  /// - Throws: `RenderingError` where there is no memory for them.
  init(width: Int, height: Int, cairo: Cairo) throws(RenderingError) {
    self.cairo = cairo
    self.width = width
    self.height = height
    surface = cairo.functions.pointee.image_surface_create(
      Cairo.pixelFormat, Int32(width), Int32(height))
    let status = cairo.functions.pointee.surface_status(surface)
    guard status == 0 else {
      let reason = String(cString: cairo.functions.pointee.status_to_string(status))
      throw .drawing(reason: reason)
    }
  }

  deinit {
    cairo.functions.pointee.surface_destroy(surface)
  }

  /// Bytes from one row to the next.
  var stride: Int { Int(cairo.functions.pointee.image_surface_get_stride(surface)) }

  /// Reads or changes the bytes, row by row.
  func withBytes<Result>(_ body: (UnsafeMutableRawBufferPointer) -> Result) -> Result {
    cairo.functions.pointee.surface_flush(surface)
    let start = cairo.functions.pointee.image_surface_get_data(surface)
    defer { cairo.functions.pointee.surface_mark_dirty(surface) }
    return body(UnsafeMutableRawBufferPointer(start: start, count: stride * height))
  }

  /// Draws on the pixels.
  func draw(_ body: (OpaquePointer) throws(RenderingError) -> Void) throws(RenderingError) {
    let context = cairo.functions.pointee.create(surface)
    defer { cairo.functions.pointee.destroy(context) }
    try body(context)
    try cairo.check(context)
  }
}
