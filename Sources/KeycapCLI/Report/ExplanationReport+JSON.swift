import ButtonExplanation
import ButtonLayout

extension ExplanationReport {
  /// One object a button and line: the answer, the steps, the sentences, and what would be otherwise.
  var json: [UInt8] {
    var json = JSONWriter()
    for button in buttons {
      json.object { json in
        json.member("language", language.rawValue)
        json.member("reading", button.explanation.reading.rawValue)
        json.key("arrangement")
        json.answer(button.answer)
        json.key("steps")
        json.array { list in
          for step in button.explanation.steps { list.step(step) }
        }
        json.key("paragraphs")
        json.array { list in
          for paragraph in button.explanation.paragraphs { list.paragraph(paragraph, language) }
        }
        json.changes("changes", button.explanation.changes, language)
        json.changes("fixes", button.explanation.fixes, language)
      }
      json.newline()
    }
    return json.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ key: String, _ value: String) {
    self.key(key)
    string(value)
  }

  private mutating func span(_ key: String, _ span: Span) {
    self.key(key)
    array { numbers in
      numbers.number(span.origin)
      numbers.number(span.length)
    }
  }

  fileprivate mutating func step(_ step: Step) {
    object { json in
      json.member("part", "\(step.part)")
      json.member("axis", "\(step.axis)")
      json.member("action", step.action.name)
      json.span("before", step.before)
      json.span("after", step.after)
    }
  }

  fileprivate mutating func paragraph(_ paragraph: Paragraph, _ language: Language) {
    object { json in
      json.member("heading", paragraph.heading(in: language))
      json.key("sentences")
      json.array { list in
        for sentence in paragraph.sentences {
          list.object { json in
            json.member("key", sentence.key.rawValue)
            json.member("text", sentence.text(in: language))
          }
        }
      }
    }
  }

  fileprivate mutating func changes(_ key: String, _ changes: [Change], _ language: Language) {
    self.key(key)
    array { list in
      for change in changes {
        list.object { json in
          json.key("settings")
          json.object { settings in
            for setting in change.settings { settings.member(setting.property, setting.value) }
          }
          json.rect("imageRect", change.arrangement.imageRect)
          json.rect("titleRect", change.arrangement.titleRect)
          json.member("text", change.sentence.text(in: language))
        }
      }
    }
  }
}

extension Step.Action {
  /// What happened, by the action's name.
  fileprivate var name: String {
    switch self {
    case .inset: return "inset"
    case .padded: return "padded"
    case .emptied: return "emptied"
    case .reserved: return "reserved"
    case .sized: return "sized"
    case .roundedUp: return "roundedUp"
    case .aligned: return "aligned"
    case .held: return "held"
    case .rounded: return "rounded"
    case .mirrored: return "mirrored"
    }
  }
}
