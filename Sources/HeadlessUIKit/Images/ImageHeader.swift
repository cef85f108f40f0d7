import CPNG
import CTurboJPEG
import Foundation

/// What the beginning of an image file says.
///
/// PNG is read by libpng, JPEG by libjpeg-turbo's TurboJPEG: it reads a header in one call that returns its errors,
/// where libjpeg leaves by `longjmp`, which Swift does not survive.
struct ImageHeader {
  /// The pixels as they are stored.
  var width: Int
  var height: Int
  /// The format, such as `png`.
  var format: String
  /// How the pixels are turned to be shown.
  var orientation = UIImage.Orientation.up

  /// Reads a header; `nil` when the bytes are of no format that is known here.
  init?(_ data: Data) {
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self.init(png: data)
    } else if data.starts(with: [0xFF, 0xD8]) {
      self.init(jpeg: data)
    } else {
      return nil
    }
  }

  private init?(png data: Data) {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    let isRead = data.withUnsafeBytes {
      png_image_begin_read_from_memory(&image, $0.baseAddress, $0.count)
    }
    guard isRead != 0 else { return nil }
    width = Int(image.width)
    height = Int(image.height)
    format = "png"
  }

  private init?(jpeg data: Data) {
    guard let reader = tjInitDecompress() else { return nil }
    defer { tjDestroy(reader) }
    var (width, height, subsampling, colorspace): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let failure = data.withUnsafeBytes {
      tjDecompressHeader3(
        reader, $0.bindMemory(to: UInt8.self).baseAddress, UInt($0.count), &width, &height,
        &subsampling, &colorspace)
    }
    guard width > 0, height > 0, failure == 0 || tjGetErrorCode(reader) == 0 else { return nil }
    self.width = Int(width)
    self.height = Int(height)
    format = "jpeg"
    orientation = EXIFOrientation.orientation(ofJPEG: data) ?? .up
  }
}

/// The one field of a camera's notes that moves pixels: tag 0x0112 of EXIF 2.3.
enum EXIFOrientation {
  static func orientation(ofJPEG data: Data) -> UIImage.Orientation? {
    let bytes = [UInt8](data.prefix(1 << 17))
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      let end = min(bytes.count, place + 2 + length)
      // Pixels follow the start of a scan; notes stand before it.
      if bytes[place + 1] == 0xDA || length < 2 { return nil }
      if bytes[place + 1] == 0xE1, end - place > 10,
        bytes[(place + 4)..<(place + 10)].elementsEqual([0x45, 0x78, 0x69, 0x66, 0, 0])
      {
        return orientation(ofTIFF: Array(bytes[(place + 10)..<end]))
      }
      place += 2 + length
    }
    return nil
  }

  private static func orientation(ofTIFF bytes: [UInt8]) -> UIImage.Orientation? {
    guard bytes.count >= 8 else { return nil }
    let isLittle = bytes[0] == 0x49
    func number(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place + count <= bytes.count else { return nil }
      let part = bytes[place..<(place + count)]
      return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for index in 0..<count {
      let entry = directory + 2 + index * 12
      guard let tag = number(entry, 2) else { return nil }
      guard tag == 0x0112, let value = number(entry + 8, 2) else { continue }
      let orientations: [UIImage.Orientation] = [
        .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
      ]
      return (1...8).contains(value) ? orientations[value - 1] : nil
    }
    return nil
  }
}
