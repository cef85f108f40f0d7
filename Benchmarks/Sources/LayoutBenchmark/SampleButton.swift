import ButtonLayout

/// A button to be arranged: an image, a title of a known size, insets, any alignment, left-to-right.
struct SampleButton {
  var button: LegacyButton
  var title: GivenTitle
  var bounds: Rect

  /// The first buttons of the one sequence that every measurement takes its buttons from.
  static func first(_ count: Int) -> [SampleButton] {
    var generator = SeededGenerator(seed: 2)
    return (0..<count).map { _ in SampleButton(using: &generator) }
  }

  /// Half of the buttons have content insets, half have insets of image and title, one in eight is too narrow.
  private init(using random: inout SeededGenerator) {
    let image = Size(width: random.points(12...44), height: random.points(12...44))
    let text = Size(width: random.halfPoints(20...120), height: random.halfPoints(18...24))
    button = LegacyButton(imageSize: image)
    button.contentHorizontalAlignment =
      ContentHorizontalAlignment.allCases.randomElement(using: &random) ?? .center
    button.contentVerticalAlignment =
      ContentVerticalAlignment.allCases.randomElement(using: &random) ?? .center
    if random.once(in: 2) {
      button.contentEdgeInsets = EdgeInsets(
        top: random.points(0...12), left: random.points(0...12), bottom: random.points(0...12),
        right: random.points(0...12))
    }
    if random.once(in: 2) {
      button.imageEdgeInsets = .shift(random.points(-8...8))
      button.titleEdgeInsets = .shift(random.points(-8...8))
    }
    title = GivenTitle(text)
    let insets = button.contentEdgeInsets
    let free = random.once(in: 8) ? random.points(-30...(-4)) : random.points(16...96)
    bounds = Rect(
      x: 0, y: 0, width: insets.left + image.width + text.width + insets.right + free,
      height: insets.top + max(image.height, text.height) + insets.bottom + random.points(0...40))
  }
}

extension EdgeInsets {
  /// What people write to move a part without squeezing it.
  fileprivate static func shift(_ length: Double) -> EdgeInsets {
    EdgeInsets(left: length, right: -length)
  }
}
