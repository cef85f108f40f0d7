import Foundation

// KeycapPictures FOLDER: draws the pictures of Keycap's documentation into a folder.
guard CommandLine.arguments.count == 2, let folder = CommandLine.arguments.last else {
  FileHandle.standardError.write(Data("Expected: KeycapPictures FOLDER\n".utf8))
  exit(2)
}
try PictureFiles.write(to: URL(filePath: folder))
