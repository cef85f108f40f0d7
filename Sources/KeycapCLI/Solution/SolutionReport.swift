import ButtonInspection
import ButtonLayout

/// A solution in the form that somebody asked for.
struct SolutionReport {
  let question: ButtonQuestion
  let options: SolveOptions
  let solution: InsetSolution

  init(_ question: ButtonQuestion, _ options: SolveOptions, _ solution: InsetSolution) {
    self.question = question
    self.options = options
    self.solution = solution
  }

  func bytes(as format: String, for console: Console) -> [UInt8] {
    let lines: [String]
    switch format {
    case "json": return json
    case "swift": lines = facts.map { "// \($0)" } + swift
    case "objc": lines = facts.map { "// \($0)" } + objectiveC
    case "xml": lines = facts.map { "<!-- \($0) -->" } + interfaceBuilder
    default: lines = text(console.style)
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// The three insets by their names, in the order in which they act.
  var insets: [(name: String, insets: EdgeInsets)] {
    [
      ("contentEdgeInsets", solution.button.contentEdgeInsets),
      ("imageEdgeInsets", solution.button.imageEdgeInsets),
      ("titleEdgeInsets", solution.button.titleEdgeInsets),
    ]
  }

  /// Whether the image view has to keep the image's proportions.
  var fitsImage: Bool {
    solution.button.imageContentMode != question.button.imageContentMode
  }

  private func text(_ style: TerminalStyle) -> [String] {
    let rows = insets.map { name, insets in
      (name, [insets.top, insets.left, insets.bottom, insets.right].map(JSONWriter.text))
    }
    let width = rows.flatMap(\.1).map(\.count).max() ?? 0
    func cells(_ words: [String]) -> String {
      words.map { String(repeating: " ", count: max(0, width - $0.count) + 2) + $0 }.joined()
    }
    let column = max(width, "bottom".count)
    let heading = ["top", "left", "bottom", "right"]
      .map { String(repeating: " ", count: column - $0.count + 2) + $0 }.joined()
    let name = String(repeating: " ", count: "contentEdgeInsets".count)
    return [style.faint(name + heading)]
      + rows.map { row in
        let padding = String(repeating: " ", count: "contentEdgeInsets".count - row.0.count)
        let numbers = row.1
          .map { String(repeating: " ", count: column - $0.count + 2) + $0 }.joined()
        return style.strong(row.0) + padding + numbers
      } + [""] + facts
  }
}
