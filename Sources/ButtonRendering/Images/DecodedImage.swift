import ButtonLayout
import CPNG

/// An image file's pixels, by the library of its format.
enum DecodedImage {
  /// Decodes an image.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - format: `png`, `jpeg`, `svg` or `pdf`.
  ///   - pixels: The size that a format without pixels of its own is drawn at.
  ///   - cairo: Cairo.
  /// - Returns: The pixels.
  /// - Throws: `RenderingError` for bytes that are no such image, and where a library is missing.
  static func surface(
    _ bytes: [UInt8], format: String, pixels: PixelSize, cairo: Cairo
  ) throws(RenderingError) -> PixelSurface {
    switch format {
    case "png": return try png(bytes, cairo)
    case "jpeg": return try jpeg(bytes, cairo)
    case "svg": return try svg(bytes, pixels, cairo)
    case "pdf": return try png(try PDFPage.png(of: bytes, pixels: pixels), cairo)
    default:
      throw .image(format: format, reason: "expected 'png', 'jpeg', 'svg' or 'pdf'")
    }
  }

  private static func png(_ bytes: [UInt8], _ cairo: Cairo) throws(RenderingError) -> PixelSurface {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard png_image_begin_read_from_memory(&image, bytes, bytes.count) != 0 else {
      throw .image(format: "png", reason: reason(of: image))
    }
    try checkSize(Int(image.width), Int(image.height), "png")
    image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_BGR)
    let surface = try PixelSurface(
      width: Int(image.width), height: Int(image.height), cairo: cairo)
    let stride = png_int_32(surface.stride)
    let isRead = surface.withBytes { pixels in
      let done = png_image_finish_read(&image, nil, pixels.baseAddress, stride, nil)
      multiplyByAlpha(pixels)
      return done
    }
    guard isRead != 0 else { throw .image(format: "png", reason: reason(of: image)) }
    return surface
  }

  static func reason(of image: png_image) -> String {
    withUnsafeBytes(of: image.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  private static func multiplyByAlpha(_ pixels: UnsafeMutableRawBufferPointer) {
    for place in stride(from: 0, to: pixels.count, by: 4) {
      let alpha = Int(pixels[place + 3])
      if alpha == 255 { continue }
      for color in place..<(place + 3) {
        pixels[color] = UInt8((Int(pixels[color]) * alpha + 127) / 255)
      }
    }
  }

  /// The pixels of a JPEG.
  static func jpegSize(_ bytes: [UInt8]) throws(RenderingError) -> Size {
    let turbo = try JPEGReader()
    let size = try turbo.size(of: bytes)
    return Size(width: Double(size.width), height: Double(size.height))
  }

  private static func jpeg(
    _ bytes: [UInt8], _ cairo: Cairo
  ) throws(RenderingError) -> PixelSurface {
    let reader = try JPEGReader()
    let (width, height) = try reader.size(of: bytes)
    try checkSize(width, height, "jpeg")
    let surface = try PixelSurface(width: width, height: height, cairo: cairo)
    try reader.read(bytes, into: surface)
    return surface
  }

  private static func svg(
    _ bytes: [UInt8], _ pixels: PixelSize, _ cairo: Cairo
  ) throws(RenderingError) -> PixelSurface {
    let document = try SVGDocument(bytes)
    let surface = try PixelSurface(width: pixels.width, height: pixels.height, cairo: cairo)
    try surface.draw { context throws(RenderingError) in
      try document.draw(on: context, width: pixels.width, height: pixels.height)
    }
    return surface
  }

  private static func checkSize(
    _ width: Int, _ height: Int, _ format: String
  ) throws(RenderingError) {
    guard (1...PixelSize.longest).contains(width), (1...PixelSize.longest).contains(height),
      width * height <= PixelSize.most
    else { throw .image(format: format, reason: "it has \(width) by \(height) pixels") }
  }
}
