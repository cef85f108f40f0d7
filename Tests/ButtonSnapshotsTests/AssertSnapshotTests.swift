import ButtonLayout
import ButtonSnapshots
import DisplayList
import Foundation
import Testing

/// The helper that users' tests call.
@Suite struct AssertSnapshotTests {
  private func picture(_ color: Color, width: Double = 4) -> Picture {
    Picture(
      bounds: Rect(x: 0, y: 0, width: 8, height: 8), scale: 1,
      items: [
        DisplayItem(
          .fill(Path(Rect(x: 0, y: 0, width: width, height: 8)), .color(color), .winding))
      ])
  }

  private let red = Color(red: 1, green: 0, blue: 0)

  /// A folder that stands for the one of somebody's tests.
  private func withTests(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.appendingPathComponent("SomeTests.swift").path)
  }

  private func error(_ body: () throws -> Void) -> SnapshotError? {
    do {
      try body()
      return nil
    } catch {
      return error as? SnapshotError
    }
  }

  @Test func `a missing reference is written and fails, and the same picture passes then`() throws {
    try withTests { file in
      let first = error { try assertSnapshot(of: picture(red), file: file, function: "button()") }
      guard case .recorded(let files)? = first else {
        Issue.record("a recording was expected: \(String(describing: first))")
        return
      }
      #expect(files.allSatisfy { FileManager.default.fileExists(atPath: $0) })
      #expect(files.map { $0.split(separator: ".").last } == ["txt", "png"])
      try assertSnapshot(of: picture(red), file: file, function: "button()")
    }
  }

  @Test func `another display list fails with its first other line and four files`() throws {
    try withTests { file in
      _ = error { try assertSnapshot(of: picture(red), file: file, function: "button()") }
      let found = error {
        try assertSnapshot(of: picture(red, width: 5), file: file, function: "button()")
      }
      guard case .listDiffers(_, let line, let expected, let now, let files)? = found else {
        Issue.record("another list was expected: \(String(describing: found))")
        return
      }
      #expect(line == 2)
      #expect(expected == "fill #ff0000 rect 0 0 4 8" && now == "fill #ff0000 rect 0 0 5 8")
      #expect(files.count == 4)
      for file in files {
        #expect(found?.description.contains(file) == true)
        #expect(FileManager.default.fileExists(atPath: file))
      }
    }
  }

  @Test func `the same list with other pixels fails, too`() throws {
    try withTests { file in
      _ = error { try assertSnapshot(of: picture(red), file: file, function: "a()") }
      _ = error {
        try assertSnapshot(of: picture(red, width: 6), file: file, function: "b()")
      }
      let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        .appendingPathComponent("Snapshots")
      let png = folder.appendingPathComponent("SomeTests.a.png")
      try FileManager.default.removeItem(at: png)
      try FileManager.default.copyItem(
        at: folder.appendingPathComponent("SomeTests.b.png"), to: png)
      let found = error { try assertSnapshot(of: picture(red), file: file, function: "a()") }
      guard case .pixelsDiffer(_, let count, _)? = found else {
        Issue.record("other pixels were expected: \(String(describing: found))")
        return
      }
      #expect(count == 16)
      try assertSnapshot(
        of: picture(red), tolerance: PixelTolerance(count: 16), file: file, function: "a()")
    }
  }
}
