import ButtonInspection
import ButtonLayout
import ButtonRendering

/// An image file, as `UIImage` would have it.
enum ImageFile {
  /// Whether a name is one of an image that can be read.
  static func isImage(_ name: String) -> Bool {
    [".png", ".jpg", ".jpeg", ".pdf", ".svg"].contains { name.hasSuffix($0) }
  }

  /// The size in points: the pixels by the scale that the name ends in (`@2x`, `@3x`), or a drawing's own.
  ///
  /// - Throws: `QuestionError` at the key path when the file cannot be read as an image.
  static func size(at file: String, path: String) throws(QuestionError) -> Size {
    let asset = try asset(at: file, path: path)
    let scale = asset.isDrawing ? 1 : scale(ofName: file)
    return Size(width: asset.size.width / scale, height: asset.size.height / scale)
  }

  /// The image itself.
  ///
  /// - Throws: `QuestionError` at the key path when the file cannot be read as an image.
  static func asset(at file: String, path: String) throws(QuestionError) -> ImageAsset {
    let reason: String
    do {
      return try ImageAsset(try FileBytes.contents(of: file))
    } catch let error as FileError {
      reason = error.reason
    } catch let error as RenderingError {
      reason = error.reason
    } catch {
      reason = "\(error)"
    }
    throw QuestionError(path: path, message: "'\(file)' cannot be read as an image: \(reason).")
  }

  /// The pixels a point that a file's name says.
  static func scale(ofName file: String) -> Double {
    let name = file.split(separator: "/").last ?? ""
    let stem = name.split(separator: ".").first ?? ""
    if stem.hasSuffix("@2x") { return 2 }
    if stem.hasSuffix("@3x") { return 3 }
    return 1
  }
}
