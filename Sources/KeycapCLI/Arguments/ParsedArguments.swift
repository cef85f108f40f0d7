/// A call whose words are off: one sentence, exit code 2.
struct UsageError: Error, Equatable {
  let message: String
  /// The command whose help would say more; `nil` for the tool's.
  var command: String?
}

/// A command's words, sorted into operands and options.
///
/// A parser of our own, since no package can be fetched where this is built; it has the manners of
/// swift-argument-parser, which can take its place: `--name value` and `--name=value`, `--` ends options,
/// near misses are named.
struct ParsedArguments {
  private(set) var operands: [String] = []
  private(set) var wantsHelp = false
  private var values: [String: [String]] = [:]

  init(_ arguments: [String], syntax: CommandSyntax) throws(UsageError) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      if word == "-h" || word == "--help" {
        wantsHelp = true
        continue
      }
      guard word.hasPrefix("-") && word != "-" else {
        operands.append(word)
        continue
      }
      try take(word, &rest, syntax)
    }
  }

  /// An option's value, the last where it stands twice.
  func value(_ name: String) -> String? { values[name]?.last }

  /// Every value of an option, in order.
  func values(_ name: String) -> [String] { values[name] ?? [] }

  func has(_ name: String) -> Bool { values[name] != nil }

  private mutating func take(
    _ word: String, _ rest: inout ArraySlice<String>, _ syntax: CommandSyntax
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    let options = syntax.options + [CommandSyntax.helpOption]
    guard let option = options.first(where: { "--\($0.name)" == spelling }) else {
      let known = options.map { "--\($0.name)" }
      let hint = Suggestion.nearest(to: spelling, in: known).map { "; did you mean '\($0)'?" }
      throw UsageError(message: "Unknown option '\(spelling)'\(hint ?? ".")", command: syntax.name)
    }
    guard let placeholder = option.placeholder else {
      if parts.count > 1 {
        throw UsageError(message: "'\(spelling)' takes no value.", command: syntax.name)
      }
      values[option.name] = [""]
      return
    }
    // The next option is no value; `--name=--value` says that it is meant.
    let isMissing = parts.count == 1 && rest.first?.hasPrefix("--") != false
    guard !isMissing, let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
      throw UsageError(message: "'\(spelling)' needs \(placeholder).", command: syntax.name)
    }
    guard option.values.isEmpty || option.values.contains(value) else {
      let hint = Suggestion.nearest(to: value, in: option.values).map { "; did you mean '\($0)'?" }
      let all = option.values.map { "'\($0)'" }.joined(separator: " or ")
      throw UsageError(
        message: "'\(spelling)' takes \(all), not '\(value)'\(hint ?? ".")", command: syntax.name)
    }
    values[option.name, default: []].append(value)
  }
}
