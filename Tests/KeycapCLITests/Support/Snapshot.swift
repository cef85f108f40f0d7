import Foundation
import Testing

/// Compares a text with the one that is checked in under the name.
///
/// With `RECORD_SNAPSHOTS=1` in the environment the text is written there instead, and the test fails, so that
/// a recording never passes for a check.
func expectSnapshot(
  _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    try Data(text.utf8).write(
      to: sources.appendingPathComponent("Snapshots").appendingPathComponent(name))
    Issue.record(
      "'\(name)' was recorded; read it, then test again.", sourceLocation: sourceLocation)
    return
  }
  let file = Bundle.module.bundleURL.appendingPathComponent("Snapshots")
    .appendingPathComponent(name)
  let recorded = try #require(
    FileManager.default.contents(atPath: file.path),
    "There is no snapshot '\(name)'; RECORD_SNAPSHOTS=1 makes it.", sourceLocation: sourceLocation)
  #expect(text == String(decoding: recorded, as: UTF8.self), sourceLocation: sourceLocation)
}
