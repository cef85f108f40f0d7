import Foundation
import Testing

/// What `Keycap` says to UIKit has to be what Apple's UIKit understands.
@Suite struct `Every name of UIKit that the component uses` {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The code of a folder's Swift files, file by file, without comments and the text of strings.
  private static func code(in folder: String) throws -> [String: String] {
    let url = root.appendingPathComponent(folder)
    let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
    var code: [String: String] = [:]
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      code[file.lastPathComponent] = try String(contentsOf: file, encoding: .utf8)
        .replacing(#/"[^"\n]*"/#, with: "\"\"").replacing(#/\/\/[^\n]*/#, with: "")
    }
    return code
  }

  /// The names that are declared in code: types, members and cases alike, but for what overrides others'.
  private static func declared(in code: String) -> Set<String> {
    let kinds = #/\b(?:var|let|func|case|class|struct|enum|protocol|typealias)\s+`?(\w+)/#
    let overrides = #/\boverride\s+(?:var|func)\s+(\w+)/#
    return Set(code.matches(of: kinds).map { String($0.1) })
      .subtracting(code.matches(of: overrides).map { String($0.1) })
  }

  /// The names that code offers to others.
  private static func offered(by code: String) -> Set<String> {
    let members =
      #/\b(?:public|open)\s[\w\s()]*?\b(?:var|let|func|struct|enum|protocol|typealias|class)\s+`?(\w+)/#
    let cases = #/(?m)^\s+case\s+(\w+)(?:\s=\s\S+)?$/#
    return Set(code.matches(of: members).map { String($0.1) })
      .union(code.matches(of: cases).map { String($0.1) })
      .subtracting(["func", "var", "let", "_"])
  }

  /// Apple's names with the first version that has them: a type's is its own, a member's the earliest of all types.
  private static func appleNames() throws -> [String: Double] {
    let file = root.appendingPathComponent("Coverage/apple-names.tsv")
    var names: [String: Double] = [:]
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard !line.hasPrefix("#"), columns.count >= 4 else { continue }
      let version = Double(columns[3]) ?? 2
      let types = columns[0].split(separator: ".").map(String.init)
      let member = columns[2].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let owned = member.isEmpty ? [types[types.count - 1]] : [String(member)]
      for name in owned { names[name] = min(names[name] ?? .infinity, version) }
      for name in types.dropLast() { names[name] = min(names[name] ?? .infinity, version) }
    }
    return names
  }

  /// The words of the component's files that the headless UIKit declares and the component does not.
  private static func used(
    in code: String, _ own: Set<String>, _ headless: Set<String>
  ) -> Set<String> {
    Set(code.matches(of: #/[A-Za-z_]\w*/#).map { String($0.0) })
      .intersection(headless).subtracting(own)
  }

  @Test func `is Apple's, and younger ones are asked for first`() throws {
    let component = try Self.code(in: "Sources/Keycap")
    let rules = try Self.code(in: "Sources/ButtonLayout").values.joined()
    let own = Self.declared(in: component.values.joined() + rules)
    let headless = Self.offered(by: try Self.code(in: "Sources/HeadlessUIKit").values.joined())
    let apple = try Self.appleNames()
    var count = 0
    for (file, code) in component {
      for name in Self.used(in: code, own, headless) {
        guard let version = apple[name] else {
          Issue.record("\(file) uses '\(name)', which apple-names.tsv does not have.")
          continue
        }
        count += 1
        #expect(
          version <= 13 || code.contains("available(iOS \(Int(version))"),
          "\(file) uses '\(name)' of iOS \(version) without asking for it.")
      }
    }
    #expect(count > 45)
    #expect(own.contains("imagePosition") && headless.contains("HeadlessReport"))
  }
}
