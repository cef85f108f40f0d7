import Foundation
import Testing

@testable import ObjCStripper

/// A file without Objective-C comes out byte for byte; this package's own files are such, and hold every kind of
/// literal and comment.
struct UntouchedFilesTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    .standardizedFileURL

  static let paths: [String] = {
    let sources = root.appending(path: "Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "swift" }
      // The component is for Apple's platforms as well, and says `@objc` there.
      .filter { !$0.path.contains("/Sources/Keycap/") }
      .map { String($0.path.dropFirst(root.path.count + 1)) }.sorted()
  }()

  @Test func `there are files to look at`() { #expect(UntouchedFilesTests.paths.count > 100) }

  @Test func `every file of the package comes out as it is`() throws {
    for path in UntouchedFilesTests.paths {
      let url = UntouchedFilesTests.root.appending(path: path)
      let source = [UInt8](try Data(contentsOf: url))
      let module = Module(files: [SourceFile(path: path, source: source)])
      #expect(module.output[0].text == source, "\(path)")
    }
  }
}
