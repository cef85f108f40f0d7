import ButtonLayout

/// A button with the rules that place its parts: UIKit's, or the component's where it has a position.
struct RuledButton {
  /// The button, which both rules know.
  var button: LegacyButton
  /// What is asked of the component.
  var component: ComponentQuestion

  private var layout: ImageTitleLayout? { component.layout(of: button) }

  /// Where the parts stand.
  func arrangement(forBounds bounds: Rect, title: some TitleMeasuring) -> ButtonArrangement {
    layout?.arrangement(forBounds: bounds, title: title)
      ?? button.arrangement(forBounds: bounds, title: title)
  }

  /// The natural size.
  func measurement(title: some TitleMeasuring) -> ButtonMeasurement {
    layout?.measurement(title: title) ?? button.measurement(title: title)
  }

  /// The natural height in a width: a component's grows with a title that wraps, UIKit's does not.
  func naturalHeight(title: some TitleMeasuring, inWidth width: Double) -> Double {
    let measurement =
      layout?.measurement(title: title, fittingWidth: width) ?? button.measurement(title: title)
    return measurement.intrinsicContentSize.height
  }
}

extension ButtonQuestion {
  /// The button with the rules that decide.
  var ruledButton: RuledButton { RuledButton(button: button, component: component) }
}
