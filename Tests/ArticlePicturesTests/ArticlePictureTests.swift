import ArticlePictures
import DisplayList
import Foundation
import Testing

@MainActor
@Suite struct ArticlePictureTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples/Articles/Pictures")

  /// What the articles show, by article: written down here by hand, so that none is forgotten there.
  nonisolated static let shown = [
    "000-default-layout", "000-insets", "000-alignments-compared", "000-image-area",
    "000-title-area", "000-both-areas", "000-centred", "000-spacing", "000-imperfect-effect",
    "000-title-not-shown", "000-not-by-the-book", "000-expected-effect", "001-default-layout",
    "001-left-50-expected", "001-left-50-true", "001-left-alignment", "001-left-alignment-right-50",
    "001-left-alignment-right-175", "001-top-50", "002-three-buttons", "002-inset-zones",
    "002-image-made-smaller", "002-three-ways-sharpness", "004-finished-button",
  ]

  @Test func `every picture of the articles is drawn, and no other`() throws {
    #expect(ArticlePicture.all.map { "\($0.article)-\($0.name)" } == Self.shown)
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".svg") }
    #expect(files.sorted() == Self.shown.map { "\($0).svg" }.sorted())
  }

  @Test(arguments: shown) func `is as it is drawn today`(name: String) throws {
    let picture = try #require(
      ArticlePicture.all.first { $0.file == "\(name).svg" }, "\(name) is not drawn.")
    let kept = try String(
      contentsOf: Self.folder.appendingPathComponent(picture.file), encoding: .utf8)
    #expect(picture.svg == kept, "\(name) is stale: swift run DrawArticlePictures")
    #expect(kept.utf8.count < 32_000, "\(name) is large")
  }

  @Test func `the list is as it is written today`() throws {
    let kept = try String(
      contentsOf: Self.folder.appendingPathComponent("README.md"), encoding: .utf8)
    #expect(ArticlePicture.index == kept, "The list is stale: swift run DrawArticlePictures")
    #expect(Self.shown.allSatisfy { kept.contains("(\($0).svg)") })
  }

  @Test(arguments: shown) func `has a caption in both languages`(name: String) throws {
    let picture = try #require(ArticlePicture.all.first { $0.file == "\(name).svg" })
    #expect(picture.caption.english.hasSuffix("."))
    #expect(picture.caption.chinese.hasSuffix("。"))
  }
}
