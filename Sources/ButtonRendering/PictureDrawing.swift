import ButtonLayout
import CDrawing
import DisplayList
import Typesetting

/// Draws pictures: as pixels, as PDF and as SVG.
///
/// What is drawn depends on the picture, the fonts that the measurer finds and the drawing library, and on no setting of
/// the machine: text becomes outlines first, so the same picture gives the same SVG byte by byte and the same pixels.
///
///     let drawing = PictureDrawing()
///     let png = try drawing.raster(of: picture).png()
public struct PictureDrawing: Sendable {
  private let measurer: TextMeasurer

  /// Creates somebody who draws.
  ///
  /// - Parameter measurer: Who measures text, with the fonts; it should be the one that measured the titles.
  public init(measurer: TextMeasurer = TextMeasurer()) {
    self.measurer = measurer
  }

  /// The picture's pixels, `scale` of them a point.
  ///
  /// - Throws: `RenderingError` when a font, a library or an image is missing or damaged, and for a picture without
  ///   extent.
  public func raster(of picture: Picture) throws(RenderingError) -> Raster {
    let scale = picture.scale > 0 && picture.scale.isFinite ? picture.scale : 1
    let pixels = try PixelSize(picture.bounds.size, scale: scale)
    let cairo = try Cairo()
    var outliner = TextOutliner(measurer: measurer)
    let picture = try outliner.outlined(picture)
    let surface = try PixelSurface(width: pixels.width, height: pixels.height, cairo: cairo)
    try surface.draw { context throws(RenderingError) in
      let call = cairo.functions
      if picture.isOpaque {
        call.pointee.set_source_rgba(context, 0, 0, 0, 1)
        call.pointee.paint(context)
      }
      call.pointee.scale(context, scale, scale)
      call.pointee.translate(context, -picture.bounds.minX, -picture.bounds.minY)
      try PictureRenderer(cairo: cairo, scale: scale).draw(picture.items, on: context)
    }
    return Raster(surface)
  }

  /// The picture as SVG, its text as outlines.
  ///
  /// - Throws: `RenderingError` when a font is missing or damaged.
  public func svg(of picture: Picture) throws(RenderingError) -> String {
    var outliner = TextOutliner(measurer: measurer)
    return SVGWriter.document(of: try outliner.outlined(picture))
  }

  /// Pictures as the pages of a PDF, a point of theirs a point of its; shadows are pixels, everything else lines and
  /// curves.
  ///
  /// - Throws: `RenderingError` when a font, a library or an image is missing or damaged.
  public func pdf(of pages: [Picture]) throws(RenderingError) -> [UInt8] {
    let cairo = try Cairo()
    let output = PDFOutput()
    let closure = Unmanaged.passUnretained(output).toOpaque()
    let first = pages.first?.bounds.size ?? Size(width: 1, height: 1)
    let surface = cairo.functions.pointee.pdf_surface_create_for_stream(
      { closure, data, length in
        guard let closure else { return PDFOutput.writeError }
        let output = Unmanaged<PDFOutput>.fromOpaque(closure).takeUnretainedValue()
        output.bytes += UnsafeBufferPointer(start: data, count: Int(length))
        return 0
      }, closure, first.width, first.height)
    defer { cairo.functions.pointee.surface_destroy(surface) }
    // The day on which it was drawn would be a byte that changes.
    cairo.functions.pointee.pdf_surface_set_metadata(
      surface, PDFOutput.creationDate, "2000-01-01T00:00:00Z")
    var outliner = TextOutliner(measurer: measurer)
    let context = cairo.functions.pointee.create(surface)
    defer { cairo.functions.pointee.destroy(context) }
    for page in pages {
      let page = try outliner.outlined(page)
      let scale = page.scale > 0 && page.scale.isFinite ? page.scale : 1
      _ = try PixelSize(page.bounds.size, scale: scale)
      cairo.functions.pointee.pdf_surface_set_size(
        surface, page.bounds.width, page.bounds.height)
      cairo.functions.pointee.save(context)
      cairo.functions.pointee.translate(context, -page.bounds.minX, -page.bounds.minY)
      try PictureRenderer(cairo: cairo, scale: scale).draw(page.items, on: context)
      cairo.functions.pointee.restore(context)
      cairo.functions.pointee.show_page(context)
    }
    cairo.functions.pointee.surface_finish(surface)
    try cairo.check(context)
    return output.bytes
  }
}

/// Where Cairo writes a PDF.
private final class PDFOutput {
  var bytes: [UInt8] = []

  /// `CAIRO_STATUS_WRITE_ERROR`.
  static let writeError: UInt32 = 11
  /// `CAIRO_PDF_METADATA_CREATE_DATE`.
  static let creationDate: UInt32 = 5
}
