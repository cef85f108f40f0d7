import ButtonLayout
import ImageAssets
import InterfaceBuilder
import Typesetting

/// A button as rules look at it: what was asked, what was answered, what the document says besides.
///
/// A class, so that what few rules need is worked out once, and only when one asks.
final class FindingSubject {
  /// The button as it is written.
  let source: IBButton
  /// The document that holds it.
  let document: IBDocument
  /// What the document asks; `nil` where it asks nothing that can be put.
  let question: ButtonQuestion?
  /// The answer; `nil` where there is none.
  let answer: ButtonAnswer?
  private let measurer: TextMeasurer
  private let images: ImageFinding

  init(
    _ button: InspectedButton, in document: IBDocument, measuringWith measurer: TextMeasurer,
    images: @escaping ImageFinding
  ) {
    source = button.source
    self.document = document
    question = button.question
    // Where a symbol stands in the size that its document records, no finding can be trusted.
    if case .success(let answer) = button.answer, !answer.unverified.contains(.symbolSize) {
      self.answer = answer
    } else {
      answer = nil
    }
    self.measurer = measurer
    self.images = images
  }

  /// An image that the document names, as it was found; `nil` where it was not.
  func foundImage(named name: String) -> FoundImage? {
    images(
      ImageRequest(
        name: name, scale: question?.displayScale ?? 2, idiom: question?.idiom ?? .phone,
        direction: question?.layoutDirection ?? .leftToRight))
  }

  /// The size of an image that the document names: as it was found, else as it is recorded; `nil` for neither.
  func imageSize(named name: String, isSystemSymbol: Bool) -> Size? {
    if !isSystemSymbol, let found = foundImage(named: name) { return found.size }
    return document.image(named: name, isSystemSymbol: isSystemSymbol)?.size
  }

  /// The button to ask again with other values; `nil` where UIKit's insets do not decide.
  private(set) lazy var probe: ButtonProbe? = {
    guard let question, let answer, question.followsEdgeInsets else { return nil }
    return ButtonProbe(question, answer.arrangement, measuringWith: measurer)
  }()

  /// The width of the title where nothing limits it, in points; `nil` without a title.
  var naturalTitleWidth: Double? {
    do throws(QuestionError) {
      guard let title = try question?.resolvedTitle(with: measurer), title.isPresent
      else { return nil }
      return title.naturalSize.width
    } catch {
      return nil
    }
  }

  /// The answer to another question about the button, by whatever rules decide; `nil` where there is none.
  func answer(_ change: (inout ButtonQuestion) -> Void) -> ButtonAnswer? {
    guard var question else { return nil }
    change(&question)
    do throws(QuestionError) {
      return try question.answer(measuringWith: measurer)
    } catch {
      return nil
    }
  }

  /// The same title and image in a button that has no configuration; `nil` where their sizes are not known.
  var probeWithoutConfiguration: ButtonProbe? {
    guard var question, let configuration = source.configuration else { return nil }
    question.configuration = nil
    question.title = configuration.title.map { .string($0) }
    if let name = configuration.image {
      guard let size = imageSize(named: name, isSystemSymbol: configuration.isSystemImage) else {
        return nil
      }
      question.image = ImageQuestion(size: size)
    }
    do throws(QuestionError) {
      let answer = try question.answer(measuringWith: measurer)
      return ButtonProbe(question, answer.arrangement, measuringWith: measurer)
    } catch {
      return nil
    }
  }
}
