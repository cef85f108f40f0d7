/// What a command accepts, and the words that tell it.
struct CommandSyntax: Sendable {
  let name: String
  /// What it takes, such as `[FILE]`.
  let operands: String
  /// What it does, in a sentence.
  let summary: String
  let options: [Option]
  /// Calls that somebody can copy.
  let examples: [String]
  /// What the exit codes mean here, and other facts.
  let notes: [String]

  /// An option; with a placeholder it takes a value.
  struct Option: Sendable {
    let name: String
    let placeholder: String?
    let summary: String
    /// The values that are allowed; empty for any.
    var values: [String] = []
  }

  /// The text of `--help`.
  var help: String {
    var lines = ["keycap \(name) \(operands)".trimmed, "", summary, ""]
    if !options.isEmpty {
      lines.append("Options:")
      lines += Columns.aligned(
        (options + [CommandSyntax.helpOption]).map { ("  \($0.spelling)", $0.summary) })
      lines.append("")
    }
    lines.append("Examples:")
    lines += examples.map { "  \($0)" }
    if !notes.isEmpty { lines += [""] + notes }
    return lines.joined(separator: "\n") + "\n"
  }

  static let helpOption = Option(name: "help", placeholder: nil, summary: "Show this text.")
}

extension CommandSyntax.Option {
  /// The option as somebody types it.
  var spelling: String {
    placeholder.map { "--\(name) \($0)" } ?? "--\(name)"
  }
}

extension String {
  /// Without spaces at the end.
  var trimmed: String {
    var text = self
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }
}
