/// All files of a target: a selector in one may name a method in another.
struct Module {
  /// The rewritten files by their paths, and the file that lists their methods.
  private(set) var output: [(path: String, text: [UInt8])] = []
  /// What cannot be rewritten, a sentence with its place each.
  private(set) var errors: [String] = []

  /// The name of the file that lists what can be called.
  static let listPath = "_ObjC.swift"

  private let methods: [Method]
  let genericTypes: Set<String>

  /// Rewrites files so that they need no Objective-C.
  ///
  /// - Complexity: Reads each file once, and looks at the methods of all files for each selector without labels.
  init(files: [SourceFile]) {
    methods = files.flatMap(\.outline.methods)
    genericTypes = files.reduce(into: []) { $0.formUnion($1.outline.genericTypes) }
    var lists: [String] = []
    for file in files {
      let registration = registration(of: file)
      if let name = registration.function { lists.append(name) }
      let edits = attributeEdits(in: file) + selectorEdits(in: file) + registration.edits
      var text = Edit.apply(edits + file.outline.protocolBases, to: file.source)
      text += registration.tail.utf8
      output.append((file.path, text))
      errors += file.outline.optionalRequirements.map {
        "\(file.place(of: $0)): error: without Objective-C a requirement cannot be optional; "
          + "give it a default in an extension of the protocol."
      }
    }
    output.append((Module.listPath, Array(Module.list(calling: lists).utf8)))
  }

  // MARK: Attributes

  private func attributeEdits(in file: SourceFile) -> [Edit] {
    let gone: Set = ["@objc", "@objcMembers", "@IBOutlet"]
    return file.tokens.indices.filter { index in
      file.tokens[index].kind == .attribute && gone.contains(file.tokens[index].text)
    }.map { index in
      let group = file.tokens.attributeArguments(at: index, of: file.source)
      let last = group.map { $0.upperBound - 1 } ?? index
      return Edit(
        range: file.tokens[index].range.lowerBound..<file.tokens[last].range.upperBound, text: ""
      ).keepingShape(of: file.source)
    }
  }

  // MARK: Selectors and key paths

  private func selectorEdits(in file: SourceFile) -> [Edit] {
    file.tokens.indices.compactMap { index in
      guard let group = file.tokens.group(at: index + 1) else { return nil }
      let inside = file.tokens[group].dropFirst().dropLast()
      let text: String
      switch file.tokens[index].text {
      case "#selector":
        let name = selectorName(Array(inside), in: file.outline.selectorTypes[index])
        text = "_ObjC[\"\(name)\"]"
      case "#keyPath": text = "\"\(Module.keyPath(Array(inside)))\""
      default: return nil
      }
      let range =
        file.tokens[index].range.lowerBound..<file.tokens[group.last ?? index].range.upperBound
      return Edit(range: range, text: text).keepingShape(of: file.source)
    }
  }

  /// Returns the name with all its labels, whatever of it is written.
  private func selectorName(_ tokens: [Token], in type: String?) -> String {
    var tokens = tokens
    // `#selector((tapped as (Cart) -> (UIButton) -> Void))` and the like wrap the name.
    while tokens.isMark(0, "("), tokens.group(at: 0)?.count == tokens.count {
      tokens = Array(tokens.dropFirst().dropLast())
    }
    var accessor: String?
    if let word = tokens.word(0), word == "getter" || word == "setter", tokens.isMark(1, ":") {
      accessor = word
      tokens.removeFirst(2)
    }
    var path: [String] = []
    var next = 0
    while let word = tokens.word(next) {
      path.append(word)
      next += 1
      // `self.list!.tapped`, `self.list?.tapped`
      while tokens.isMark(next, "?") || tokens.isMark(next, "!") { next += 1 }
      guard tokens.isMark(next, ".") else { break }
      next += 1
    }
    let baseName = path.last ?? ""
    if accessor == "getter" { return baseName }
    if accessor == "setter" {
      return "set\(baseName.prefix(1).uppercased())\(baseName.dropFirst()):"
    }
    if let group = tokens.group(at: next) {
      return baseName + tokens[group].map(\.text).joined()
    }
    return fullName(
      baseName, path.dropLast().joined(separator: "."), in: type,
      count: Module.argumentCount(Array(tokens[next...])))
  }

  /// How many arguments the type behind `as` has: those of its last arrow; nil where no type is written.
  private static func argumentCount(_ tokens: [Token]) -> Int? {
    guard tokens.word(0) == "as" else { return nil }
    var count: Int?
    var next = 1
    while next < tokens.count {
      guard let group = tokens.group(at: next) else {
        next += 1
        continue
      }
      next = group.upperBound
      if tokens.isMark(next, "-") { count = tokens.arguments(of: group).count }
    }
    return count
  }

  /// Finds the one method that a bare name can mean: in the type that is written, else in the one around, else
  /// anywhere.
  private func fullName(
    _ baseName: String, _ written: String, in type: String?, count: Int?
  ) -> String {
    let found = methods.filter {
      $0.isObjectiveC && $0.baseName == baseName && $0.labels.count == count ?? $0.labels.count
    }
    let near = found.filter { method in
      ["self", "Self", ""].contains(written)
        ? method.type == type : method.type == written || method.type.hasSuffix(".\(written)")
    }
    let names = Set((near.isEmpty ? found : near).map(\.name))
    return names.count == 1 ? names.first ?? baseName : baseName
  }

  /// A key path names properties; the type in front of them is no part of it.
  private static func keyPath(_ tokens: [Token]) -> String {
    let words = tokens.filter { $0.kind == .word }.map(\.text)
    let properties = words.drop { $0.first?.isUppercase == true || $0 == "self" }
    return (properties.isEmpty ? words[...] : properties).joined(separator: ".")
  }
}
