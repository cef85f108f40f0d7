import ButtonExplanation
import ButtonRendering

extension ExplanationReport {
  /// A page of its own: no script, nothing from elsewhere, light or dark as the reader's screen.
  var html: String {
    let body = buttons.map(section).joined()
    return """
      <!DOCTYPE html>
      <html lang="\(language.rawValue)">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>keycap explain</title>
      <style>
      :root { color-scheme: light dark }
      body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 0 auto; padding: 1rem }
      h2 { font-size: 1.05rem; margin: 1.25rem 0 .25rem }
      p, ul { margin: .25rem 0 }
      ul { padding-left: 1.25rem }
      figure { margin: 1rem 0 }
      svg { max-width: 100%; height: auto }
      .dark { display: none }
      @media (prefers-color-scheme: dark) { .light { display: none } .dark { display: block } }
      </style>
      \(body)</html>

      """
  }

  private func section(_ button: ExplainedButton) -> String {
    var text = "<section>\n"
    text += "<figure class=\"light\">\n\(svg(button, .light))</figure>\n"
    text += "<figure class=\"dark\">\n\(svg(button, .dark))</figure>\n"
    for section in sections(of: button) {
      text += "<h2>\(Self.escaped(section.heading))</h2>\n"
      if section.isList {
        text += "<ul>\n"
        for line in section.lines { text += "<li>\(Self.escaped(line))</li>\n" }
        text += "</ul>\n"
      } else {
        for line in section.lines { text += "<p>\(Self.escaped(line))</p>\n" }
      }
    }
    return text + "</section>\n"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
    return result
  }
}
