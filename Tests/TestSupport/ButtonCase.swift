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

  /// Creates a case.
  public init(button: LegacyButton, titleSize: Size?, bounds: Rect) {
    self.button = button
    self.titleSize = titleSize
    self.bounds = bounds
  }

  /// The line that an empty title holds.
  public static let emptyLine = 21.48046875

  /// What UIKit's rules make of it.
  public var arrangement: ButtonArrangement {
    var nobody = NoSteps()
    return arrangement(watching: &nobody)
  }

  /// What UIKit's rules make of it, step by step.
  public func arrangement(watching steps: inout some StepSink) -> ButtonArrangement {
    guard let titleSize else {
      return button.arrangement(
        forBounds: bounds, title: NoTitle(emptyLineHeight: ButtonCase.emptyLine), watching: &steps)
    }
    if isTitleFinal {
      return button.arrangement(forBounds: bounds, title: GivenTitle(titleSize), watching: &steps)
    }
    let line = LineTitle(width: titleSize.width, lineHeight: titleSize.height)
    return button.arrangement(forBounds: bounds, title: line, watching: &steps)
  }

  /// Its natural size.
  public var intrinsicContentSize: Size {
    guard let titleSize else {
      return button.measurement(title: NoTitle(emptyLineHeight: ButtonCase.emptyLine))
        .intrinsicContentSize
    }
    if isTitleFinal {
      return button.measurement(title: GivenTitle(titleSize)).intrinsicContentSize
    }
    let line = LineTitle(width: titleSize.width, lineHeight: titleSize.height)
    return button.measurement(title: line).intrinsicContentSize
  }

  /// The case in one line, so that a failure can be typed again.
  public var description: String {
    func text(_ insets: EdgeInsets) -> String {
      "(\(insets.top) \(insets.left) \(insets.bottom) \(insets.right))"
    }
    func text(_ size: Size?) -> String { size.map { "\($0.width)×\($0.height)" } ?? "none" }
    return """
      \(text(bounds.size)) @\(button.displayScale) \(button.layoutDirection) \(button.generation) \
      image \(text(button.imageSize)) title \(text(titleSize))\(isTitleFinal ? "" : " measured") \
      content \(text(button.contentEdgeInsets)) image \(text(button.imageEdgeInsets)) \
      title \(text(button.titleEdgeInsets)) \(button.contentHorizontalAlignment) \
      \(button.contentVerticalAlignment)
      """
  }

  /// How exactly a law can hold: at three pixels a point binary noise decides half pixels, as in the recorded rows.
  public var lawTolerance: Double {
    button.displayScale == 3 ? 1 / 3.0 + 1e-6 : 1e-6
  }
}
