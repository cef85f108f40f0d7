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
    _ source: IBButton, in document: IBDocument, measuringWith measurer: TextMeasurer,
    lookingFor rules: FindingRules, images: @escaping ImageFinding
  ) {
    self.source = source
    self.source.issues += ComponentReading(source)?.issues ?? []
    do throws(QuestionError) {
      let question = try ButtonQuestion(source, in: document, images: images)
      self.question = question
      answer = .success(try question.answer(measuringWith: measurer))
    } catch {
      answer = .failure(error)
    }
    findings = []
    findings = rules.findings(
      about: FindingSubject(self, in: document, measuringWith: measurer, images: images))
  }
}

extension InspectedButton {
  /// What somebody would call the button, on one line.
  package var name: String {
    let name =
      source.userLabel ?? source.configuration?.title ?? source.state("normal")?.title
      ?? source.state("normal")?.image ?? source.objectID
    return name.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

extension IBDocument {
  /// Every button of the document with its arrangement, in the document's order.
  ///
  /// - Parameters:
  ///   - measurer: Who measures the titles.
  ///   - rules: What is looked for.
  ///   - images: Who finds the images that the document names; without one, the sizes of its resources count.
  /// - Returns: A button for each of the document's.
  public func inspectedButtons(
    measuringWith measurer: TextMeasurer, lookingFor rules: FindingRules = .all,
    images: @escaping ImageFinding = { _ in nil }
  ) -> [InspectedButton] {
    buttons.map {
      InspectedButton(
        $0, in: self, measuringWith: measurer, lookingFor: rules, images: images)
    }
  }
}
