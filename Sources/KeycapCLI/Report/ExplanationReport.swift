import ButtonExplanation
import ButtonInspection
import ButtonLayout
import ButtonRendering
import DisplayList

/// A button's answer and why it is so.
struct ExplainedButton {
  let answer: ButtonAnswer
  let explanation: Explanation
}

/// Explanations as people or programs read them.
struct ExplanationReport {
  let buttons: [ExplainedButton]
  let language: Language
  let palette: AnnotationPalette

  /// The whole report in a format.
  func bytes(_ format: ExplainCommand.Format, columns: Int, style: TerminalStyle) -> [UInt8] {
    switch format {
    case .text: return Array(text(columns: min(columns, 100), style).utf8)
    case .markdown: return Array(markdown.utf8)
    case .svg: return Array(buttons.map { svg($0, palette) }.joined().utf8)
    case .html: return Array(html.utf8)
    case .json: return json
    }
  }

  /// The picture of a button, its colours named in the report's language.
  func svg(_ button: ExplainedButton, _ palette: AnnotationPalette) -> String {
    let annotation = ButtonAnnotation(button.explanation, legend: .init(language))
    return SVGWriter.document(of: annotation.picture(in: palette))
  }

  private func text(columns: Int, _ style: TerminalStyle) -> String {
    buttons.map { button in
      var lines: [String] = []
      for section in sections(of: button) {
        if !lines.isEmpty { lines.append("") }
        lines.append(style.strong(section.heading))
        for line in section.lines {
          lines += TextFolding.folded(
            line, indent: section.isList ? "  · " : "  ", width: columns)
        }
      }
      return lines.joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  private var markdown: String {
    buttons.map { button in
      var text = svg(button, palette)
      for section in sections(of: button) {
        text += "\n## \(section.heading)\n\n"
        text +=
          section.lines.map { (section.isList ? "- " : "") + $0 + "\n" }.joined()
      }
      return text
    }.joined(separator: "\n---\n\n")
  }
}

extension ExplanationReport {
  /// A heading and what stands below it.
  struct Section {
    let heading: String
    let lines: [String]
    let isList: Bool
  }

  /// What is told of a button, in order.
  func sections(of button: ExplainedButton) -> [Section] {
    var sections = button.explanation.paragraphs.map { paragraph in
      Section(
        heading: paragraph.heading(in: language), lines: paragraph.lines(in: language),
        isList: paragraph.isList)
    }
    let unverified = button.answer.unverified.sentences(in: language)
    if !unverified.isEmpty {
      sections.append(
        Section(
          heading: UnverifiedRules.heading(in: language), lines: unverified, isList: true))
    }
    return sections
  }
}

extension ButtonAnnotation.Legend {
  /// The names of the colours in a language.
  init(_ language: Language) {
    switch language {
    case .english: self.init(image: "image", title: "title", inset: "inset")
    case .simplifiedChinese: self.init(image: "图片", title: "标题", inset: "内边距")
    }
  }
}
