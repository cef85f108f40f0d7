import ButtonLayout
import Typesetting

extension ButtonQuestion {
  /// Answers where UIKit, or the component's rules, put the button's parts.
  ///
  /// - Parameter measurer: Who measures the title.
  /// - Returns: Every rectangle, with what had no effect and what nobody measured.
  /// - Throws: `QuestionError` when the title cannot be measured, or rules are asked for that are not built yet.
  public func answer(
    measuringWith measurer: TextMeasurer
  ) throws(QuestionError) -> ButtonAnswer {
    guard configuration == nil else {
      throw QuestionError(
        path: "configuration", message: "Not answered yet: UIButton.Configuration's rules.")
    }
    let title = try resolvedTitle(with: measurer)
    let button = ruledButton
    let measurement = button.measurement(title: title)
    let natural = measurement.intrinsicContentSize
    let size = Size(
      width: width ?? natural.width,
      height: height
        ?? width.map { button.naturalHeight(title: title, inWidth: $0) } ?? natural.height)
    let arrangement = button.arrangement(
      forBounds: Rect(origin: .zero, size: size), title: title)
    return ButtonAnswer(
      id: id, size: arrangement.bounds.size, intrinsicContentSize: natural,
      arrangement: arrangement,
      drawnTitle: arrangement.losesLines(of: title)
        ? nil : title.drawnTitle(in: arrangement.titleRoom),
      titleMeasuredBy: title.measuredBy, issues: issues(in: arrangement),
      unverified: arrangement.unverified.union(measurement.unverified)
        .union(image?.symbol == nil ? [] : .symbolSize))
  }
}

extension ButtonArrangement {
  /// Whether a lack of height takes lines of the title, so that nobody can say which words are left.
  fileprivate func losesLines(of title: AnyTitle) -> Bool {
    guard titleIsTruncated, let titleRoom else { return false }
    return !title.fitted(to: titleRoom).isTruncated
  }
}
