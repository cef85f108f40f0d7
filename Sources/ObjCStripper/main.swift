import Foundation

// objcstripper INPUT-FOLDER OUTPUT-FOLDER FILE…: rewrites the files, named by their paths in the input folder.
// Where Objective-C is at hand, nothing is rewritten.

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(1)
}

/// A file that stays as it was keeps its date, and is not compiled again.
func write(_ text: [UInt8], to url: URL) throws {
  let data = Data(text)
  if let old = try? Data(contentsOf: url), old == data { return }
  try FileManager.default.createDirectory(
    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
  try data.write(to: url)
}

let arguments = CommandLine.arguments
guard arguments.count >= 3 else { fail("usage: \(arguments[0]) INPUT-FOLDER OUTPUT-FOLDER FILE…") }
let input = URL(fileURLWithPath: arguments[1], isDirectory: true)
let output = URL(fileURLWithPath: arguments[2], isDirectory: true)

do {
  let files = try arguments.dropFirst(3).map { path in
    SourceFile(
      path: path, source: [UInt8](try Data(contentsOf: input.appendingPathComponent(path))))
  }
  #if canImport(ObjectiveC)
    for file in files { try write(file.source, to: output.appendingPathComponent(file.path)) }
    try write([], to: output.appendingPathComponent(Module.listPath))
  #else
    let module = Module(files: files)
    for file in module.output {
      try write(file.text, to: output.appendingPathComponent(file.path))
    }
    if !module.errors.isEmpty { fail(module.errors.joined(separator: "\n")) }
  #endif
} catch {
  fail("error: \(error.localizedDescription)")
}
