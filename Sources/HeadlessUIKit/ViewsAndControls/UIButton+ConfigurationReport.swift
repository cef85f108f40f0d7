extension UIButton {
  /// Says what of a configuration rests on guesses or has no effect.
  func report(_ configuration: Configuration) {
    HeadlessReport.note(
      "UIButton.configuration",
      "Its layout follows the published rules of the layout model and is not verified.")
    HeadlessReport.note(
      "UIButton.Configuration.indicator", "No sign of a menu is shown or counted.",
      when: configuration.indicator == .popup)
    HeadlessReport.note(
      "UIButton.Configuration.indicatorColorTransformer", "No sign of a menu is shown.",
      when: configuration.indicatorColorTransformer != nil)
    HeadlessReport.note(
      "UIButton.Configuration.macIdiomStyle", "There is no Mac's look here.",
      when: configuration.macIdiomStyle != .automatic)
    HeadlessReport.note(
      "UIButton.Configuration.updated(for:)",
      "A configuration's colours are the same in every state; an update handler may change them.",
      when: state != .normal && automaticallyUpdatesConfiguration)
    HeadlessReport.note(
      "UIBackgroundConfiguration.image", "A background's image is kept and not shown.",
      when: configuration.background.image != nil)
    HeadlessReport.note(
      "UIBackgroundConfiguration.visualEffect", "What stands behind is seen as it is.",
      when: configuration.background.visualEffect != nil)
    HeadlessReport.note(
      "UIBackgroundConfiguration.strokeOutset", "A stroke stands inside its background.",
      when: configuration.background.strokeOutset != 0)
    HeadlessReport.note(
      "UIBackgroundConfiguration.edgesAddingLayoutMarginsToBackgroundInsets",
      "Layout margins do not count in a background's insets.",
      when: !configuration.background.edgesAddingLayoutMarginsToBackgroundInsets.isEmpty)
  }
}
