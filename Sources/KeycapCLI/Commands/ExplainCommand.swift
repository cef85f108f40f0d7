import ButtonExplanation
import ButtonInspection
import ButtonRendering
import DisplayList

/// `keycap explain`: why a button's parts stand where they stand, in words and as a picture.
enum ExplainCommand {
  static let syntax = CommandSyntax(
    name: "explain", operands: "[BUTTON.json|FILE.xib#objectID]",
    summary: "Explains step by step why a button's parts stand where they stand.",
    options: [
      .init(
        name: "language", placeholder: "TAG", summary: "'en' (the default) or 'zh-Hans'.",
        values: Language.allCases.map(\.rawValue)),
      .init(
        name: "reading", placeholder: "NAME",
        summary: "'pair' (the default), 'areas', or 'popular': what many say, and where it errs.",
        values: Reading.allCases.map(\.rawValue)),
      .init(
        name: "format", placeholder: "FORMAT",
        summary: "'text' (the default), 'markdown', 'svg', 'html' or 'json'.",
        values: Format.allCases.map(\.rawValue)),
      .init(
        name: "appearance", placeholder: "NAME",
        summary: "'light' (the default) or 'dark', for svg and markdown.",
        values: ["light", "dark"]),
      .init(name: "output", placeholder: "FILE", summary: "Write to FILE instead."),
    ] + QuestionOptions.options + FontOptions.options,
    examples: [
      "keycap explain --size 200x100 --image 50x50 --title-size 50x20 --image-insets left=50",
      "keycap explain --language zh-Hans --reading areas button.json",
      "keycap explain --format svg --output why.svg Main.storyboard#Ab1-cD-2ef",
    ],
    notes: [
      "BUTTON.json holds what 'keycap layout' reads; '-' is standard input. Lengths are points.",
      "Every number is the layout engine's own, and every 'if' was asked of it.",
    ])

  /// How the answer is written.
  enum Format: String, CaseIterable {
    case text, markdown, svg, html, json
  }

  @Sendable
  static func run(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) -> ExitCode {
    guard let measurer = FontOptions.measurer(arguments, console) else { return .unreadable }
    var questions: [ButtonQuestion] = []
    if let question = try QuestionOptions.question(arguments, command: syntax.name) {
      guard arguments.operands.isEmpty else {
        throw UsageError(
          message: "Expected either a file or options that describe the button, found both.",
          command: syntax.name)
      }
      questions = [question]
    } else {
      guard arguments.operands.count == 1 else {
        throw UsageError(
          message: "Expected one BUTTON.json or FILE#objectID, or options such as '--size'.",
          command: syntax.name)
      }
      do {
        questions = try QuestionSource.questions(
          arguments.operands[0], measuringWith: measurer)
      } catch {
        console.complain("keycap: \(error.message)")
        return .unreadable
      }
    }
    let format = arguments.value("format").flatMap(Format.init) ?? .text
    guard questions.count == 1 || format != .svg else {
      console.complain("keycap: An SVG shows one button; here are \(questions.count).")
      return .unreadable
    }
    let reading = arguments.value("reading").flatMap(Reading.init) ?? .pair
    var explained: [ExplainedButton] = []
    var hasFailed = false
    for question in questions {
      do {
        explained.append(
          ExplainedButton(
            answer: try question.answer(measuringWith: measurer),
            explanation: try question.explanation(measuringWith: measurer, reading: reading)))
      } catch {
        console.complain("keycap: \(question.id): \(error)")
        hasFailed = true
      }
    }
    let report = ExplanationReport(
      buttons: explained,
      language: arguments.value("language").flatMap(Language.init) ?? .english,
      palette: arguments.value("appearance") == "dark" ? .dark : .light)
    guard !explained.isEmpty else { return .unreadable }
    let output = report.bytes(format, columns: console.columns, style: console.style)
    return write(output, arguments.value("output"), console) && !hasFailed ? .done : .unreadable
  }

  private static func write(_ bytes: [UInt8], _ file: String?, _ console: Console) -> Bool {
    guard let file, file != "-" else {
      console.print(bytes)
      return true
    }
    do {
      try FileBytes.write(bytes, toFile: file)
      return true
    } catch {
      console.complain("keycap: \(error)")
      return false
    }
  }
}
