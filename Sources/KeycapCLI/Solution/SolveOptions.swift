import ButtonInspection
import ButtonLayout

/// What `keycap solve` is asked: a button, and how somebody wants it.
struct SolveOptions {
  static let position = Names<ImagePosition>()
  static let recipe = Names<InsetRecipe>()

  /// The options of other commands that are the answer here, or mean something else: a plain button has no position.
  static let otherNames: Set<String> = [
    "image-insets", "title-insets", "content-mode", "horizontal-alignment", "vertical-alignment",
    "image-position", "spacing",
  ]

  /// The button without insets of image and title.
  let question: ButtonQuestion
  let wanted: WantedArrangement
  /// How the insets are to be written; `nil` for the tool's choice.
  let recipe: InsetRecipe?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard arguments.operands.isEmpty else {
      throw Self.usage("Unexpected '\(arguments.operands[0])': everything is an option.")
    }
    guard let position = arguments.value("position").flatMap({ Self.position[$0] }) else {
      throw Self.usage("Expected '--position', such as '--position top'.")
    }
    var wanted = WantedArrangement(
      imagePosition: position, spacing: try Self.number("spacing", arguments) ?? 0)
    if let word = arguments.value("image-size") {
      guard let size = QuestionOptions.size(word) else {
        throw Self.usage("'--image-size' takes a size such as '20x20', not '\(word)'.")
      }
      wanted.imageSize = size
    }
    wanted.adjustsContentEdgeInsets = !arguments.has("keep-content-insets")
    self.wanted = wanted
    recipe = arguments.value("recipe").flatMap { Self.recipe[$0] }

    let name = SolveCommand.syntax.name
    var question =
      try QuestionOptions.question(arguments, command: name, without: Self.otherNames)
      ?? ButtonQuestion(id: "1")
    question.generation = arguments.value("generation").flatMap { QuestionNames.generation[$0] }
    question.font = try Self.font(arguments)
    if let lines = try Self.number("lines", arguments) {
      guard let count = Int(exactly: lines), count >= 0 else {
        throw Self.usage("'--lines' takes a whole number of 0 or more.")
      }
      question.numberOfLines = count
    }
    (question.contentHorizontalAlignment, question.contentVerticalAlignment) =
      try Self.alignments(arguments)
    self.question = question
  }

  private static func usage(_ message: String) -> UsageError {
    UsageError(message: message, command: SolveCommand.syntax.name)
  }

  private static func number(
    _ name: String, _ arguments: ParsedArguments
  ) throws(UsageError) -> Double? {
    guard let word = arguments.value(name) else { return nil }
    guard let number = Double(word), number.isFinite else {
      throw usage("'--\(name)' takes a number, not '\(word)'.")
    }
    return number
  }

  private static func font(_ arguments: ParsedArguments) throws(UsageError) -> FontQuestion? {
    var font = FontQuestion()
    font.size = try number("font-size", arguments)
    font.weight = arguments.value("font-weight").flatMap { QuestionNames.weight[$0] }
    font.textStyle = arguments.value("text-style").flatMap { QuestionNames.textStyle[$0] }
    if let size = font.size, size < 0 { throw usage("'--font-size' takes 0 points or more.") }
    return font == FontQuestion() ? nil : font
  }

  /// A horizontal alignment, a vertical one, or both.
  private static func alignments(
    _ arguments: ParsedArguments
  ) throws(UsageError) -> (ContentHorizontalAlignment, ContentVerticalAlignment) {
    guard let word = arguments.value("alignment") else { return (.center, .center) }
    let parts = word.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let horizontal = QuestionNames.horizontalAlignment
    let vertical = QuestionNames.verticalAlignment
    if parts.count == 1, let alignment = horizontal[parts[0]] { return (alignment, .center) }
    if parts.count == 1, let alignment = vertical[parts[0]] { return (.center, alignment) }
    if parts.count == 2, let across = horizontal[parts[0]], let upright = vertical[parts[1]] {
      return (across, upright)
    }
    let unknown = parts.first { horizontal[$0] == nil && vertical[$0] == nil } ?? word
    let hint = Suggestion.nearest(to: unknown, in: horizontal.all + vertical.all)
      .map { "; did you mean '\($0)'?" }
    throw usage(
      "'--alignment' takes HORIZONTAL[,VERTICAL], such as 'leading,top', not '\(word)'"
        + (hint ?? "."))
  }
}
