import ButtonLayout
import TestSupport
import Testing

@testable import ButtonExplanation

@Suite struct `A component's button, explained` {
  private func explanation(_ position: ImagePosition, spacing: Double = 6) -> Explanation {
    var layout = ImageTitleLayout(imageSize: Size(width: 30, height: 30))
    layout.imagePosition = position
    layout.spacing = spacing
    return Explanation(
      of: layout, bounds: Rect(x: 0, y: 0, width: 100, height: 80),
      title: GivenTitle(Size(width: 57, height: 20)))
  }

  @Test func `tells places and distances with their numbers`() {
    let text = explanation(.top).text()
    #expect(text.contains("With imagePosition = .top and spacing = 6 the component's rules decide"))
    #expect(text.contains("The image stands at x = 35, its width 30: before it lie 35 points"))
    #expect(text.contains("The title stands at y = 48, its height 20"))
    #expect(text.contains("Between image and title lie 48 − 42 = 6 points."))
  }

  @Test(arguments: ImagePosition.allCases)
  func `has the engine's rectangles in every sum and every "if"`(position: ImagePosition) {
    let explanation = explanation(position)
    for language in Language.allCases {
      for equation in Equation.all(in: explanation.text(in: language)) {
        #expect(equation.holds, "\(equation)")
      }
    }
    for change in explanation.changes {
      var layout = ImageTitleLayout(imageSize: Size(width: 30, height: 30))
      layout.imagePosition = position
      layout.spacing = 6
      for setting in change.settings { setting.apply(to: &layout) }
      let rect = layout.arrangement(
        forBounds: Rect(x: 0, y: 0, width: 100, height: 80),
        title: GivenTitle(Size(width: 57, height: 20))
      ).imageRect
      #expect(change.arrangement.imageRect == rect)
      let place = rect.map { "x = \(Formula.text($0.minX)), y = \(Formula.text($0.minY))" }
      #expect(change.sentence.text(in: .english).contains(place ?? "?"))
    }
    #expect(explanation.changes.count == ImagePosition.allCases.count)
  }
}
