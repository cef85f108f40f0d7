import ButtonInspection
import InterfaceBuilder

/// `keycap inspect`: what documents say of their buttons.
enum InspectCommand {
  static let syntax = CommandSyntax(
    name: "inspect", operands: "FILE|FOLDER …",
    summary: "Lists the buttons of Interface Builder files and where UIKit puts their parts.",
    options: [
      .init(
        name: "format", placeholder: "FORMAT",
        summary: "'text' for people (the default), 'json' for one object a button and line.",
        values: ["text", "json"])
    ] + RuleOptions.options + [
      .init(
        name: "strict", placeholder: nil,
        summary: "Exit with 1 when something was found."),
      .init(
        name: "ledger", placeholder: "FILE",
        summary:
          "Count what was not read below the buttons, in FILE; '-' is standard error."
      ),
    ] + FontOptions.options,
    examples: [
      "keycap inspect Sources",
      "keycap inspect --format json Main.storyboard | jq -c .input | keycap layout",
      "keycap inspect --strict --except smallTapTarget Sources",
      "keycap inspect --ledger unread.txt Sources",
    ],
    notes: [
      "Folders are searched for .xib and .storyboard files. Lengths are points, rectangles",
      "x, y, width, height in the button. Documents for macOS and watchOS are passed over.",
      "A file that cannot be read does not stop the others, and the exit code is 3.",
    ])

  @Sendable
  static func run(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) -> ExitCode {
    guard !arguments.operands.isEmpty else {
      throw UsageError(message: "Expected a FILE or FOLDER.", command: syntax.name)
    }
    let rules = try RuleOptions.rules(arguments, command: syntax.name)
    guard let measurer = FontOptions.measurer(arguments, console) else { return .unreadable }
    let listing = FileTree.files(at: arguments.operands, endings: [".xib", ".storyboard"])
    for error in listing.errors { console.complain("keycap: \(error)") }
    let isJSON = arguments.value("format") == "json"
    let folder = WorkingFolder()
    let progress = ProgressLine(total: listing.files.count, noun: "files")
    let reports = Workers.map(listing.files) { path in
      defer { progress.advance() }
      // Programs get the path as it was given, people the shortest.
      return DocumentReport(
        path: path, name: isJSON ? path : folder.shortened(path), measuringWith: measurer,
        lookingFor: rules
      ) {
        isJSON ? DocumentReport.json($0, at: $1) : TableReport.text($0, at: $1, for: console)
      }
    }
    progress.finish()

    var totals = InspectionTotals()
    for report in reports {
      for complaint in report.complaints { console.complain("keycap: \(complaint)") }
      console.print(report.output)
      totals.merge(report.totals)
    }
    if !isJSON { console.print(totals.summary(files: listing.files.count, width: console.columns)) }
    var hasFailed = !listing.errors.isEmpty || totals.unreadable > 0
    if let file = arguments.value("ledger") {
      hasFailed = !write(totals.ledger, to: file, console) || hasFailed
    }
    if hasFailed { return .unreadable }
    return arguments.has("strict") && totals.hasFindings ? .no : .done
  }

  private static func write(
    _ ledger: ReadingLedger, to file: String, _ console: Console
  ) -> Bool {
    if file == "-" {
      if !ledger.isEmpty { console.complain("\(ledger)") }
      return true
    }
    do {
      try FileBytes.write(Array(ledger.isEmpty ? "".utf8 : "\(ledger)\n".utf8), toFile: file)
      return true
    } catch {
      console.complain("keycap: \(error)")
      return false
    }
  }
}
