import ArticleHelpers
import Foundation

// Prints the comparison: the articles' helpers and ours on the same buttons.
let help = """
  ArticlesComparison [--format text|markdown|json]

  Lays out the helpers of five articles about UIButton, and Keycap's for the same wishes, on the same buttons.

  Options:
    --format FORMAT  How to write it: text (default), markdown, json.
    --help           Show this text.

  Examples:
    swift run ArticlesComparison
    swift run ArticlesComparison --format json | jq -r '.helpers[] | select(.answers.frames.isGood) | .name'
    swift run ArticlesComparison --format markdown > Examples/Articles/comparison.md

  """

func complain(_ words: String) -> Never {
  FileHandle.standardError.write(Data("ArticlesComparison: \(words)\nSee '--help'.\n".utf8))
  exit(2)
}

var format = Report.Format.text
var words = CommandLine.arguments.dropFirst()
while let word = words.popFirst() {
  let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
  switch parts.first {
  case "--help", "-h":
    print(help, terminator: "")
    exit(0)
  case "--format":
    let value = parts.count > 1 ? String(parts[1]) : words.popFirst() ?? ""
    guard let known = Report.Format(rawValue: value) else {
      complain("'--format' takes 'text', 'markdown' or 'json', not '\(value)'.")
    }
    format = known
  default: complain("Unknown word '\(word)'.")
  }
}
print(try Report(Comparison()).text(format), terminator: "")
