import ButtonLayout
import TestSupport
import Testing

/// Two ways to the same arrangement: a plain button's insets, and the component that needs none.
@Suite struct `Insets and the component` {
  @Test func `agree to a pixel on every button with room, and on its natural size`() throws {
    var compared = 0
    for one in SolverCase.random(6_000, seed: 531) {
      guard let image = one.button.imageSize, let title = one.title, let size = one.size,
        one.button.contentHorizontalAlignment != .fill,
        one.button.contentVerticalAlignment != .fill
      else { continue }
      var one = one
      one.wanted.imageSize = nil
      one.wanted.adjustsContentEdgeInsets = true
      one.wanted.spacing = max(0, one.wanted.spacing)
      let insets = one.button.contentEdgeInsets
      let hasRoom =
        size.width - insets.left - insets.right >= image.width + one.wanted.spacing + title.width
        && size.height - insets.top - insets.bottom
          >= image.height + one.wanted.spacing + title.height
      guard hasRoom else { continue }
      compared += 1
      var component = ImageTitleLayout(one.button)
      component.imagePosition = one.wanted.imagePosition
      component.spacing = one.wanted.spacing
      let answer = try one.solution()
      let other = component.arrangement(
        forBounds: Rect(origin: .zero, size: size), title: GivenTitle(title))
      let pixel = 1 / one.button.displayScale + 1e-6
      #expect(
        isClose(answer.arrangement.imageRect, other.imageRect, within: pixel), "\(one): \(other)")
      #expect(
        isClose(answer.arrangement.titleRect, other.titleRect, within: pixel), "\(one): \(other)")
      #expect(
        answer.measurementAfter.intrinsicContentSize
          == component.measurement(title: GivenTitle(title)).intrinsicContentSize, "\(one)")
    }
    #expect(compared > 300)
  }
}
