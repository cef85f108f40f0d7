import ButtonLayout
import TestSupport
import Testing

@Suite struct `Right to left` {
  @Test(arguments: ButtonCase.Lengths.allCases)
  func `is the mirror of the button with left and right exchanged`(lengths: ButtonCase.Lengths) {
    for random in ButtonCase.random(6_000, lengths, seed: 9) {
      let mirrored = random.with {
        $0.button.layoutDirection =
          random.button.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
        $0.button.contentHorizontalAlignment = random.button.contentHorizontalAlignment.mirrored
        $0.button.contentEdgeInsets = random.button.contentEdgeInsets.mirrored
        $0.button.imageEdgeInsets = random.button.imageEdgeInsets.mirrored
        $0.button.titleEdgeInsets = random.button.titleEdgeInsets.mirrored
      }
      let one = random.arrangement
      let other = mirrored.arrangement
      // From 0 both directions meet the same binary noise; anywhere else the mirror adds some of its own.
      let tolerance = random.bounds.minX == 0 ? 1e-6 : random.titleTolerance
      func mirror(_ rect: Rect?) -> Rect? { rect?.mirrored(in: random.bounds) }
      let isMirror =
        isClose(other.contentRect, mirror(one.contentRect))
        && isClose(other.imageArea, mirror(one.imageArea))
        && isClose(other.titleArea, mirror(one.titleArea))
        && isClose(other.imageRect, mirror(one.imageRect))
        && isClose(other.titleRect, mirror(one.titleRect), within: tolerance)
      #expect(isMirror, "\(random): \(one), \(other)")
      #expect(mirrored.measurement == random.measurement, "\(random)")
    }
  }
}

extension ContentHorizontalAlignment {
  fileprivate var mirrored: ContentHorizontalAlignment {
    switch self {
    case .left: return .right
    case .right: return .left
    default: return self
    }
  }
}
