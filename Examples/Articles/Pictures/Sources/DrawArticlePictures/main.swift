import ArticlePictures
import Foundation

// Draws the articles' pictures into a folder: Examples/Articles/Pictures unless another is named.
let folder = URL(
  fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "Examples/Articles/Pictures")
for picture in ArticlePicture.all {
  try Data(picture.svg.utf8).write(to: folder.appendingPathComponent(picture.file))
}
try Data(ArticlePicture.index.utf8).write(to: folder.appendingPathComponent("README.md"))
print("\(ArticlePicture.all.count) pictures in \(folder.path)")
