import Foundation
import Testing

/// Images that are named by a file.
@Suite struct ImageFileTests {
  /// The first bytes of a PNG of 60 × 45 pixels: its signature, and the chunk that says the size.
  private static let header: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    + Array("IHDR".utf8) + [0, 0, 0, 60, 0, 0, 0, 45, 8, 2, 0, 0, 0, 0x73, 0xD3, 0x69, 0x0A]

  private func answer(_ name: String, _ bytes: [UInt8]) throws -> JSONLine {
    try withScratch { folder in
      try Data(bytes).write(to: folder.appendingPathComponent(name))
      return try Tool.run(
        ["layout"], input: Array("{\"image\":{\"file\":\"\(name)\"}}".utf8), in: folder
      ).answer()
    }
  }

  @Test(arguments: [("gift.png", 1.0), ("gift@2x.png", 2), ("gift@3x.png", 3), ("2x.png", 1)])
  func `the pixels by the scale of the name are the points`(name: String, scale: Double) throws {
    let file = try #require(storefront("gift.imageset/gift@2x.png"))
    let answer = try answer(name, file)
    #expect(answer.numbers("imageRect")?.suffix(2) == [56 / scale, 56 / scale])
  }

  @Test(
    arguments: [
      ("empty.png", []), ("text.png", Array("no picture".utf8)), ("jpeg.jpg", [0xFF, 0xD8, 0xFF]),
      ("short.png", Array(Self.header.prefix(20))), ("bad.png", Self.header),
    ] as [(String, [UInt8])])
  func `a file that is no image is an error at its path`(name: String, bytes: [UInt8]) throws {
    let error = try #require(try answer(name, bytes).error)
    #expect(
      error.hasPrefix("image.file: '\(name)' cannot be read as an image: "))
    #expect(error.hasSuffix("."))
  }

  private func storefront(_ name: String) -> [UInt8]? {
    FileManager.default.contents(
      atPath: Storefront.folder.appendingPathComponent("Assets.xcassets/\(name)").path
    ).map { [UInt8]($0) }
  }
}
