import ButtonInspection
import ButtonLayout
import InterfaceBuilder
import Typesetting

/// The part of the report about one document: made on any core, put together in order.
public struct ReportSection: Sendable {
  let html: [UInt8]

  /// Writes about the buttons of a document.
  ///
  /// - Parameters:
  ///   - buttons: The buttons, in the document's order.
  ///   - file: The document's path, as people are to see it.
  ///   - measurer: Who measured the titles.
  public init(
    _ buttons: [InspectedButton], file: String, measuringWith measurer: TextMeasurer
  ) {
    guard !buttons.isEmpty else {
      html = []
      return
    }
    var html = HTMLWriter()
    let names = Set(buttons.flatMap(\.filterNames)).sorted()
    html.element("<section class=\"", names.joined(separator: " "), "\"><h2>")
    html.text(file)
    html.markup("</h2>\n")
    var seen: Set<String> = []
    for button in buttons {
      let source = button.source
      var name = source.objectID.isEmpty ? "line-\(source.line)" : source.objectID
      // Two elements of a broken document may have one id; the line tells them apart.
      if !seen.insert(name).inserted { name += "/line-\(source.line)" }
      html.article(
        button, file: file, identifier: "\(file)/\(name)",
        picture: ReportPicture.svg(of: button, measuringWith: measurer))
    }
    html.markup("</section>\n")
    self.html = html.bytes
  }
}

extension HTMLWriter {
  fileprivate mutating func article(
    _ button: InspectedButton, file: String, identifier: String, picture: String?
  ) {
    let source = button.source
    markup("<article id=\"")
    text(identifier)
    markup("\" class=\"")
    text(button.filterNames.joined(separator: " "))
    markup("\"><header><h3><a href=\"#")
    fragment(identifier)
    element("\"><bdi>", button.name, "</bdi></a></h3><p>")
    text("\(file):\(source.line)")
    element(" <code>", source.objectID, "</code>")
    if let name = source.customClass { element(" <code>", name, "</code>") }
    markup("</p></header>\n")
    if let picture {
      markup(
        "<figure role=\"img\" aria-label=\"The button with its bounds, content, image and title\">")
      html(picture.utf8)
      markup("</figure>\n")
    }
    markup("<div>")
    findings(of: button)
    numbers(of: button)
    markup("</div></article>\n")
  }

  private mutating func findings(of button: InspectedButton) {
    guard !button.findings.isEmpty else { return }
    markup("<ul>")
    for finding in button.findings {
      element("<li class=\"", finding.rule.definition.severity.name, "\"><b>")
      text(finding.rule.name)
      element("</b> <small>", finding.rule.definition.severity.name, "</small> <bdi>")
      text(finding.message)
      markup("</bdi> ")
      element("<i>", finding.advice, "</i></li>")
    }
    markup("</ul>\n")
  }

  private mutating func numbers(of button: InspectedButton) {
    if case .failure(let error) = button.answer {
      element("<p class=\"reason\">Not laid out. <bdi>", "\(error)", "</bdi></p>\n")
    }
    markup("<dl>")
    number("recorded frame", button.source.frame)
    if case .success(let answer) = button.answer {
      let arrangement = answer.arrangement
      number("size", answer.size.written)
      number("natural size", answer.intrinsicContentSize.written)
      number("content", arrangement.contentRect)
      number("image", arrangement.imageRect)
      number("image area", arrangement.imageArea)
      number("title", arrangement.titleRect)
      number("title area", arrangement.titleArea)
      if let drawn = answer.drawnTitle { number("title shown", drawn) }
      for issue in answer.issues { number(issue.path, issue.message) }
      if !answer.unverified.isEmpty {
        number("not verified", answer.unverified.names.joined(separator: ", "))
      }
    }
    markup("</dl>")
  }

  private mutating func number(_ name: String, _ rect: Rect?) {
    if let rect { number(name, rect.written) }
  }

  private mutating func number(_ name: String, _ value: String) {
    element("<div><dt>", name, "</dt><dd><bdi>")
    text(value)
    markup("</bdi></dd></div>")
  }
}

extension InspectedButton {
  /// The names under which the page's filter finds the button.
  fileprivate var filterNames: [String] {
    var names: [String] = []
    for finding in findings where !names.contains(finding.rule.name) {
      names.append(finding.rule.name)
    }
    if !names.isEmpty { names.append("found") }
    return names
  }
}
