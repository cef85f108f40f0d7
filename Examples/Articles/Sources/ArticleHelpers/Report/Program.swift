/// What the program does with its words.
@MainActor
package enum Program {
  /// A call whose words are off.
  package struct UsageError: Error, Equatable {
    /// A sentence that says which, and what was expected.
    package let message: String
  }

  /// What the words behind the program's name ask for: the help, or the report in a format.
  ///
  /// - Parameters:
  ///   - words: What somebody typed.
  ///   - comparison: What a report is about; made only when there is one to write.
  /// - Returns: The text to print.
  /// - Throws: `UsageError` where the words are off.
  package static func output(
    for words: [String], comparing comparison: () -> Comparison = { Comparison() }
  ) throws -> String {
    var format = Report.Format.text
    var words = words[...]
    while let word = words.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      switch parts.first {
      case "--help", "-h": return help
      case "--format":
        let value = parts.count > 1 ? String(parts[1]) : words.popFirst()
        guard let known = value.flatMap(Report.Format.init(rawValue:)) else {
          let what = value.map { ", not '\($0)'" } ?? ""
          throw UsageError(message: "'--format' takes 'text', 'markdown' or 'json'\(what).")
        }
        format = known
      default: throw UsageError(message: "Unknown word '\(word)'; expected '--format' or '--help'.")
      }
    }
    return try Report(comparison()).text(format)
  }

  private static let help = """
    ArticlesComparison [--format FORMAT]

    Lays out the helpers of five articles about UIButton, and Keycap's for the same wishes, on the same buttons.

    Options:
      --format FORMAT  How to write it: text, markdown or json. Without it, text.
      --help           Show this text.

    Examples:
      swift run ArticlesComparison
      swift run ArticlesComparison --format json | jq -r '.helpers[] | select(.answers.frames.isGood) | .name'
      swift run ArticlesComparison --format markdown > Examples/Articles/comparison.md

    Exit codes: 0 the work was done, 2 the call's words are off.

    """
}
