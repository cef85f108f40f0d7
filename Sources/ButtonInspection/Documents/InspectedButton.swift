import ButtonLayout
import InterfaceBuilder
import Typesetting

/// A button of a document, and where UIKit puts its parts.
public struct InspectedButton: Sendable {
  /// The button as it is written.
  public var source: IBButton
  /// The question that the document asks; `nil` where it asks none that can be put.
  public var question: ButtonQuestion?
  /// The answer, or why there is none.
  public var answer: Result<ButtonAnswer, QuestionError>
  /// What somebody who reads this should know.
  public var findings: [Finding]

  init(
    _ source: IBButton, in document: IBDocument, measuringWith measurer: TextMeasurer
  ) {
    self.source = source
    do throws(QuestionError) {
      let question = try ButtonQuestion(source, in: document)
      self.question = question
      answer = .success(try question.answer(measuringWith: measurer))
    } catch {
      answer = .failure(error)
    }
    findings = source.issues.map { Finding(rule: .documentIssue, message: "\($0.message).") }
    if let truncation = truncation(measurer) { findings.append(truncation) }
  }

  /// By how much the title is cut at the recorded size.
  private func truncation(_ measurer: TextMeasurer) -> Finding? {
    guard case .success(let answer) = answer, answer.arrangement.titleIsTruncated,
      let room = answer.arrangement.titleRoom,
      let needed = question?.naturalTitleWidth(measurer)
    else { return nil }
    let lacking = Finding.rounded(needed - room)
    return Finding(
      rule: .titleTruncated,
      message: "The title has \(Finding.rounded(room)) points of width and lacks \(lacking).")
  }
}

extension IBDocument {
  /// Every button of the document with its arrangement, in the document's order.
  ///
  /// - Parameter measurer: Who measures the titles.
  /// - Returns: A button for each of the document's.
  public func inspectedButtons(measuringWith measurer: TextMeasurer) -> [InspectedButton] {
    buttons.map { InspectedButton($0, in: self, measuringWith: measurer) }
  }
}
