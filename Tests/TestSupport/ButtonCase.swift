import ButtonLayout

/// A button, its title and its bounds, as one random or enumerated case.
public struct ButtonCase: Sendable, CustomStringConvertible {
  /// The button.
  public var button: LegacyButton
  /// The title's size; `nil` for none.
  public var titleSize: Size?
  /// Whether the title's size is somebody's measurement, which is never rounded.
  public var isTitleFinal = true
  /// The bounds.
  public var bounds: Rect
  /// Where the lengths stand to the pixels.
  public var lengths = Lengths.onGrid

  /// Creates a case.
  public init(button: LegacyButton, titleSize: Size?, bounds: Rect) {
    self.button = button
    self.titleSize = titleSize
    self.bounds = bounds
  }

  /// The line that an empty title holds.
  public static let emptyLine = 21.48046875

  /// The title as the engine asks it.
  public var title: any TitleMeasuring {
    guard let titleSize else { return NoTitle(emptyLineHeight: ButtonCase.emptyLine) }
    if isTitleFinal { return GivenTitle(titleSize) }
    return LineTitle(width: titleSize.width, lineHeight: titleSize.height)
  }

  /// What UIKit's rules make of it.
  public var arrangement: ButtonArrangement {
    button.arrangement(forBounds: bounds, title: title)
  }

  /// What UIKit's rules make of it, step by step.
  public func arrangement(watching steps: inout some StepSink) -> ButtonArrangement {
    button.arrangement(forBounds: bounds, title: title, watching: &steps)
  }

  /// Its natural size, and what that rests on.
  public var measurement: ButtonMeasurement { button.measurement(title: title) }

  /// The case with one thing changed.
  public func with(_ change: (inout ButtonCase) -> Void) -> ButtonCase {
    var changed = self
    change(&changed)
    return changed
  }

  /// A pixel's side, in points.
  public var pixel: Double { 1 / button.displayScale }

  /// The case in a few lines, so that a failure can be typed again.
  public var description: String {
    func text(_ insets: EdgeInsets) -> String {
      "(\(insets.top) \(insets.left) \(insets.bottom) \(insets.right))"
    }
    func text(_ size: Size?) -> String { size.map { "\($0.width)×\($0.height)" } ?? "none" }
    return """
      \(text(bounds.size)) at (\(bounds.minX) \(bounds.minY)) @\(button.displayScale) \
      \(button.layoutDirection) \(button.generation) \(button.idiom) \(button.buttonType)\
      \(button.hasBeenSizedToFit ? " sized" : "") \
      image \(text(button.imageSize)) \(button.imageContentMode) \
      background \(text(button.backgroundImageSize)) \
      title \(text(titleSize))\(isTitleFinal ? "" : " measured") \
      content \(text(button.contentEdgeInsets)) image \(text(button.imageEdgeInsets)) \
      title \(text(button.titleEdgeInsets)) \(button.contentHorizontalAlignment) \
      \(button.contentVerticalAlignment)
      """
  }
}
