/// One of the tool's commands.
struct Command: Sendable {
  /// What it accepts.
  let syntax: CommandSyntax
  /// Does the work.
  let run: @Sendable (ParsedArguments, Console) throws(UsageError) -> ExitCode
}
