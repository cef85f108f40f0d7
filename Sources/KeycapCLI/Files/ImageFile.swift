import ButtonInspection
import ButtonLayout
import CPNG

/// The size of an image file, as `UIImage` would have it.
enum ImageFile {
  /// The size in points: the pixels by the scale that the name ends in (`@2x`, `@3x`).
  ///
  /// - Throws: `QuestionError` at the key path when the file cannot be read as a PNG.
  static func size(at file: String, path: String) throws(QuestionError) -> Size {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard png_image_begin_read_from_file(&image, file) != 0 else {
      throw QuestionError(
        path: path,
        message: "'\(file)' cannot be read as a PNG, the only format so far: \(reason(of: image)).")
    }
    let scale = scale(ofName: file)
    return Size(width: Double(image.width) / scale, height: Double(image.height) / scale)
  }

  /// The pixels a point that a file's name says.
  static func scale(ofName file: String) -> Double {
    let name = file.split(separator: "/").last ?? ""
    let stem = name.split(separator: ".").first ?? ""
    if stem.hasSuffix("@2x") { return 2 }
    if stem.hasSuffix("@3x") { return 3 }
    return 1
  }

  private static func reason(of image: png_image) -> String {
    withUnsafeBytes(of: image.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
