import ButtonLayout
import CDrawing
import CPNGWriting
import Typesetting

/// A picture's pixels.
public struct Raster: Equatable, Sendable {
  /// Pixels from left to right.
  public let width: Int
  /// Pixels from top to bottom.
  public let height: Int
  /// Red, green, blue and opacity of every pixel, row by row from the top; colours are not multiplied by opacity.
  public let pixels: [UInt8]

  /// Creates pixels.
  ///
  /// - Precondition: There are four bytes a pixel.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(
      pixels.count == width * height * 4, "A raster of \(width) × \(height) has 4 bytes a pixel.")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Reads the pixels of a PNG.
  ///
  /// - Throws: `RenderingError` for bytes that are no PNG.
  public init(png bytes: [UInt8]) throws(RenderingError) {
    let pixels = try PixelSize(Size(width: 1, height: 1), scale: 1)
    self.init(
      try DecodedImage.surface(bytes, format: "png", pixels: pixels, cairo: try Cairo()))
  }

  /// Takes the pixels of a surface.
  init(_ surface: PixelSurface) {
    width = surface.width
    height = surface.height
    let (columns, rows, stride) = (surface.width, surface.height, surface.stride)
    pixels = surface.withBytes { bytes in
      [UInt8](unsafeUninitializedCapacity: columns * rows * 4) { result, count in
        var next = 0
        for row in 0..<rows {
          for place in Swift.stride(from: row * stride, to: row * stride + columns * 4, by: 4) {
            let alpha = bytes[place + 3]
            result[next] = Raster.divided(bytes[place + 2], by: alpha)
            result[next + 1] = Raster.divided(bytes[place + 1], by: alpha)
            result[next + 2] = Raster.divided(bytes[place], by: alpha)
            result[next + 3] = alpha
            next += 4
          }
        }
        count = next
      }
    }
  }

  /// A colour that was multiplied by its opacity, as it was before.
  private static func divided(_ value: UInt8, by alpha: UInt8) -> UInt8 {
    if alpha == 255 { return value }
    if alpha == 0 { return 0 }
    return UInt8(min(255, (Int(value) * 255 + Int(alpha) / 2) / Int(alpha)))
  }

  /// Whether nothing shines through.
  public var isOpaque: Bool {
    for place in stride(from: 3, to: pixels.count, by: 4) where pixels[place] != 255 {
      return false
    }
    return true
  }

  /// The pixels as a PNG: RGB where nothing shines through, else RGBA.
  ///
  /// The bytes depend on the machine's zlib; the pixels do not.
  ///
  /// - Throws: `RenderingError` where there is no memory for the file.
  public func png() throws(RenderingError) -> [UInt8] {
    let isOpaque = self.isOpaque
    let rows = isOpaque ? withoutAlpha : pixels
    var count = 0
    guard
      let bytes = keycap_png_write(rows, UInt32(width), UInt32(height), isOpaque ? 0 : 1, &count)
    else { throw .drawing(reason: "there is no memory for the PNG") }
    defer { bytes.deallocate() }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  private var withoutAlpha: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: width * height * 3) { result, count in
      var next = 0
      for place in stride(from: 0, to: pixels.count, by: 4) {
        result[next] = pixels[place]
        result[next + 1] = pixels[place + 1]
        result[next + 2] = pixels[place + 2]
        next += 3
      }
      count = next
    }
  }

  /// The pixels as a JPEG on white, which knows no opacity.
  ///
  /// - Parameter quality: 0 to 1.
  /// - Returns: The file.
  /// - Throws: `RenderingError` where TurboJPEG is not installed or gives up.
  public func jpeg(quality: Double) throws(RenderingError) -> [UInt8] {
    guard let turbo = keycap_jpeg() else {
      throw .missing(
        MissingLibrary(name: "TurboJPEG", package: "libturbojpeg0", purpose: "JPEG"))
    }
    guard let writer = turbo.pointee.InitCompress() else {
      throw .drawing(reason: "TurboJPEG could not begin")
    }
    defer { _ = turbo.pointee.Destroy(writer) }
    var bytes: UnsafeMutablePointer<UInt8>?
    var size: UInt = 0
    let percent = Int32((min(1, max(0, quality)) * 99 + 1).rounded())
    let failure = turbo.pointee.Compress2(
      writer, onWhite, Int32(width), 0, Int32(height), JPEGPixels.rgb, &bytes, &size,
      JPEGPixels.fullColor, percent, 0)
    defer { turbo.pointee.Free(bytes) }
    guard failure == 0, let bytes else { throw .drawing(reason: "TurboJPEG could not write") }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(size)))
  }

  /// Red, green and blue before white.
  private var onWhite: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(width * height * 3)
    for place in stride(from: 0, to: pixels.count, by: 4) {
      let alpha = Int(pixels[place + 3])
      for color in place..<(place + 3) {
        result.append(UInt8((Int(pixels[color]) * alpha + 255 * (255 - alpha) + 127) / 255))
      }
    }
    return result
  }
}

/// TurboJPEG's numbers.
enum JPEGPixels {
  /// `TJPF_RGB`.
  static let rgb: Int32 = 0
  /// `TJPF_BGRA`.
  static let bgra: Int32 = 8
  /// `TJSAMP_444`.
  static let fullColor: Int32 = 0
}
