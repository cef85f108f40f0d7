import ButtonLayout
import TestSupport
import Testing

/// A pair of insets (d, −d) moves its part by d under every alignment, and nothing else.
@Suite struct `A pair of insets (d, −d)` {
  @Test(arguments: ButtonCase.Lengths.allCases, [-7.0, -1, 0.25, 1, 12])
  func `moves the image by d pixels`(lengths: ButtonCase.Lengths, pixels: Double) {
    for random in ButtonCase.random(1_000, lengths, seed: 8) {
      let before = random.arrangement
      for (after, x, y) in Self.moved(random, \.imageEdgeInsets, by: pixels * random.pixel) {
        let expected = before.imageRect?.moved(x: x, y: y)
        #expect(
          isClose(after.imageRect, expected, within: Self.tolerance(random, pixels)),
          "\(random) by \(x), \(y): \(after)")
        #expect(
          isClose(after.titleRect, before.titleRect, within: random.titleTolerance), "\(random)")
      }
    }
  }

  @Test(arguments: ButtonCase.Lengths.allCases, [-7.0, -1, 0.25, 1, 12])
  func `moves the title by d pixels`(lengths: ButtonCase.Lengths, pixels: Double) {
    for random in ButtonCase.random(1_000, lengths, seed: 19) {
      let before = random.arrangement
      for (after, x, y) in Self.moved(random, \.titleEdgeInsets, by: pixels * random.pixel) {
        let expected = before.titleRect?.moved(x: x, y: y)
        #expect(
          isClose(
            after.titleRect, expected,
            within: Self.tolerance(random, pixels) + random.titleTolerance),
          "\(random) by \(x), \(y): \(after)")
        #expect(
          isClose(after.imageRect, before.imageRect), "\(random)")
      }
    }
  }

  /// A pixel is tolerated in two cases: half a pixel goes away from zero, so that a place on quarter pixels which
  /// passes zero moves a pixel more; and a part of a pixel is rounded away or up to a whole one.
  private static func tolerance(_ one: ButtonCase, _ pixels: Double) -> Double {
    one.lengths == .onQuarters || pixels != pixels.rounded() ? one.pixel + 1e-6 : 1e-6
  }

  /// The answers for d along each axis, and by how much each should have moved.
  private static func moved(
    _ one: ButtonCase, _ insets: WritableKeyPath<LegacyButton, EdgeInsets>, by d: Double
  ) -> [(ButtonArrangement, x: Double, y: Double)] {
    let right = one.with {
      $0.button[keyPath: insets].left += d
      $0.button[keyPath: insets].right -= d
    }
    let down = one.with {
      $0.button[keyPath: insets].top += d
      $0.button[keyPath: insets].bottom -= d
    }
    return [(right.arrangement, d, 0), (down.arrangement, 0, d)]
  }
}
