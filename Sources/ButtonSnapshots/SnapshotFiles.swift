import ButtonRendering
import Foundation

/// Where a snapshot's files stand.
struct SnapshotFiles {
  /// The snapshot's name, which is a file's: the test's, and what stands behind it.
  let name: String
  private let folder: URL
  private let stem: String

  init(file: String, function: String, name: String?) {
    let source = URL(fileURLWithPath: file)
    folder = source.deletingLastPathComponent().appendingPathComponent("Snapshots")
    stem = source.deletingPathExtension().lastPathComponent
    let test = function.split(separator: "(").first.map(String.init) ?? function
    self.name = Self.plain([test, name].compactMap { $0 }.joined(separator: "-"))
  }

  /// Letters, digits, points and hyphens; what else stands in a test's name becomes a hyphen.
  private static func plain(_ text: String) -> String {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "." }
    return words.joined(separator: "-")
  }

  private func reference(_ ending: String) -> URL {
    folder.appendingPathComponent("\(stem).\(name).\(ending)")
  }

  /// The reference; `nil` where one of its files is missing.
  func reference() throws -> Snapshot? {
    guard let text = FileManager.default.contents(atPath: reference("txt").path),
      let png = FileManager.default.contents(atPath: reference("png").path)
    else { return nil }
    return Snapshot(
      text: String(decoding: text, as: UTF8.self), raster: try Raster(png: Array(png)))
  }

  /// Writes a reference.
  ///
  /// - Returns: The files.
  func record(_ snapshot: Snapshot) throws -> [String] {
    try write(Data(snapshot.text.utf8), to: reference("txt"))
    try write(Data(try snapshot.raster.png()), to: reference("png"))
    return [reference("txt").path, reference("png").path]
  }

  /// Writes reference, result and difference for somebody to look at, outside of the sources.
  ///
  /// - Returns: The files.
  func write(
    _ reference: Snapshot, _ result: Snapshot, _ tolerance: PixelTolerance
  ) throws -> [String] {
    let environment = ProcessInfo.processInfo.environment
    let root =
      environment["SNAPSHOT_RESULTS"].map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.temporaryDirectory.appendingPathComponent("snapshot-results")
    func file(_ kind: String) -> URL { root.appendingPathComponent("\(stem).\(name).\(kind)") }
    let difference = tolerance.difference(reference.raster, result.raster)
    let files = [
      (file("reference.png"), Data(try reference.raster.png())),
      (file("result.png"), Data(try result.raster.png())),
      (file("difference.png"), Data(try difference.png())),
      (file("result.txt"), Data(result.text.utf8)),
    ]
    for (file, data) in files { try write(data, to: file) }
    return files.map(\.0.path)
  }

  private func write(_ data: Data, to file: URL) throws {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    } catch {
      throw SnapshotError.file(path: file.path, reason: error.localizedDescription)
    }
  }
}
