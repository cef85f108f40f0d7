import ButtonInspection
import ButtonLayout
import ImageAssets
import Typesetting

/// The images that stand beside documents, each file read once however many documents name it.
final class DocumentImages: Sendable {
  private let index: AssetIndex
  private let found: Guarded<[Place: Result<FoundImage, FileError>]> = Guarded([:])

  /// What decides which file is taken.
  private struct Place: Hashable {
    let path: String
    let scale: Double
    let idiom: Idiom
    let isRightToLeft: Bool
  }

  init(_ index: AssetIndex) {
    self.index = index
  }

  /// The image of a name, for a document.
  ///
  /// - Throws: `FileError` when there is one that cannot be read.
  func image(_ request: ImageRequest, near document: String) throws(FileError) -> FoundImage? {
    if index.isEmpty { return nil }
    if let folder = index.imageSet(named: request.name, near: document) {
      return try remembered(folder, request) { () throws(FileError) in
        try DocumentImages.image(inSet: folder, request)
      }
    }
    let files = index.imageFiles(named: request.name, near: document)
    guard let file = DocumentImages.best(of: files, request) else { return nil }
    return try remembered(file, request) { () throws(FileError) in
      FoundImage(
        file: file, header: try DocumentImages.header(of: file),
        scales: Set(files.map { ImageName($0).scale }).sorted())
    }
  }

  private func remembered(
    _ path: String, _ request: ImageRequest, _ read: () throws(FileError) -> FoundImage
  ) throws(FileError) -> FoundImage {
    let place = Place(
      path: path, scale: request.scale, idiom: request.idiom,
      isRightToLeft: request.direction == .rightToLeft)
    if let known = found.withValue({ $0[place] }) { return try known.get() }
    // Read outside the lock: that two cores read the same file at once is rarer than that one waits.
    let result = Result(catching: read)
    found.withValue { $0[place] = result }
    return try result.get()
  }

  private static func image(
    inSet folder: String, _ request: ImageRequest
  ) throws(FileError) -> FoundImage {
    let set: ImageSet
    do throws(ImageError) {
      set = try ImageSet(contents: try contents(of: "\(folder)/Contents.json"))
    } catch {
      throw FileError(path: folder, reason: error.reason)
    }
    guard
      let variant = set.best(
        scale: request.scale, idiom: request.idiom, direction: request.direction)
    else {
      throw FileError(path: folder, reason: "It has no file for this kind of device")
    }
    let file = "\(folder)/\(variant.filename)"
    return FoundImage(
      file: file, header: try header(of: file), variant: variant, in: set, idiom: request.idiom)
  }

  private static func contents(of file: String) throws(ImageError) -> [UInt8] {
    do throws(FileError) {
      return try FileBytes.contents(of: file)
    } catch {
      throw ImageError(reason: "its Contents.json cannot be read: \(error.reason)")
    }
  }

  private static func header(of file: String) throws(FileError) -> ImageHeader {
    let bytes = try FileBytes.contents(of: file)
    do throws(ImageError) {
      return try ImageHeader(bytes)
    } catch {
      throw FileError(path: file, reason: error.reason)
    }
  }

  /// The file of a screen's scale, else of the next larger one, else of the largest.
  private static func best(of files: [String], _ request: ImageRequest) -> String? {
    files.min { first, second in
      rank(ImageName(first), request) < rank(ImageName(second), request)
    }
  }

  private static func rank(_ name: ImageName, _ request: ImageRequest) -> (Int, Double) {
    if name.scale == request.scale { return (0, 0) }
    return name.scale > request.scale ? (1, name.scale) : (2, -name.scale)
  }
}
