import CPNG
import CTurboJPEG

extension ImageHeader {
  init(png bytes: UnsafeRawBufferPointer) throws(ImageError) {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else {
      let reason = withUnsafeBytes(of: image.message) { message in
        String(decoding: message.prefix { $0 != 0 }, as: UTF8.self)
      }
      throw ImageError(reason: "it cannot be read as a PNG: \(reason)")
    }
    self.init(.png, width: Double(image.width), height: Double(image.height))
  }

  /// TurboJPEG returns its errors, where libjpeg leaves by `longjmp`, which Swift does not survive.
  init(jpeg bytes: UnsafeRawBufferPointer) throws(ImageError) {
    guard let reader = tjInitDecompress() else {
      throw ImageError(reason: "there is no memory to read a JPEG")
    }
    defer { tjDestroy(reader) }
    var (width, height, subsampling, colorspace): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let failure = tjDecompressHeader3(
      reader, bytes.bindMemory(to: UInt8.self).baseAddress, UInt(bytes.count), &width, &height,
      &subsampling, &colorspace)
    guard width > 0, height > 0, failure == 0 || tjGetErrorCode(reader) == 0 else {
      throw ImageError(reason: "it cannot be read as a JPEG")
    }
    self.init(
      .jpeg, width: Double(width), height: Double(height),
      orientation: EXIFOrientation.number(ofJPEG: bytes) ?? 1)
  }
}

/// The one field of a camera's notes that moves pixels: tag 0x0112 of EXIF 2.3.
enum EXIFOrientation {
  static func number(ofJPEG file: UnsafeRawBufferPointer) -> Int? {
    let bytes = UnsafeRawBufferPointer(rebasing: file.prefix(1 << 17))
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      let end = min(bytes.count, place + 2 + length)
      // Pixels follow the start of a scan; notes stand before it.
      if bytes[place + 1] == 0xDA || length < 2 { return nil }
      if bytes[place + 1] == 0xE1, end - place > 10,
        bytes[(place + 4)..<(place + 10)].elementsEqual([0x45, 0x78, 0x69, 0x66, 0, 0])
      {
        return number(ofTIFF: UnsafeRawBufferPointer(rebasing: bytes[(place + 10)..<end]))
      }
      place += 2 + length
    }
    return nil
  }

  private static func number(ofTIFF bytes: UnsafeRawBufferPointer) -> Int? {
    guard bytes.count >= 8 else { return nil }
    let isLittle = bytes[0] == 0x49
    func number(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place + count <= bytes.count else { return nil }
      let part = bytes[place..<(place + count)]
      return isLittle
        ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for index in 0..<count {
      let entry = directory + 2 + index * 12
      guard let tag = number(entry, 2) else { return nil }
      guard tag == 0x0112, let value = number(entry + 8, 2) else { continue }
      return (1...8).contains(value) ? value : nil
    }
    return nil
  }
}
