import Foundation
import PackagePlugin

/// Adds an article's Swift file to the target, where somebody put the article into `shared/articles` beside the
/// checkout.
///
/// The article is other people's text, which this package may not carry: it goes into the build folder, from its first
/// line that begins with `//` on, byte for byte. Elsewhere the target's `Absent` folder stands in for it, and the tests
/// are skipped with that reason.
@main
struct SharedArticle: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let article = context.package.directoryURL.standardizedFileURL.deletingLastPathComponent()
      .appending(path: "shared/articles/003.txt")
    let output = context.pluginWorkDirectoryURL
    guard FileManager.default.fileExists(atPath: article.path) else {
      return [
        copy(module.directoryURL.appending(path: "Absent/UIButton+Util.swift"), to: output)
      ]
    }
    let file = output.appending(path: "UIButton+Util.swift")
    return [
      .buildCommand(
        displayName: "Copying the Swift file of article 003",
        executable: URL(filePath: "/bin/sh"),
        arguments: ["-c", #"sed -n '/^\/\//,$p' "$0" > "$1""#, article.path, file.path],
        inputFiles: [article], outputFiles: [file]),
      copy(module.directoryURL.appending(path: "Present/ArticlePresence.swift"), to: output),
    ]
  }

  private func copy(_ file: URL, to folder: URL) -> Command {
    let copy = folder.appending(path: file.lastPathComponent)
    return .buildCommand(
      displayName: "Copying \(file.lastPathComponent)", executable: URL(filePath: "/bin/cp"),
      arguments: [file.path, copy.path], inputFiles: [file], outputFiles: [copy])
  }
}
