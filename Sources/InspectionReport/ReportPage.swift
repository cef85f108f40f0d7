import ButtonInspection

/// One self-contained page about the buttons of many documents: it loads nothing, and works without a script.
public enum ReportPage {
  /// Puts the page together.
  ///
  /// - Parameters:
  ///   - sections: A section a document, in order.
  ///   - summary: What the inspection came to, in a sentence.
  ///   - counts: How many buttons each rule found something of; rules without any are left out.
  ///   - found: How many buttons something was found of.
  ///   - total: How many buttons there are.
  /// - Returns: The bytes of an HTML document.
  /// - Complexity: Linear in the size of the page.
  public static func html(
    _ sections: [ReportSection], summary: String, counts: [(rule: FindingRule, buttons: Int)],
    found: Int, total: Int
  ) -> [UInt8] {
    var html = HTMLWriter()
    html.markup(
      """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'; script-src '
      """)
    html.text(script.hash)
    html.element("'\"><title>", summary, "</title>\n<style>")
    html.markup(style)
    let rules = counts.filter { $0.buttons > 0 }
    for (rule, _) in rules { html.filterStyle(rule.name) }
    html.filterStyle("found")
    html.html("@media(prefers-color-scheme:dark){\(ReportPicture.darkStyle)}\n".utf8)
    html.markup(
      "</style></head>\n<body><a class=\"skip\" href=\"#buttons\">To the buttons</a>\n<header><h1>Keycap</h1>"
    )
    html.element("<p>", summary, "</p>\n<form role=\"search\">")
    html.markup(
      """
      <label class="search">Search <input type="search" id="search" autocomplete="off" \
      placeholder="title, file, id or words"></label>
      <fieldset><legend>Show buttons with</legend>
      """)
    html.choice("all", "anything", total, title: "Every button")
    html.choice("found", "findings", found, title: "Buttons of which something was found")
    for (rule, buttons) in rules {
      html.choice(rule.name, rule.name, buttons, title: rule.definition.summary)
    }
    html.markup(
      "</fieldset><output id=\"count\"></output></form></header>\n<main id=\"buttons\">\n")
    for section in sections { html.html(section.html) }
    html.markup("<p class=\"none\" hidden>No button is like that.</p></main>\n")
    if !rules.isEmpty { html.glossary(rules.map(\.rule)) }
    html.markup("<script>")
    html.markup(script.text)
    html.markup("</script></body></html>\n")
    return html.bytes
  }
}

extension HTMLWriter {
  /// Hides what has no finding of a name, while its choice is made; done by style, so that it needs no script.
  ///
  /// Only the header is asked with `:has`, which would slow a page down if it had to look at every button.
  fileprivate mutating func filterStyle(_ name: String) {
    let main = "body>header:has(#only-\(name):checked)~main "
    html("\(main)article:not(.\(name)),\(main)section:not(.\(name)){display:none}\n".utf8)
  }

  fileprivate mutating func choice(_ name: String, _ label: String, _ count: Int, title: String) {
    markup("<label title=\"")
    text(title)
    markup("\"><input type=\"radio\" name=\"only\" id=\"only-")
    text(name)
    markup("\"")
    if name == "all" { markup(" checked") }
    markup("> ")
    text(label)
    element(" <small>", "\(count)", "</small></label>\n")
  }

  /// What the rules mean.
  fileprivate mutating func glossary(_ rules: [FindingRule]) {
    markup("<footer><h2>What is looked for</h2>\n")
    for rule in rules {
      let definition = rule.definition
      markup("<details><summary><b>")
      text(rule.name)
      element("</b> ", definition.summary, "</summary>")
      for paragraph in definition.explanation.split(separator: "\n") {
        element("<p>", String(paragraph), "</p>")
      }
      markup("</details>\n")
    }
    markup("</footer>\n")
  }
}
