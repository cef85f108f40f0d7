/// The types and methods of a file, as far as selectors ask for them.
///
/// This is no parser: it follows braces, and reads the words in front of `class`, `extension` and `func`.
struct Outline {
  /// The methods of classes, in the order of their ends.
  private(set) var methods: [Method] = []
  /// The type that each `#selector` stands in, by the index of the piece.
  private(set) var selectorTypes: [Int: String] = [:]
  /// What to write into `@objc` protocols, which only classes adopt.
  private(set) var protocolBases: [Edit] = []
  /// Where requirements are `optional`, in bytes.
  private(set) var optionalRequirements: [Int] = []
  /// The generic types of the file.
  private(set) var genericTypes: Set<String> = []

  private let tokens: [Token]
  private let source: [UInt8]
  private var index = 0
  private var scopes: [Scope] = []
  private var bodies: [Int: Scope] = [:]
  private var conditions = Conditions()
  private var modifiers = Modifiers()

  /// What stands in front of a declaration.
  private struct Modifiers {
    var words: Set<String> = []
    var attributes: Set<String> = []
    var givenName: String?
    var isUnavailable = false

    var isObjectiveC: Bool {
      !attributes.isDisjoint(with: ["@objc", "@objcMembers", "@IBAction"])
    }
  }

  /// What a pair of braces holds.
  private struct Scope {
    var type: String?
    /// Why no method in here can be called by its name.
    var obstacle: String?
    var exposesMembers = false
    var isObjectiveCProtocol = false
    var isProtocol = false
    var method: Method?
  }

  /// Reads a file.
  ///
  /// - Complexity: Looks at every piece a fixed number of times.
  init(tokens: [Token], source: [UInt8]) {
    self.tokens = tokens
    self.source = source
    while index < tokens.count {
      read(tokens[index])
      index += 1
    }
  }

  private mutating func read(_ token: Token) {
    switch token.kind {
    case .attribute: readAttribute(token.text)
    case .directive: readDirective(token.text)
    case .word where token.text == "func":
      readMethod()
      modifiers = Modifiers()
    case .word where Outline.typeWords.contains(token.text) && isType():
      readType(token.text)
      modifiers = Modifiers()
    case .word where Outline.modifierWords.contains(token.text):
      if token.text == "optional", scopes.last?.isObjectiveCProtocol == true {
        optionalRequirements.append(token.range.lowerBound)
      }
      modifiers.words.insert(token.text)
      if let group = tokens.group(at: index + 1) { index = group.upperBound - 1 }
    case .mark where token.text == "{":
      scopes.append(bodies.removeValue(forKey: index) ?? Scope())
      modifiers = Modifiers()
    case .mark where token.text == "}":
      if var method = scopes.popLast()?.method {
        method.end = token.range.upperBound
        methods.append(method)
      }
      modifiers = Modifiers()
    case .word, .mark, .literal: modifiers = Modifiers()
    }
  }

  private static let typeWords: Set = [
    "class", "struct", "enum", "actor", "extension", "protocol",
  ]
  private static let modifierWords: Set = [
    "open", "public", "package", "internal", "fileprivate", "private", "final", "override",
    "static", "class", "dynamic", "optional", "required", "convenience", "nonisolated", "mutating",
    "weak", "unowned", "lazy", "indirect", "isolated", "distributed",
  ]

  // MARK: Attributes and directives

  private mutating func readAttribute(_ name: String) {
    modifiers.attributes.insert(name)
    guard let group = tokens.attributeArguments(at: index, of: source) else { return }
    let words = group.map { tokens[$0].text }
    if name == "@objc" {
      modifiers.givenName = words.dropFirst().dropLast().joined()
    } else if name == "@available" {
      modifiers.isUnavailable = words.starts(with: ["(", "*", ",", "unavailable"])
    }
    index = group.upperBound - 1
  }

  private mutating func readDirective(_ name: String) {
    if name == "#selector" {
      selectorTypes[index] = scopes.last { $0.type != nil }?.type
      return
    }
    guard ["#if", "#elseif", "#else", "#endif"].contains(name) else { return }
    let start = tokens[index].range.upperBound
    var end = start
    while index + 1 < tokens.count,
      !source[start..<tokens[index + 1].range.lowerBound].contains(UInt8(ascii: "\n"))
    {
      index += 1
      end = tokens[index].range.upperBound
    }
    conditions.follow(name, String(decoding: source[start..<end], as: UTF8.self))
    modifiers = Modifiers()
  }

