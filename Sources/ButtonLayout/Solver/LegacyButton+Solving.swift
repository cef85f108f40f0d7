extension LegacyButton {
  /// Insets that bring image and title where somebody wants them.
  ///
  /// The button's image and title insets do not count, so that asking twice is asking once; its content insets are
  /// the caller's, and stay. The answer is laid out before it is given.
  ///
  ///     var button = LegacyButton(imageSize: Size(width: 30, height: 30))
  ///     let wanted = WantedArrangement(imagePosition: .top, spacing: 6)
  ///     let answer = try button.solution(for: wanted, title: title)   // title 36 × 22
  ///     answer.button.contentEdgeInsets   // (0, 0, 28, −30)
  ///     answer.button.imageEdgeInsets     // (0, 0, 0, −6)
  ///     answer.button.titleEdgeInsets     // (36, −30, −28, 30)
  ///
  /// - Parameters:
  ///   - wanted: The arrangement.
  ///   - title: The title, or `NoTitle`.
  ///   - size: The bounds' size, in points; `nil` for the one that the arrangement takes by itself.
  ///   - recipe: How to write the insets; `nil` for `shrinking`, and `absolute` where that is not right.
  /// - Returns: The button with its insets, and for which others they are right.
  /// - Throws: Why the arrangement is not reachable.
  /// - Complexity: Measures the title a few times. Allocates nothing itself.
  public func solution(
    for wanted: WantedArrangement, title: some TitleMeasuring, size: Size? = nil,
    recipe: InsetRecipe? = nil
  ) throws(UnreachableArrangement) -> InsetSolution {
    if let recipe {
      return try ArrangementSolver(self, wanted, title: title, size: size).solution(by: recipe)
    }
    do throws(UnreachableArrangement) {
      return try solution(for: wanted, title: title, size: size, recipe: .shrinking)
    } catch {
      return try solution(for: wanted, title: title, size: size, recipe: .absolute)
    }
  }
}
