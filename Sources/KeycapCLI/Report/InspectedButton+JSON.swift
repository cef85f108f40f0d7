import ButtonInspection
import InterfaceBuilder

extension JSONWriter {
  /// One object a button and line.
  static func lines(about buttons: [InspectedButton], at path: String) -> [UInt8] {
    var json = JSONWriter()
    for button in buttons {
      json.object { json in
        json.key("file")
        json.string(path)
        json.key("line")
        json.number(Double(button.source.line))
        json.key("objectID")
        json.string(button.source.objectID)
        json.rect("recordedRect", button.source.frame)
        json.outcome(of: button)
      }
      json.newline()
    }
    return json.bytes
  }

  /// Writes what was asked about a button, what was answered and what was found.
  mutating func outcome(of button: InspectedButton) {
    key("input")
    if let question = button.question { self.question(question) } else { null() }
    key("arrangement")
    switch button.answer {
    case .success(let answer): self.answer(answer)
    case .failure(let error):
      null()
      key("error")
      place(error.path, error.message)
    }
    key("findings")
    array { list in
      for finding in button.findings { list.finding(finding) }
    }
  }

  private mutating func finding(_ finding: Finding) {
    object { json in
      json.key("rule")
      json.string(finding.rule.name)
      json.key("severity")
      json.string(finding.rule.definition.severity.name)
      json.key("path")
      json.string(finding.path)
      json.key("message")
      json.string(finding.message)
      json.key("advice")
      json.string(finding.advice)
      json.key("numbers")
      json.object { json in
        for number in finding.numbers {
          json.key(number.name)
          json.number(number.value)
        }
      }
    }
  }
}
