import ButtonInspection
import InterfaceBuilder
import Typesetting

/// What is written about one file; made on any core, put together in order.
struct DocumentReport<Output: Sendable>: Sendable {
  /// What is written; `nil` about a file without UIKit's buttons.
  private(set) var output: Output?
  /// Sentences for standard error: why the file was not read or passed over, and what of its resources was not.
  private(set) var complaints: [String] = []
  private(set) var totals = InspectionTotals()

  /// Reads a file and writes about it; the name is what it is called there.
  init(
    path: String, name: String, measuringWith measurer: TextMeasurer,
    lookingFor rules: FindingRules, images: DocumentImages,
    writing write: ([InspectedButton], String) -> Output
  ) {
    do {
      let document = try IBDocument(reading: try FileBytes.contents(of: path), path: name)
      totals.ledger = document.ledger
      if case .passedOver(let reason) = document.kind {
        complaints = ["\(name): passed over, since \(reason)."]
        return
      }
      complaints = document.issues.map { "\(name): \($0)." }
      var lost: [String] = []
      let buttons = document.inspectedButtons(measuringWith: measurer, lookingFor: rules) {
        request in
        do throws(FileError) {
          return try images.image(request, near: path)
        } catch {
          let sentence = "\(name): image '\(request.name)': \(error) The recorded size counts."
          if !lost.contains(sentence) { lost.append(sentence) }
          return nil
        }
      }
      complaints += lost
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
}