  // MARK: Types

  /// `class` also stands before methods and properties, `actor` and `extension` may be names of things.
  private func isType() -> Bool {
    guard let name = tokens.word(index + 1) else { return false }
    return !Outline.memberWords.contains(name) && !tokens.isMark(index - 1, ".")
  }

  private static let memberWords = modifierWords.union(["func", "var", "let", "subscript", "init"])

  private mutating func readType(_ keyword: String) {
    guard let body = tokens.body(after: index) else { return }
    var name = tokens.word(index + 1) ?? ""
    var next = index + 2
    while tokens.isMark(next, "."), let part = tokens.word(next + 1) {
      name += "." + part
      next += 2
    }
    var scope = Scope()
    let outer = scopes.last
    scope.type = (outer?.type).map { "\($0).\(name)" } ?? name
    scope.exposesMembers =
      modifiers.attributes.contains("@objcMembers")
      || keyword == "extension" && modifiers.attributes.contains("@objc")
    scope.isProtocol = keyword == "protocol"
    scope.isObjectiveCProtocol = scope.isProtocol && modifiers.attributes.contains("@objc")
    if tokens.isMark(next, "<") { genericTypes.insert(scope.type ?? name) }
    if scopes.contains(where: { $0.type == nil || $0.method != nil }) {
      scope.obstacle = "its class stands in a function"
    } else if outer != nil, modifiers.words.contains("private") {
      scope.obstacle = "its class is private in another"
    } else {
      scope.obstacle = outer?.obstacle
    }
    bodies[body] = scope
    if scope.isObjectiveCProtocol { restrict(next, body) }
    index = next - 1
  }

  /// A protocol of Objective-C is one of classes; a `weak` delegate relies on that.
  private mutating func restrict(_ next: Int, _ body: Int) {
    let bases = tokens[next..<body].map(\.text)
    guard Set(bases).isDisjoint(with: ["AnyObject", "NSObjectProtocol", "class"]) else { return }
    if tokens.isMark(next, ":") {
      let end = tokens[next].range.upperBound
      protocolBases.append(Edit(range: end..<end, text: " AnyObject,"))
    } else {
      let end = tokens[next - 1].range.upperBound
      protocolBases.append(Edit(range: end..<end, text: ": AnyObject"))
    }
  }

  // MARK: Methods

  private mutating func readMethod() {
    guard let scope = scopes.last, let type = scope.type, scope.method == nil, !scope.isProtocol,
      let name = tokens.word(index + 1), let body = tokens.body(after: index)
    else {
      // A function in a function or in no type: what it holds belongs to nobody.
      if scopes.last?.isProtocol != true, let body = tokens.body(after: index) {
        bodies[body] = Scope()
      }
      return
    }
    let isGeneric = tokens.isMark(index + 2, "<")
    var next = index + 2
    while next < body, !tokens.isMark(next, "(") { next += 1 }
    guard let group = tokens.group(at: next) else { return }
    let effects = tokens[group.upperBound..<body].map(\.text)
    var method = Method(
      baseName: name, labels: tokens.arguments(of: group).map(label), type: type,
      givenName: modifiers.givenName,
      isObjectiveC: modifiers.isObjectiveC
        || scope.exposesMembers && !modifiers.attributes.contains("@nonobjc")
          && modifiers.words.isDisjoint(with: ["private", "fileprivate"]),
      obstacle: scope.obstacle, conditions: conditions.all)
    let isStatic = !modifiers.words.isDisjoint(with: ["static", "class"])
    if isStatic {
      method.obstacle = "it belongs to the type"
    } else if isGeneric || group.contains(where: { tokens.word($0) == "inout" }) {
      method.obstacle = "it is generic or has an inout argument"
    } else if effects.contains("throws") || effects.contains("async") {
      method.obstacle = "it throws or is asynchronous"
    } else if method.labels.count > 2 {
      method.obstacle = "it has more than two arguments"
    } else if modifiers.isUnavailable {
      method.obstacle = "it is unavailable"
    }
    bodies[body] = Scope(method: method)
    index = group.upperBound - 1
  }

  private func label(of argument: Range<Int>) -> String {
    for index in argument {
      if let word = tokens.word(index) { return word }
    }
    return "_"
  }
}
