import ButtonInspection
import ButtonLayout
import SystemFont

/// `keycap solve`: a wanted arrangement in, the three insets out.
enum SolveCommand {
  static let syntax = CommandSyntax(
    name: "solve", operands: "",
    summary: "Finds the insets that put a button's image where it is wanted.",
    options: [
      .init(
        name: "position", placeholder: "POSITION",
        summary: "Where the image stands to the title, such as 'leading' or 'top'.",
        values: SolveOptions.position.all),
      .init(
        name: "spacing", placeholder: "POINTS",
        summary: "Points between image and title; 0 without."),
      .init(
        name: "recipe", placeholder: "RECIPE",
        summary: "'moving', 'shrinking' or 'absolute'; else what suits most buttons.",
        values: SolveOptions.recipe.all),
      .init(
        name: "alignment", placeholder: "H[,V]",
        summary: "The content's alignment, such as 'left' or 'leading,top'."),
      .init(
        name: "keep-content-insets", placeholder: nil,
        summary: "Add nothing to the button's; the natural size then lacks the spacing."),
      .init(
        name: "image-size", placeholder: "WxH",
        summary: "Show the image smaller, without resampling it."),
      .init(name: "font-size", placeholder: "POINTS", summary: "The title's size in points."),
      .init(
        name: "font-weight", placeholder: "WEIGHT", summary: "The system font's weight.",
        values: QuestionNames.weight.all),
      .init(
        name: "text-style", placeholder: "STYLE", summary: "A text style in place of a font size.",
        values: QuestionNames.textStyle.all),
      .init(
        name: "lines", placeholder: "COUNT", summary: "The title's 'numberOfLines'; 1 without."),
      .init(
        name: "generation", placeholder: "NAME",
        summary: "'classic' for iOS 14 and before, 'current' (the default).",
        values: QuestionNames.generation.all),
      .init(
        name: "configuration", placeholder: nil,
        summary: "Find the values of a UIButton.Configuration instead of insets."),
      .init(
        name: "format", placeholder: "FORMAT",
        summary: "'text' (the default), 'json', 'swift', 'objc' or 'xml'.",
        values: ["text", "json", "swift", "objc", "xml"]),
    ]
      + QuestionOptions.options(without: SolveOptions.otherNames) + FontOptions.options,
    examples: [
      "keycap solve --position top --spacing 6 --image 30x30 --title Cart",
      "keycap solve --position top --spacing 6 --image 30x30 --title Cart --size 80x70 \\",
      "  --format json | keycap layout",
      "keycap solve --position right --spacing 8 --image 24x24 --title Next --format swift",
      "keycap solve --position left --spacing 6 --image 30x30 --title Cart --size 100x40 \\",
      "  --recipe moving --keep-content-insets",
    ],
    notes: [
      "Recipes: 'moving' moves a part's room, 'shrinking' leaves it what the other part does not",
      "take, 'absolute' pins it, for one size only. The answer says for which buttons it is right.",
      "The answer is laid out before it is given. What insets cannot reach is said with its reason,",
      "and the exit code is 1. JSON is one object that 'keycap layout' reads, XML is what Interface",
      "Builder writes. Positions: \(SolveOptions.position.all.joined(separator: ", ")).",
    ])

  @Sendable
  static func run(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) -> ExitCode {
    let options = try SolveOptions(arguments)
    let format = arguments.value("format") ?? "text"
    guard let measurer = FontOptions.measurer(arguments, console) else { return .unreadable }
    do throws(QuestionError) {
      let question = options.question
      if arguments.has("configuration") {
        return configure(question, options, format, console)
      }
      switch try question.solution(
        for: options.wanted, recipe: options.recipe, measuringWith: measurer)
      {
      case .success(let solution):
        console.print(SolutionReport(question, options, solution).bytes(as: format, for: console))
        return .done
      case .failure(let reason):
        return refuse(reason, options, question, format, console)
      }
    } catch {
      console.complain("keycap: \(error)")
      return .unreadable
    }
  }

  private static func configure(
    _ question: ButtonQuestion, _ options: SolveOptions, _ format: String, _ console: Console
  ) -> ExitCode {
    do throws(UnreachableArrangement) {
      let values = try question.button.configurationValues(for: options.wanted)
      console.print(ConfigurationReport(question, values).bytes(as: format))
      return .done
    } catch {
      return refuse(error, options, question, format, console)
    }
  }

  /// Says why there is no answer; for a program as an answer of `layout` that failed.
  private static func refuse(
    _ reason: UnreachableArrangement, _ options: SolveOptions, _ question: ButtonQuestion,
    _ format: String, _ console: Console
  ) -> ExitCode {
    let sentence = "Not reachable: \(reason.words(for: options))"
    if format == "json" {
      var writer = JSONWriter()
      writer.failure(QuestionError(path: "", message: sentence), id: question.id)
      writer.newline()
      console.print(writer.bytes)
    }
    console.complain("keycap: \(sentence)")
    return .no
  }
}
