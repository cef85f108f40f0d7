import ButtonLayout
import Typesetting

extension ButtonQuestion {
  /// Insets that bring the button's image and title where somebody wants them.
  ///
  /// - Parameters:
  ///   - wanted: The arrangement.
  ///   - recipe: How to write the insets; `nil` for the one that is right for most buttons.
  ///   - measurer: Who measures the title.
  /// - Returns: The solution, or why there is none.
  /// - Throws: `QuestionError` when the title cannot be measured.
  public func solution(
    for wanted: WantedArrangement, recipe: InsetRecipe?, measuringWith measurer: TextMeasurer
  ) throws(QuestionError) -> Result<InsetSolution, UnreachableArrangement> {
    let title = try resolvedTitle(with: measurer)
    do throws(UnreachableArrangement) {
      var size: Size?
      if width != nil || height != nil {
        // An extent that is left out is what the arrangement takes by itself.
        let natural = try button.solution(for: wanted, title: title).bounds
        size = Size(width: width ?? natural.width, height: height ?? natural.height)
      }
      return .success(
        try button.solution(for: wanted, title: title, size: size, recipe: recipe))
    } catch {
      return .failure(error)
    }
  }

  /// The question about the button that a solution describes.
  public func asking(about solution: InsetSolution) -> ButtonQuestion {
    var question = self
    question.width = solution.bounds.width
    question.height = solution.bounds.height
    question.contentEdgeInsets = solution.button.contentEdgeInsets
    question.imageEdgeInsets = solution.button.imageEdgeInsets
    question.titleEdgeInsets = solution.button.titleEdgeInsets
    if solution.button.imageContentMode != button.imageContentMode {
      question.imageContentMode = solution.button.imageContentMode
    }
    return question
  }
}
