import Foundation
import PackagePlugin

/// Rewrites the Swift files that a target excludes, so that they compile without Objective-C, and adds them to it.
@main
struct HeadlessObjC: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let folder = module.directoryURL.standardizedFileURL
    let compiled = Set(module.sourceFiles(withSuffix: "swift").map(\.url.standardizedFileURL.path))
    let files = swiftFiles(in: folder).filter { !compiled.contains($0.path) }
    guard !files.isEmpty else {
      Diagnostics.warning(
        "Target '\(module.name)' has no Swift files to rewrite: list their folder under 'exclude'.")
      return []
    }
    let output = context.pluginWorkDirectoryURL
    let paths = files.map { String($0.path.dropFirst(folder.path.count + 1)) }
    return [
      .buildCommand(
        displayName: "Rewriting \(files.count) files of \(module.name) without Objective-C",
        executable: try context.tool(named: "ObjCStripper").url,
        arguments: [folder.path, output.path] + paths,
        inputFiles: files,
        outputFiles: (paths + ["_ObjC.swift"]).map { output.appending(path: $0) })
    ]
  }

  private func swiftFiles(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { ($0 as? URL)?.standardizedFileURL } ?? [])
      .filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }
}
