import Foundation
import Testing

/// What a call of the tool came to.
struct ToolResult {
  let output: String
  let error: String
  let code: Int32

  /// The output's lines, without the empty one behind the last line feed.
  var lines: [String] {
    var lines = output.components(separatedBy: "\n")
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

/// Runs the built tool as somebody would from a shell.
enum Tool {
  /// The executable, which the build puts beside the tests' resources.
  static let url = Bundle.module.bundleURL.deletingLastPathComponent()
    .appendingPathComponent("keycap")

  /// Runs the tool to its end.
  ///
  /// All three streams are files: nothing waits for a pipe that another test's process still holds open.
  static func run(
    _ arguments: [String], input: [UInt8] = [], environment: [String: String] = [:],
    in folder: URL? = nil, executable: URL = url
  ) throws -> ToolResult {
    try withScratch { scratch in
      try Data(input).write(to: scratch.appendingPathComponent("in"))
      for name in ["out", "err"] { try Data().write(to: scratch.appendingPathComponent(name)) }
      let streams = try ["in", "out", "err"].map { name in
        try FileHandle(forUpdating: scratch.appendingPathComponent(name))
      }
      let process = Process()
      process.executableURL = executable
      process.arguments = arguments
      process.currentDirectoryURL = folder ?? scratch
      process.environment = ProcessInfo.processInfo.environment
        .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }.merging(environment) { $1 }
      process.standardInput = streams[0]
      process.standardOutput = streams[1]
      process.standardError = streams[2]
      try process.run()
      process.waitUntilExit()
      try #require(process.terminationReason == .exit, "the tool died of a signal")
      return ToolResult(
        output: try text(scratch.appendingPathComponent("out")),
        error: try text(scratch.appendingPathComponent("err")), code: process.terminationStatus)
    }
  }

  /// Runs `keycap layout` on the lines.
  static func layout(_ lines: String...) throws -> ToolResult {
    try run(["layout"], input: Array(lines.joined(separator: "\n").utf8))
  }

  /// Runs a script of the shell, in which `"$0"` is the tool.
  static func shell(_ script: String, input: [UInt8] = []) throws -> ToolResult {
    try run(
      ["-c", script, url.path], input: input, executable: URL(fileURLWithPath: "/bin/sh"))
  }

  private static func text(_ file: URL) throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}

/// Calls the body with a new folder that is gone afterwards.
func withScratch<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("keycap-tests-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}
