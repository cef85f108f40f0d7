/// What the beginning of an image file says of its size.
///
/// PNG is read by libpng, JPEG by TurboJPEG, SVG by Expat; of a PDF its first MediaBox counts.
public struct ImageHeader: Equatable, Sendable {
  /// The formats that are known here.
  public enum Format: String, Equatable, Sendable {
    /// Portable Network Graphics.
    case png
    /// JPEG, with the orientation of its EXIF notes.
    case jpeg
    /// Scalable Vector Graphics.
    case svg
    /// Portable Document Format.
    case pdf
  }

  /// The format.
  public var format: Format
  /// The width as it is stored: pixels, or points of a vector image.
  public var width: Double
  /// The height as it is stored: pixels, or points of a vector image.
  public var height: Double
  /// How the pixels are turned to be shown, as EXIF counts: 1 to 8, 1 for not at all.
  public var orientation: Int

  /// Whether the image has points of its own instead of pixels.
  public var isVector: Bool { format == .svg || format == .pdf }
  /// Whether width and height change places when the image is shown.
  public var isTurned: Bool { orientation > 4 }

  package init(_ format: Format, width: Double, height: Double, orientation: Int = 1) {
    self.format = format
    self.width = width
    self.height = height
    self.orientation = orientation
  }

  /// Reads a header; linear in what is looked through, for PNG and JPEG independent of the pixels.
  ///
  /// - Throws: `ImageError` when the bytes are of no known format or do not say a size.
  public init(_ bytes: UnsafeRawBufferPointer) throws(ImageError) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = try ImageHeader(png: bytes)
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      self = try ImageHeader(jpeg: bytes)
    } else if bytes.starts(with: Array("%PDF-".utf8)) {
      self = try ImageHeader(pdf: bytes)
    } else if let header = try ImageHeader(svg: bytes) {
      self = header
    } else {
      throw ImageError(reason: "it is no PNG, JPEG, SVG or PDF")
    }
  }

  /// Reads a header from an array; see ``init(_:)-(UnsafeRawBufferPointer)``.
  public init(_ bytes: [UInt8]) throws(ImageError) {
    self = try bytes.withUnsafeBufferPointer { buffer throws(ImageError) in
      try ImageHeader(UnsafeRawBufferPointer(buffer))
    }
  }
}

/// Why an image file says no size, as half a sentence.
public struct ImageError: Error, Equatable, CustomStringConvertible {
  /// What was found.
  public var reason: String

  /// Creates an error.
  public init(reason: String) {
    self.reason = reason
  }

  /// The reason.
  public var description: String { reason }
}
