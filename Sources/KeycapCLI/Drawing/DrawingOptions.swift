import ButtonInspection
import ButtonLayout
import ButtonRendering
import DisplayList

/// How somebody wants buttons drawn.
struct DrawingOptions {
  /// What a picture is written as, by the ending of its name.
  enum Format: String, CaseIterable {
    case png, svg, pdf

    /// The format of a file's name; `nil` for another ending.
    init?(ofName name: String) {
      let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
      self.init(rawValue: ending)
    }
  }

  let output: String
  let format: Format
  let look: ButtonLook
  let shrinking: CapShrinking
  let showsZones: Bool
  let showsBounds: Bool
  let columns: Int?
  private let scale: Double?
  private let direction: LayoutDirection?
  private let category: String?

  static let options: [CommandSyntax.Option] = [
    .init(
      name: "output", placeholder: "FILE",
      summary: "The picture; its ending '.png', '.svg' or '.pdf' says what it is."),
    .init(
      name: "scale", placeholder: "N",
      summary: "Pixels a point; absent, the button's own.",
      values: ["1", "2", "3"]),
    .init(
      name: "appearance", placeholder: "NAME", summary: "'light' (the default) or 'dark'.",
      values: ["light", "dark"]),
    .init(
      name: "direction", placeholder: "NAME",
      summary: "'leftToRight', 'rightToLeft'; absent, the button's own.",
      values: ["leftToRight", "rightToLeft"]),
    .init(
      name: "state", placeholder: "NAME",
      summary: "'normal' (the default), 'highlighted', 'disabled', 'selected'.",
      values: ButtonLook.State.allCases.map(\.rawValue)),
    .init(
      name: "content-size-category", placeholder: "NAME",
      summary: "The user's text size, such as 'extraLarge', for text styles.",
      values: QuestionNames.contentSizeCategory.all),
    .init(
      name: "columns", placeholder: "N",
      summary: "How many of several buttons stand beside one another."),
    .init(
      name: "below-size", placeholder: "RULE",
      summary: "What shrinks of a resizable image: 'capsLast' (default), 'proportional'.",
      values: [CapShrinking.capsLast.rawValue, CapShrinking.proportional.rawValue]),
    .init(name: "zones", placeholder: nil, summary: "Paint what of a resizable image grows."),
    .init(name: "bare", placeholder: nil, summary: "Leave out the edges of bounds and content."),
  ]

  init(_ arguments: ParsedArguments, command: String) throws(UsageError) {
    func off(_ message: String) -> UsageError { UsageError(message: message, command: command) }
    guard let output = arguments.value("output") else {
      throw off("Expected '--output FILE', whose name ends in '.png', '.svg' or '.pdf'.")
    }
    guard let format = Format(ofName: output) else {
      throw off("'--output' takes a name that ends in '.png', '.svg' or '.pdf', not '\(output)'.")
    }
    self.output = output
    self.format = format
    let palette: Palette = arguments.value("appearance") == "dark" ? .dark : .light
    let state = arguments.value("state").flatMap(ButtonLook.State.init) ?? .normal
    look = ButtonLook(state: state, palette: palette)
    shrinking = arguments.value("below-size").flatMap(CapShrinking.init) ?? .capsLast
    showsZones = arguments.has("zones")
    showsBounds = !arguments.has("bare")
    if let columns = arguments.value("columns") {
      guard let count = Int(columns), (1...1000).contains(count) else {
        throw off("'--columns' takes a whole number from 1 to 1000, not '\(columns)'.")
      }
      self.columns = count
    } else {
      columns = nil
    }
    scale = arguments.value("scale").flatMap { Double($0) }
    direction = arguments.value("direction").map {
      $0 == "rightToLeft" ? .rightToLeft : .leftToRight
    }
    category = arguments.value("content-size-category")
  }

  /// The question with what was asked for in its place.
  func applied(to question: ButtonQuestion) -> ButtonQuestion {
    var question = question
    if let scale { question.displayScale = scale }
    if let direction { question.layoutDirection = direction }
    if let category {
      question.contentSizeCategory = QuestionNames.contentSizeCategory[category]
    }
    return question
  }
}
