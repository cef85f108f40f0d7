import CDrawing
import Typesetting

/// Reads JPEG by TurboJPEG.
final class JPEGReader {
  private let functions: UnsafePointer<keycap_jpeg>
  private let handle: UnsafeMutableRawPointer

  /// - Throws: `RenderingError` where TurboJPEG is not installed.
  init() throws(RenderingError) {
    guard let functions = keycap_jpeg() else {
      throw .missing(
        MissingLibrary(name: "TurboJPEG", package: "libturbojpeg0", purpose: "JPEG images"))
    }
    guard let handle = functions.pointee.InitDecompress() else {
      throw .image(format: "jpeg", reason: "TurboJPEG could not begin")
    }
    self.functions = functions
    self.handle = handle
  }

  deinit {
    _ = functions.pointee.Destroy(handle)
  }

  /// The pixels of an image.
  func size(of bytes: [UInt8]) throws(RenderingError) -> (width: Int, height: Int) {
    var (width, height, subsampling, colors): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let failure = functions.pointee.DecompressHeader3(
      handle, bytes, UInt(bytes.count), &width, &height, &subsampling, &colors)
    guard width > 0, height > 0, isFine(failure) else {
      throw .image(format: "jpeg", reason: "its header cannot be read")
    }
    return (Int(width), Int(height))
  }

  /// Decodes an image onto pixels of its size.
  func read(_ bytes: [UInt8], into surface: PixelSurface) throws(RenderingError) {
    let (width, height, stride) = (surface.width, surface.height, surface.stride)
    let failure = surface.withBytes { pixels in
      functions.pointee.Decompress2(
        handle, bytes, UInt(bytes.count), pixels.bindMemory(to: UInt8.self).baseAddress,
        Int32(width), Int32(stride), Int32(height), JPEGPixels.bgra, 0)
    }
    guard isFine(failure) else { throw .image(format: "jpeg", reason: "it is damaged") }
  }

  /// A warning, such as a missing end, leaves the picture as far as it goes.
  private func isFine(_ failure: Int32) -> Bool {
    failure == 0 || functions.pointee.GetErrorCode(handle) == 0
  }
}
