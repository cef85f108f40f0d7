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
    let button = self.button
    let layout = component.layout(of: button)
    let measurement = layout?.measurement(title: title) ?? button.measurement(title: title)
    let natural = measurement.intrinsicContentSize
    // A component is as high as its title in the width that it has; UIKit's button knows no other than the natural height.
    let fitted =
      layout?.measurement(title: title, fittingWidth: width ?? 0).intrinsicContentSize ?? natural
    let size = Size(width: width ?? natural.width, height: height ?? fitted.height)
    let bounds = Rect(origin: .zero, size: size)
    let arrangement =
      layout?.arrangement(forBounds: bounds, title: title)
      ?? button.arrangement(forBounds: bounds, title: title)
    return ButtonAnswer(
      id: id, size: arrangement.bounds.size, intrinsicContentSize: natural,
      arrangement: arrangement,
      drawnTitle: title.drawnTitle(in: arrangement.titleRoom),
      titleMeasuredBy: title.measuredBy, issues: issues(in: arrangement),
      unverified: arrangement.unverified.union(measurement.unverified))
  }
}
