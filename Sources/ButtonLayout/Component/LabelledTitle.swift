/// A title in the sizes of its label, which rounds up what it measures (model § 2.3).
struct LabelledTitle<Title: TitleMeasuring> {
  let title: Title
  let button: LegacyButton

  /// The label's size where nothing limits it.
  var naturalSize: Size { rounded(LengthRange.bounded(title.naturalSize)) }

  /// The title in a width.
  ///
  /// The label does not pass the room that holds all of its text, so that nothing overlaps for a fraction of a point.
  func fitted(to width: Double) -> FittedTitle {
    var fitted = title.fitted(to: max(0, width))
    let text = LengthRange.bounded(fitted.size)
    fitted.size = rounded(text)
    fitted.size.width = min(fitted.size.width, max(width, text.width))
    return fitted
  }

  private func rounded(_ size: Size) -> Size {
    title.isFinal ? size : button.labelSize(of: size)
  }
}
