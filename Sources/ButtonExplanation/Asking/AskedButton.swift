import ButtonLayout

/// A button that can be asked again with something changed: the engine alone says what would follow.
struct AskedButton<Title: TitleMeasuring> {
  let button: LegacyButton
  let bounds: Rect
  let title: Title
  let arrangement: ButtonArrangement
  let steps: [Step]

  init(_ button: LegacyButton, bounds: Rect, title: Title) {
    self.button = button
    self.bounds = bounds
    self.title = title
    var log = StepLog()
    arrangement = button.arrangement(forBounds: bounds, title: title, watching: &log)
    steps = log.steps
  }

  /// Where everything would stand after a change.
  func arrangement(after change: (inout LegacyButton) -> Void) -> ButtonArrangement {
    var changed = button
    change(&changed)
    return changed.arrangement(forBounds: bounds, title: title)
  }

  /// Where everything would stand with other settings.
  func arrangement(with settings: [Setting]) -> ButtonArrangement {
    arrangement { button in for setting in settings { setting.apply(to: &button) } }
  }

  /// The chain of a part, from the engine's steps.
  func chain(_ part: Step.Part, _ axis: Step.Axis) -> PlacedChain? {
    PlacedChain(steps, part, axis)
  }

  /// The parts that are there, in the order in which they are told.
  var parts: [Step.Part] {
    [.image, .title].filter { arrangement[$0] != nil }
  }

  /// How the alignment along an axis is called.
  func alignmentName(_ axis: Step.Axis) -> String {
    axis == .horizontal
      ? "\(button.contentHorizontalAlignment)" : "\(button.contentVerticalAlignment)"
  }

  /// Whether content stands in the middle along an axis.
  func isCentered(_ axis: Step.Axis) -> Bool {
    axis == .horizontal
      ? button.contentHorizontalAlignment == .center : button.contentVerticalAlignment == .center
  }

  /// A pixel's side, in points: two places that are nearer look the same.
  var pixel: Double { 1 / button.displayScale }
}

/// Binary noise: far below what a screen shows, and below what a sentence writes.
let noise = 1e-6
