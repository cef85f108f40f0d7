import DisplayList
import Foundation

/// The pictures as the files of a documentation catalog.
@MainActor
enum PictureFiles {
  /// Names and contents; a page with a dark ground takes the file whose name ends so.
  static var all: [(name: String, contents: String)] {
    KeycapPicture.all.flatMap { picture in
      [
        (picture.name + ".svg", SVGWriter.document(of: picture.picture(.light))),
        (picture.name + "~dark.svg", SVGWriter.document(of: picture.picture(.dark))),
      ]
    }
  }

  /// Writes every picture into a folder.
  static func write(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, contents) in all {
      try Data(contents.utf8).write(to: folder.appending(path: name))
    }
  }
}
