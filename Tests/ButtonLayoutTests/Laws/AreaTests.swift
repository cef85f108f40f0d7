import ButtonLayout
import TestSupport
import Testing

/// The areas are those that probing finds whenever both parts fit: left and top give a part's left and top edge,
/// right and bottom the others, fill the image's whole area.
@Suite struct `The areas` {
  @Test(arguments: ButtonCase.Lengths.allCases)
  func `are those that probing finds`(lengths: ButtonCase.Lengths) {
    var range = ButtonCase.Range(lengths)
    range.mayLackParts = false
    var probed = 0
    for random in ButtonCase.random(4_000, in: range, seed: 13) {
      let answer = random.arrangement
      let label = Self.roomy(random).titleRect?.size ?? .zero
      guard let imageArea = answer.imageArea, let titleArea = answer.titleArea,
        let image = random.button.imageSize,
        image.width <= imageArea.width, image.height <= imageArea.height,
        label.width <= titleArea.width, label.height <= titleArea.height
      else { continue }
      probed += 1
      let near = Self.probe(random, .left, .top)
      let far = Self.probe(random, .right, .bottom)
      let filled = Self.probe(random, .fill, .fill)
      // An origin between two pixels is rounded to one of them, an area is not.
      let tolerance = lengths == .onGrid ? 1e-6 : random.pixel / 2 + 1e-6
      let isFound =
        Self.isNear(near.imageRect, far.imageRect, imageArea, tolerance)
        && Self.isNear(near.titleRect, far.titleRect, titleArea, tolerance)
        && isClose(filled.imageRect, imageArea, within: tolerance)
      #expect(isFound, "\(random): \(answer), probes \(near), \(far), \(filled)")
    }
    #expect(probed > 250)
  }

  private static func probe(
    _ one: ButtonCase, _ horizontal: ContentHorizontalAlignment,
    _ vertical: ContentVerticalAlignment
  ) -> ButtonArrangement {
    one.with {
      $0.button.contentHorizontalAlignment = horizontal
      $0.button.contentVerticalAlignment = vertical
    }.arrangement
  }

  /// The button where nothing limits it.
  private static func roomy(_ one: ButtonCase) -> ButtonArrangement {
    one.with {
      $0.button.contentVerticalAlignment = .center
      $0.bounds.size = Size(width: 1_000, height: 1_000)
    }.arrangement
  }

  private static func isNear(
    _ near: Rect?, _ far: Rect?, _ area: Rect, _ tolerance: Double
  ) -> Bool {
    isClose(near?.minX, area.minX, within: tolerance)
      && isClose(near?.minY, area.minY, within: tolerance)
      && isClose(far?.maxX, area.maxX, within: tolerance)
      && isClose(far?.maxY, area.maxY, within: tolerance)
  }
}
