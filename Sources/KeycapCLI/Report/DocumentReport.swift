import ButtonInspection
import InterfaceBuilder
import Typesetting

/// What is written about one file; made on any core, printed in order.
struct DocumentReport: Sendable {
  private(set) var output: [UInt8] = []
  /// Sentences for standard error: why the file was not read or passed over, and what of its resources was not.
  private(set) var complaints: [String] = []
  private(set) var totals = InspectionTotals()

  /// Reads a file and writes about it; the name is what it is called there.
  init(
    path: String, name: String, measuringWith measurer: TextMeasurer,
    lookingFor rules: FindingRules,
    writing write: ([InspectedButton], String) -> [UInt8]
  ) {
    do {
      let document = try IBDocument(reading: try FileBytes.contents(of: path), path: name)
      totals.ledger = document.ledger
      if case .passedOver(let reason) = document.kind {
        complaints = ["\(name): passed over, since \(reason)."]
        return
      }
      complaints = document.issues.map { "\(name): \($0)." }
      let buttons = document.inspectedButtons(measuringWith: measurer, lookingFor: rules)
      for button in buttons { totals.count(button) }
      output = write(buttons, name)
    } catch let error as FileError {
      complaints = ["\(error)"]
      totals.unreadable = 1
    } catch {
      complaints = ["\(error)."]
      totals.unreadable = 1
    }
  }

  /// One object a button and line.
  static func json(_ buttons: [InspectedButton], at path: String) -> [UInt8] {
    var json = JSONWriter()
    for button in buttons {
      json.inspected(button, at: path)
      json.newline()
    }
    return json.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func inspected(_ button: InspectedButton, at path: String) {
    object { json in
      json.key("file")
      json.string(path)
      json.key("line")
      json.number(Double(button.source.line))
      json.key("objectID")
      json.string(button.source.objectID)
      json.rect("recordedRect", button.source.frame)
      json.outcome(of: button)
    }
  }
}
