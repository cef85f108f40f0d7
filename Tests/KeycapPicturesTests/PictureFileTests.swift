import Foundation
import Testing

@testable import KeycapPictures

@MainActor struct PictureFileTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/Keycap/Keycap.docc/Resources").standardizedFileURL

  @Test func `the catalog holds the pictures as they would be drawn, and no others`() throws {
    let stored = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(
      Set(stored) == Set(PictureFiles.all.map(\.name)), "`make pictures` writes them")
    for (name, contents) in PictureFiles.all {
      let file = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
      let isFresh = file == contents
      #expect(isFresh, "\(name): `make pictures` writes it")
    }
  }
}
