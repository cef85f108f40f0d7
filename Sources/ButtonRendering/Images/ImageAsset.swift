import ButtonLayout
import CDrawing
import CPNG
import DisplayList

/// An image file as bytes: its format by its beginning, its size by the library of the format.
public struct ImageAsset: Equatable, Sendable {
  /// The formats that are drawn.
  public enum Format: String, Sendable, CaseIterable {
    /// Portable Network Graphics, read by libpng.
    case png
    /// JPEG, read by TurboJPEG.
    case jpeg
    /// Scalable Vector Graphics, read by librsvg.
    case svg
    /// The Portable Document Format, drawn by Poppler's `pdftocairo`.
    case pdf
  }

  /// The file.
  public let bytes: [UInt8]
  /// Its format.
  public let format: Format
  /// Its size: pixels, or the points of a drawing.
  public let size: Size
  /// Whether the size is points, whatever the file's name says of pixels.
  public var isDrawing: Bool { format == .svg || format == .pdf }

  /// Reads an image's beginning.
  ///
  /// - Throws: `RenderingError` for bytes of no such format, and where a library is missing.
  public init(_ bytes: [UInt8]) throws(RenderingError) {
    guard let format = Format(beginning: bytes) else {
      throw .image(
        format: "unknown", reason: "a PNG, JPEG, SVG or PDF was expected")
    }
    self.bytes = bytes
    self.format = format
    size = try Self.size(of: bytes, format)
  }

  /// Where a display list takes the pixels from.
  public var source: ImageItem.Source { .encoded(bytes, format: format.rawValue) }

  private static func size(
    of bytes: [UInt8], _ format: Format
  ) throws(RenderingError) -> Size {
    switch format {
    case .png:
      var image = png_image()
      image.version = png_uint_32(PNG_IMAGE_VERSION)
      defer { png_image_free(&image) }
      guard png_image_begin_read_from_memory(&image, bytes, bytes.count) != 0 else {
        throw .image(format: "png", reason: DecodedImage.reason(of: image))
      }
      return Size(width: Double(image.width), height: Double(image.height))
    case .jpeg: return try DecodedImage.jpegSize(bytes)
    case .svg:
      guard let size = try SVGDocument(bytes).size else {
        throw .image(
          format: "svg", reason: "width and height were expected, in pixels, and found in neither")
      }
      return size
    case .pdf:
      guard let size = PDFPage.size(of: bytes) else {
        throw .image(format: "pdf", reason: "a media box was expected, and none can be read")
      }
      return size
    }
  }
}

extension ImageAsset.Format {
  /// The format that bytes begin as; `nil` for another.
  init?(beginning bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      self = .jpeg
    } else if bytes.starts(with: Array("%PDF-".utf8)) {
      self = .pdf
    } else if Self.isSVG(bytes) {
      self = .svg
    } else {
      return nil
    }
  }

  /// Whether text begins with a tag, a declaration or a comment, and an `svg` element follows soon.
  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    let start = String(decoding: bytes.prefix(4096), as: UTF8.self)
    let first = start.first { !$0.isWhitespace && $0 != "\u{FEFF}" }
    return first == "<" && start.contains("<svg")
  }
}
