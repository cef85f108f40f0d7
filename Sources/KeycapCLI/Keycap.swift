#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The command-line tool.
public enum Keycap {
  /// The version, by semantic versioning; a rectangle that moves is at least a minor one.
  public static let version = "0.1.0"

  static let commands: [Command] = [
    Command(syntax: LayoutCommand.syntax, run: LayoutCommand.run),
    Command(syntax: InspectCommand.syntax, run: InspectCommand.run),
    Command(syntax: RulesCommand.syntax, run: RulesCommand.run),
    Command(syntax: ExplainCommand.syntax, run: ExplainCommand.run),
    Command(syntax: SolveCommand.syntax, run: SolveCommand.run),
    Command(syntax: DrawCommand.syntax, run: DrawCommand.run),
  ]

  /// Runs the tool.
  ///
  /// - Parameter arguments: The words behind the tool's name.
  /// - Returns: What to exit with.
  public static func run(_ arguments: [String]) -> ExitCode {
    // Writing to a pipe that was closed is an error to handle, not a signal to die of.
    signal(SIGPIPE, SIG_IGN)
    let console = Console()
    do {
      return try run(arguments, console)
    } catch {
      let help = error.command.map { "keycap \($0) --help" } ?? "keycap --help"
      console.complain("keycap: \(error.message)\nSee '\(help)'.")
      return .usage
    }
  }

  private static func run(_ arguments: [String], _ console: Console) throws(UsageError) -> ExitCode
  {
    guard let name = arguments.first else {
      throw UsageError(message: "Expected a command: \(names).")
    }
    switch name {
    case "--help", "-h", "help":
      guard arguments.count > 1, name == "help" else {
        console.print(help)
        return .done
      }
      console.print(try knownCommand(arguments[1]).syntax.help)
      return .done
    case "--version":
      console.print("keycap \(version)\n")
      return .done
    default: break
    }
    let command = try knownCommand(name)
    let parsed = try ParsedArguments(Array(arguments.dropFirst()), syntax: command.syntax)
    if parsed.wantsHelp {
      console.print(command.syntax.help)
      return .done
    }
    return try command.run(parsed, console)
  }

  private static func knownCommand(_ name: String) throws(UsageError) -> Command {
    if let command = commands.first(where: { $0.syntax.name == name }) { return command }
    let isOption = name.hasPrefix("-")
    let known = isOption ? ["--help", "--version"] : commands.map(\.syntax.name) + ["help"]
    let hint = Suggestion.nearest(to: name, in: known).map { "; did you mean '\($0)'?" }
    let what = isOption ? "option" : "command"
    throw UsageError(message: "Unknown \(what) '\(name)'\(hint ?? "; expected \(names).")")
  }

  /// The commands in words.
  static var names: String {
    commands.map { "'\($0.syntax.name)'" }.joined(separator: " or ")
  }

  /// The text of `keycap --help`.
  static var help: String {
    var lines = [
      "keycap COMMAND …", "", "Says exactly where UIKit puts a button's image and title.", "",
      "Commands:",
    ]
    lines += Columns.aligned(commands.map { ("  \($0.syntax.name)", $0.syntax.summary) })
    lines += ["", "Options:"]
    lines += Columns.aligned([
      ("  --help", "Show this text; behind a command, the command's."),
      ("  --version", "Show the version."),
    ])
    lines +=
      ["", "Examples:"] + commands.flatMap { $0.syntax.examples.prefix(1) }.map { "  \($0)" }
    lines += [
      "",
      "Exit codes: 0 the work was done, 1 the answer is no, 2 the call's words are off,",
      "3 some input could not be read or answered.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }
}
