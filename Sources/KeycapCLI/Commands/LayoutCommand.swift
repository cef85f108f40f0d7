import ButtonInspection
import JSONReading
import Typesetting

/// `keycap layout`: questions in JSON Lines, answers in JSON Lines.
enum LayoutCommand {
  static let syntax = CommandSyntax(
    name: "layout", operands: "[FILE]",
    summary: "Answers where a button's parts stand: one JSON object a line in, one a line out.",
    options: FontOptions.options,
    examples: [
      #"echo '{"size":[335,40],"image":{"size":[32,32]},"title":"Cart"}' | keycap layout"#,
      "keycap layout buttons.jsonl",
      "keycap inspect --format json Main.storyboard | jq -c .input | keycap layout",
    ],
    notes: [
      "Without FILE, or with '-', the questions come from standard input. Lengths are points.",
      "A line that cannot be answered gives an error with its key path, and the exit code is 3.",
      "", "Keys:",
    ] + Columns.wrapped(QuestionNames.keys, width: 78) + [
      "They and their values are described in Documentation/button.schema.json."
    ])

  @Sendable
  static func run(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) -> ExitCode {
    guard arguments.operands.count <= 1 else {
      throw UsageError(
        message: "Expected at most one FILE, found \(arguments.operands.count).",
        command: syntax.name)
    }
    guard let measurer = FontOptions.measurer(arguments, console) else { return .unreadable }
    var answers = AnswerStream(parser: JSONParser(), measurer: measurer)
    do {
      let lines = try LineReader(path: arguments.operands.first ?? "-")
      try lines.forEachChunk { chunk in
        for line in chunk { answers.answer(line) }
        console.print(answers.takeBytes())
      }
    } catch {
      console.complain("keycap: \(error)")
      return .unreadable
    }
    return answers.hasFailed ? .unreadable : .done
  }
}

/// Turns lines into answers, in order.
struct AnswerStream: ~Copyable {
  private let parser: JSONParser
  private let measurer: TextMeasurer
  private var writer = JSONWriter()
  private var line = 0
  /// Whether any line could not be answered.
  private(set) var hasFailed = false

  init(parser: consuming JSONParser, measurer: TextMeasurer) {
    self.parser = parser
    self.measurer = measurer
  }

  /// Answers one line; a blank one is counted and skipped.
  mutating func answer(_ text: UnsafeRawBufferPointer) {
    line += 1
    guard !text.isBlank else { return }
    var id = ""
    do {
      let question = try ButtonQuestion(text: text, line: line, by: parser, id: &id)
      writer.answer(try question.answer(measuringWith: measurer))
    } catch {
      hasFailed = true
      writer.failure(error, id: id)
    }
    writer.newline()
  }

  /// The answers since the last call.
  mutating func takeBytes() -> [UInt8] {
    defer { writer.removeAll() }
    return writer.bytes
  }
}
