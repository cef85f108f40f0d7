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
        summary:
          "'text' (the default), 'json' with one object a button, 'html' for a page.",
        values: ["text", "json", "html"]),
      .init(
        name: "output", placeholder: "FOLDER",
        summary: "Where 'html' puts its page; the folder is made."),
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
      "keycap inspect --format html --output report Sources",
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
    let output = arguments.value("output")
    guard (arguments.value("format") == "html") == (output?.isEmpty == false) else {
      throw UsageError(
        message: "'--format html' and '--output FOLDER' belong together.", command: syntax.name)
    }
    let rules = try RuleOptions.rules(arguments, command: syntax.name)
    guard let measurer = FontOptions.measurer(arguments, console) else { return .unreadable }
    let listing = FileTree.files(at: arguments.operands, endings: [".xib", ".storyboard"])
    for error in listing.errors { console.complain("keycap: \(error)") }
    let inspection = Inspection(
      files: listing.files, images: DocumentImages(listing.images), measurer: measurer,
      rules: rules, console: console)
    var totals: InspectionTotals
    var hasFailed = !listing.errors.isEmpty
    switch arguments.value("format") {
    case "json":
      // Programs get the paths as they were given, people the shortest.
      totals = inspection.print(named: { $0 }, JSONWriter.lines)
    case "html":
      let page = inspection.page()
      totals = page.totals
      console.print(totals.summary(files: listing.files.count, width: console.columns))
      hasFailed = !write(page.html, to: output ?? ".", console) || hasFailed
    default:
      totals = inspection.print { TableReport.text($0, at: $1, for: console) }
      console.print(totals.summary(files: listing.files.count, width: console.columns))
    }
    hasFailed = hasFailed || totals.unreadable > 0
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

  /// Writes the page into its folder, and says where it is.
  private static func write(_ page: [UInt8], to folder: String, _ console: Console) -> Bool {
    do {
      try FileBytes.makeFolder(folder)
      let file = folder.hasSuffix("/") ? "\(folder)index.html" : "\(folder)/index.html"
      try FileBytes.write(page, toFile: file)
      console.print("The report is \(file).\n")
      return true
    } catch {
      console.complain("keycap: \(error)")
      return false
    }
  }
}
