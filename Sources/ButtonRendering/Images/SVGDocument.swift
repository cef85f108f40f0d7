import ButtonLayout
import CDrawing
import Typesetting

/// An SVG image, read and drawn by librsvg.
final class SVGDocument {
  private let functions: UnsafePointer<keycap_svg>
  private let handle: OpaquePointer

  /// Reads a document.
  ///
  /// - Throws: `RenderingError` for bytes that are no SVG, and where librsvg is not installed.
  init(_ bytes: [UInt8]) throws(RenderingError) {
    guard let functions = keycap_svg() else {
      throw .missing(
        MissingLibrary(name: "librsvg", package: "librsvg2-2", purpose: "SVG images"))
    }
    guard let handle = functions.pointee.handle_new_from_data(bytes, bytes.count, nil) else {
      throw .image(format: "svg", reason: "librsvg cannot read it")
    }
    self.functions = functions
    self.handle = handle
  }

  deinit {
    functions.pointee.unref(UnsafeMutableRawPointer(handle))
  }

  /// Its own size, in points; `nil` where it says none.
  var size: Size? {
    var (width, height) = (0.0, 0.0)
    guard functions.pointee.handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0,
      width > 0, height > 0
    else { return nil }
    return Size(width: width, height: height)
  }

  /// Draws it over a size in pixels.
  func draw(on context: OpaquePointer, width: Int, height: Int) throws(RenderingError) {
    var viewport = RsvgRectangle(x: 0, y: 0, width: Double(width), height: Double(height))
    guard functions.pointee.handle_render_document(handle, context, &viewport, nil) != 0 else {
      throw .image(format: "svg", reason: "librsvg cannot draw it")
    }
  }
}
