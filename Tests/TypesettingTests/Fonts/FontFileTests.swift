import Foundation
import Testing

@testable import Typesetting

struct FontFileTests {
  @Test(arguments: TestFont.allCases)
  func `a font opens`(font: TestFont) throws {
    let file = try font.file()
    #expect((1000...2816).contains(file.unitsPerEm))
    #expect((1...3).contains(file.lineHeightPerPoint))
  }

  /// The table 'hhea' of the files, read by hand.
  @Test(arguments: [
    (TestFont.notoSans, "Noto Sans", 1000.0, 1069.0, 1362.0),
    (.liberationSans, "Liberation Sans", 2048, 1854, 2355),
    (.inter, "Inter", 2816, 2728, 3408),
    (.notoSansCJK, "Noto Sans CJK SC", 1000, 1160, 1448),
  ])
  func `heights are those of the horizontal header`(
    font: TestFont, name: String, units: Double, ascender: Double, lineHeight: Double
  ) throws {
    let file = try font.file()
    #expect(file.name == name)
    #expect(file.unitsPerEm == units)
    #expect(file.ascenderPerPoint == ascender / units)
    #expect(file.lineHeightPerPoint == lineHeight / units)
  }

  /// A file that holds these bytes, while the body runs.
  private func withFile(_ bytes: Data, _ body: (String) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).ttf")
    try bytes.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    try body(url.path)
  }

  private func reason(_ path: String, index: Int = 0) -> String? {
    do throws(FontError) {
      _ = try FontFile(path: path, index: index)
      return nil
    } catch {
      return error.path == path ? error.reason : "it names another path"
    }
  }

  @Test(arguments: ["", "/nowhere/at/all.ttf", "/"])
  func `a path without a file is an error`(path: String) {
    #expect(
      ["it cannot be read", "it holds no font that HarfBuzz can read"].contains(reason(path)))
  }

  @Test(arguments: [
    Data(), Data("<html>".utf8), Data(repeating: 0, count: 4096), Data("OTTO".utf8),
  ])
  func `a file that is no font is an error`(bytes: Data) throws {
    try withFile(bytes) { #expect(reason($0) != nil) }
  }

  @Test(arguments: TestFont.allCases)
  func `a font that is cut short anywhere is an error`(font: TestFont) throws {
    let whole = try Data(contentsOf: URL(filePath: font.path), options: .alwaysMapped)
    for share in [0.0001, 0.01, 0.3, 0.9, 0.9999] {
      try withFile(whole.prefix(Int(Double(whole.count) * share))) {
        #expect(reason($0, index: font.index) != nil, "at \(share)")
      }
    }
  }

  @Test func `a table's length is not believed`() throws {
    var bytes = try Data(contentsOf: URL(filePath: TestFont.notoSans.path))
    bytes.replaceSubrange(24..<28, with: [0xFF, 0xFF, 0xFF, 0xFF])
    try withFile(bytes) { #expect(reason($0) == "it is cut short") }
  }

  @Test(arguments: ["cmap", "hhea", "hmtx", "maxp", "head"])
  func `a font without a table that measuring needs is an error`(tag: String) throws {
    var bytes = try Data(contentsOf: URL(filePath: TestFont.liberationSans.path))
    let place = try #require(bytes.prefix(400).range(of: Data(tag.utf8)))
    bytes.replaceSubrange(place, with: Data("zzzz".utf8))
    try withFile(bytes) {
      #expect(reason($0) == "it lacks the table '\(tag)', without which nothing is measured")
    }
  }

  @Test func `every font of a collection opens, and none behind its end`() throws {
    let path = TestFont.notoSansCJK.path
    let names = try (0..<5).map { try FontFile(path: path, index: $0).name }
    #expect(names == ["JP", "KR", "SC", "TC", "HK"].map { "Noto Sans CJK \($0)" })
    #expect(reason(path, index: 10) == "it holds 10 fonts, and none of number 10")
    #expect(reason(path, index: -1) == "it holds 10 fonts, and none of number -1")
    #expect(reason(TestFont.inter.path, index: 1) == "it holds 1 fonts, and none of number 1")
  }

  @Test func `a font draws a letter and its mark where it has the letter with the mark`() throws {
    let font = try TestFont.liberationSans.file()
    #expect(font.covers("A\u{30A}" as Character))
    #expect(font.covers("\u{212B}" as Character))
    #expect(!font.covers("登" as Character))
  }
}
