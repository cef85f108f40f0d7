import ArticleHelpers
import Foundation

// Prints the comparison: the articles' helpers and ours on the same buttons.
do {
  print(try Program.output(for: Array(CommandLine.arguments.dropFirst())), terminator: "")
} catch let error as Program.UsageError {
  let words = "ArticlesComparison: \(error.message)\nSee 'ArticlesComparison --help'.\n"
  FileHandle.standardError.write(Data(words.utf8))
  exit(2)
}
