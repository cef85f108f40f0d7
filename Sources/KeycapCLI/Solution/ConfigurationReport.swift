import ButtonInspection
import ButtonLayout

/// The values of a configuration in the form that somebody asked for.
struct ConfigurationReport {
  let question: ButtonQuestion
  let values: ConfigurationValues

  init(_ question: ButtonQuestion, _ values: ConfigurationValues) {
    self.question = question
    self.values = values
  }

  func bytes(as format: String) -> [UInt8] {
    let lines: [String]
    switch format {
    case "json": return json
    case "swift": lines = facts.map { "// \($0)" } + swift
    case "objc": lines = facts.map { "// \($0)" } + objectiveC
    case "xml": lines = facts.map { "<!-- \($0) -->" } + interfaceBuilder
    default: lines = text + [""] + facts
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private var facts: [String] {
    var facts = ["Right for every size, image and title. The content insets replace the style's."]
    if values.isForOneDirection {
      facts.append(
        "A configuration knows no left and right: right for this reading direction only.")
    }
    return facts
  }

  private var placement: String { SolveOptions.position[values.imagePlacement] }

  private var edges: [(name: String, length: Double)] {
    let insets = values.contentInsets
    return [
      ("top", insets.top), ("leading", insets.left), ("bottom", insets.bottom),
      ("trailing", insets.right),
    ]
  }

  private var text: [String] {
    Columns.aligned([
      ("imagePlacement", placement), ("imagePadding", JSONWriter.text(values.imagePadding)),
      (
        "contentInsets",
        edges.map { "\($0.name) \(JSONWriter.text($0.length))" }.joined(separator: ", ")
      ),
    ])
  }

  private var swift: [String] {
    let arguments = edges.map { "\($0.name): \(JSONWriter.text($0.length))" }
    return [
      "var configuration = button.configuration ?? .plain()",
      "configuration.imagePlacement = .\(placement)",
      "configuration.imagePadding = \(JSONWriter.text(values.imagePadding))",
      "configuration.contentInsets = NSDirectionalEdgeInsets("
        + "\(arguments.joined(separator: ", ")))",
      "button.configuration = configuration",
    ]
  }

  private var objectiveC: [String] {
    let arguments = edges.map { JSONWriter.text($0.length) }.joined(separator: ", ")
    return [
      "UIButtonConfiguration *configuration =",
      "    button.configuration ?: [UIButtonConfiguration plainButtonConfiguration];",
      "configuration.imagePlacement = NSDirectionalRectEdge\(placement.capitalizedFirst);",
      "configuration.imagePadding = \(JSONWriter.text(values.imagePadding));",
      "configuration.contentInsets = NSDirectionalEdgeInsetsMake(\(arguments));",
      "button.configuration = configuration;",
    ]
  }

  private var interfaceBuilder: [String] {
    let attributes = edges.map { "\($0.name)=\"\(SolutionReport.attribute($0.length))\"" }
    return [
      "<buttonConfiguration key=\"configuration\" style=\"plain\" "
        + "imagePlacement=\"\(placement)\" "
        + "imagePadding=\"\(SolutionReport.attribute(values.imagePadding))\">",
      "  <directionalEdgeInsets key=\"contentInsets\" \(attributes.joined(separator: " "))/>",
      "</buttonConfiguration>",
    ]
  }

  /// The question with the configuration and without insets, which it ignores.
  private var json: [UInt8] {
    var asked = question
    var configuration = ConfigurationQuestion()
    configuration.words["style"] = "plain"
    configuration.words["imagePlacement"] = placement
    configuration.lengths["imagePadding"] = values.imagePadding
    let insets = values.contentInsets
    configuration.contentInsets = ConfigurationQuestion.DirectionalInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    asked.configuration = configuration
    asked.contentEdgeInsets = nil
    var writer = JSONWriter()
    writer.question(asked)
    writer.newline()
    return writer.bytes
  }
}
