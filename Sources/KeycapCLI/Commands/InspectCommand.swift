/// `keycap inspect`: what documents say of their buttons.
enum InspectCommand {
  static let syntax = CommandSyntax(
    name: "inspect", operands: "FILE|FOLDER …",
    summary: "Lists the buttons of Interface Builder files and where UIKit puts their parts.",
    options: [], examples: ["keycap inspect Sources"], notes: [])

  @Sendable
  static func run(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) -> ExitCode {
    .done
  }
}
