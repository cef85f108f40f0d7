import ButtonLayout
import TestSupport
import Testing

@Suite struct `Over every combination, a component` {
  /// Half a pixel at two pixels a point, and binary noise.
  static let halfAPixel = 0.25 + 1e-6

  /// A law, and the cases in which it was broken.
  struct Law: Sendable {
    let name: Comment
    let holds: @Sendable (Sweep.Case, ButtonArrangement) -> Bool
    var breaches = 0
  }

  static let laws = [
    Law(name: "truncates nothing at its fitted size or beyond", holds: truncatesNothing),
    Law(name: "lets neither part leave the content, nor image and title overlap", holds: isApart),
    Law(name: "keeps the spacing to the pixel where there is room", holds: keepsSpacing),
    Law(name: "is the mirror of itself the other way of reading", holds: isMirrored),
    Law(name: "answers the same when it is asked again", holds: isRepeatable),
    Law(name: "fits a width without losing anything of its title", holds: fitsWidth),
  ]

  @Test func `keeps its laws`() {
    var laws = Self.laws
    let count = Sweep.forEach { one in
      let answer = one.arrangement
      for index in laws.indices where !laws[index].holds(one, answer) {
        laws[index].breaches += 1
        if laws[index].breaches <= 3 {
          Issue.record("\(laws[index].name): \(one): \(answer.summary)")
        }
      }
    }
    for law in laws { #expect(law.breaches == 0, law.name) }
    #expect(count >= 200_000)
  }

  static func truncatesNothing(_ one: Sweep.Case, _ answer: ButtonArrangement) -> Bool {
    guard one.isRoomy else { return true }
    let natural = one.title.naturalSize
    return !answer.titleIsTruncated && (answer.titleRect?.width ?? 0) >= natural.width - 1e-6
      && (answer.titleRect?.height ?? 0) >= natural.height - 1e-6
  }

  static func isApart(_ one: Sweep.Case, _ answer: ButtonArrangement) -> Bool {
    guard !one.isMoved else { return true }
    guard let image = answer.imageRect, let title = answer.titleRect else { return false }
    let content = answer.contentRect
    func contains(_ part: Span, _ whole: Span) -> Bool {
      part.origin >= whole.origin - halfAPixel && part.end <= whole.end + halfAPixel
    }
    // A line is as high as it is: in a lower button it overflows, as UIKit's does.
    let isHighEnough = one.isRoomy
    guard contains(image.horizontal, content.horizontal),
      contains(title.horizontal, content.horizontal),
      contains(image.vertical, content.vertical) || image.height == 0,
      contains(title.vertical, content.vertical) || !isHighEnough
    else { return false }
    switch one.layout.imagePosition.axis {
    case .horizontal?:
      return image.maxX <= title.minX + halfAPixel || title.maxX <= image.minX + halfAPixel
    case .vertical?:
      return image.maxY <= title.minY + halfAPixel || title.maxY <= image.minY + halfAPixel
        || !isHighEnough
    case nil: return true
    }
  }

  static func keepsSpacing(_ one: Sweep.Case, _ answer: ButtonArrangement) -> Bool {
    guard !one.isMoved, one.isRoomy, one.layout.distribution == .packed,
      let axis = one.layout.imagePosition.axis
    else { return true }
    guard let image = answer.imageRect, let title = answer.titleRect else { return false }
    let (a, b) =
      axis == .horizontal
      ? (image.horizontal, title.horizontal) : (image.vertical, title.vertical)
    let gap = max(a.origin, b.origin) - min(a.end, b.end)
    return abs(gap - one.layout.spacing) <= halfAPixel
  }

  static func isMirrored(_ one: Sweep.Case, _ answer: ButtonArrangement) -> Bool {
    let other = one.mirrored
    let reversed = other.arrangement
    return isClose(reversed.imageRect, answer.imageRect?.mirrored(in: one.bounds))
      && isClose(reversed.titleRect, answer.titleRect?.mirrored(in: one.bounds))
      && isClose(reversed.imageArea, answer.imageArea?.mirrored(in: one.bounds))
      && isClose(reversed.titleArea, answer.titleArea?.mirrored(in: one.bounds))
      && other.natural == one.natural
  }

  static func isRepeatable(_ one: Sweep.Case, _ answer: ButtonArrangement) -> Bool {
    guard one.arrangement == answer else { return false }
    let inside = one.layout.arrangement(
      forContentRect: answer.contentRect, title: one.title, bounds: one.bounds)
    return inside.imageRect == answer.imageRect && inside.titleRect == answer.titleRect
  }

  static func fitsWidth(_ one: Sweep.Case, _: ButtonArrangement) -> Bool {
    let limit = one.bounds.width
    let fitted = one.layout.measurement(title: one.title, fittingWidth: limit)
      .intrinsicContentSize
    // Either no wider than was asked for, or as wide as it wants.
    guard fitted.width <= limit || fitted == one.natural else { return false }
    let bounds = Rect(origin: .zero, size: fitted)
    return !one.layout.arrangement(forBounds: bounds, title: one.title).titleIsTruncated
  }
}

extension ButtonArrangement {
  fileprivate var summary: String {
    func text(_ rect: Rect?) -> String {
      rect.map { "(\($0.minX) \($0.minY) \($0.width) \($0.height))" } ?? "none"
    }
    return "image \(text(imageRect)) title \(text(titleRect)) in \(text(contentRect))"
  }
}
