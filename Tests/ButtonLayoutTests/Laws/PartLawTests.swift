import ButtonLayout
import TestSupport
import Testing

/// Laws that hold for every button.
///
/// Where UIKit breaks a law that one would like, the breach is a case of its own.
@Suite struct `Image and title` {
  static let unmoved: ButtonCase.Range = {
    var range = ButtonCase.Range()
    range.movesParts = false
    range.mayLackParts = false
    return range
  }()

  @Test func `overlap by less than the rounding of the title's size while nothing moves them`() {
    for random in ButtonCase.random(20_000, in: Self.unmoved, seed: 4) {
      let answer = random.arrangement
      guard let image = answer.imageRect, let title = answer.titleRect, title.width > 0,
        random.button.contentHorizontalAlignment != .fill
      else { continue }
      let overlap = min(image.maxX, title.maxX) - max(image.minX, title.minX)
      let isExact =
        random.isTitleFinal
        || random.button.generation == .classic
          && !(random.button.contentHorizontalAlignment.along(random.button.layoutDirection) == .end)
      #expect(overlap < (isExact ? 1e-6 : 1), "\(random)")
    }
  }

  @Test func `are complete at the natural size`() {
    for random in ButtonCase.random(20_000, in: Self.unmoved, seed: 5) {
      var natural = random
      natural.bounds = Rect(origin: .zero, size: random.intrinsicContentSize)
      let answer = natural.arrangement
      #expect(!answer.titleIsTruncated, "\(natural)")
    }
  }

  @Test
  func `breach: title insets alone truncate the title at the natural size (openradar 18348992)`() {
    var button = LegacyButton(imageSize: Size(width: 20, height: 20))
    button.titleEdgeInsets = EdgeInsets(left: 8)
    let title = GivenTitle(Size(width: 60, height: 20))
    let size = button.measurement(title: title).intrinsicContentSize
    let answer = button.arrangement(forBounds: Rect(origin: .zero, size: size), title: title)
    #expect(size.width == 80)
    #expect(answer.titleIsTruncated)
    #expect(answer.titleRect?.width == 52)
  }

  @Test func `breach: an image between two pixels may overlap the title by half a pixel`() {
    var button = LegacyButton(imageSize: Size(width: 17.2, height: 20))
    button.contentHorizontalAlignment = .left
    let answer = button.arrangement(
      forBounds: Rect(x: 0, y: 0, width: 100, height: 40),
      title: GivenTitle(Size(width: 40, height: 20)))
    #expect(answer.titleRect?.minX == 17)
  }

  @Test func `move apart: an image inset leaves the title unless it changes the image's width`() {
    for random in ButtonCase.random(20_000, seed: 6) {
      var plain = random
      plain.button.imageEdgeInsets = .zero
      let one = random.arrangement
      let other = plain.arrangement
      guard let image = one.imageRect, let before = other.imageRect else { continue }
      // Under fill the width that counts for the title is the natural one in its room, not the stretched one.
      if random.button.contentHorizontalAlignment == .fill { continue }
      if image.width != before.width || image.height != before.height { continue }
      #expect(one.titleRect == other.titleRect, "\(random)")
    }
  }

  @Test func `move apart: a title inset leaves the image unless it changes the title's width`() {
    for random in ButtonCase.random(20_000, seed: 7) {
      var plain = random
      plain.button.titleEdgeInsets = .zero
      let one = random.arrangement
      let other = plain.arrangement
      guard let title = one.titleRect, let before = other.titleRect,
        title.width == before.width
      else { continue }
      #expect(one.imageRect == other.imageRect, "\(random)")
    }
  }

  @Test func `follow a pair of insets (d, −d) by d under every alignment`() {
    for random in ButtonCase.random(20_000, seed: 8) {
      let scale = random.button.displayScale
      let d = (7 * scale).rounded() / scale + 1 / scale
      var moved = random
      moved.button.imageEdgeInsets.left += d
      moved.button.imageEdgeInsets.right -= d
      moved.button.titleEdgeInsets.top -= d
      moved.button.titleEdgeInsets.bottom += d
      let before = random.arrangement
      let after = moved.arrangement
      let tolerance = random.lawTolerance
      let image = before.imageRect?.moved(x: d, y: 0)
      let title = before.titleRect?.moved(x: 0, y: -d)
      #expect(isClose(after.imageRect, image, within: tolerance), "\(random)")
      #expect(isClose(after.titleRect, title, within: tolerance), "\(random)")
    }
  }

  @Test func `mirror when left and right are exchanged and the interface reads the other way`() {
    for random in ButtonCase.random(20_000, seed: 9) {
      var mirrored = random
      mirrored.button.layoutDirection =
        random.button.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
      mirrored.button.contentHorizontalAlignment = random.button.contentHorizontalAlignment.mirrored
      mirrored.button.contentEdgeInsets = random.button.contentEdgeInsets.mirrored
      mirrored.button.imageEdgeInsets = random.button.imageEdgeInsets.mirrored
      mirrored.button.titleEdgeInsets = random.button.titleEdgeInsets.mirrored
      let one = random.arrangement
      let other = mirrored.arrangement
      let width = random.bounds.width
      #expect(
        isClose(other.imageRect, one.imageRect?.mirrored(in: width)), "\(random)")
      #expect(
        isClose(other.titleRect, one.titleRect?.mirrored(in: width)), "\(random)")
    }
  }
}

extension Rect {
  fileprivate func moved(x: Double, y: Double) -> Rect {
    Rect(x: minX + x, y: minY + y, width: width, height: height)
  }

  fileprivate func mirrored(in width: Double) -> Rect {
    Rect(x: width - maxX, y: minY, width: self.width, height: height)
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
