import ButtonExplanation
import ButtonLayout
import Typesetting

extension ButtonQuestion {
  /// Explains why the button's parts stand where they stand.
  ///
  /// - Parameters:
  ///   - measurer: Who measures the title.
  ///   - reading: The terms in which places are explained.
  /// - Returns: The engine's steps in words, what would be otherwise, and what to do.
  /// - Throws: `QuestionError` where there is no answer to explain.
  public func explanation(
    measuringWith measurer: TextMeasurer, reading: Reading = .pair
  ) throws(QuestionError) -> Explanation {
    let answer = try answer(measuringWith: measurer)
    let title = try resolvedTitle(with: measurer)
    let bounds = answer.arrangement.bounds
    if let layout = component.layout(of: button) {
      return Explanation(of: layout, bounds: bounds, title: title)
    }
    return Explanation(of: button, bounds: bounds, title: title, reading: reading)
  }

  /// How the engine comes to the answer.
  ///
  /// - Parameter measurer: Who measures the title.
  /// - Returns: The steps in order; none where there is no answer, or where others than UIKit's insets decide.
  public func steps(measuringWith measurer: TextMeasurer) -> [Step] {
    guard followsEdgeInsets else { return [] }
    do throws(QuestionError) {
      let answer = try answer(measuringWith: measurer)
      var log = StepLog()
      _ = button.arrangement(
        forBounds: answer.arrangement.bounds, title: try resolvedTitle(with: measurer),
        watching: &log)
      return log.steps
    } catch {
      return []
    }
  }
}
