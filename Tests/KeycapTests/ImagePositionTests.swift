import ButtonLayout
import Keycap
import Testing

@Suite struct `An image's position` {
  @Test func `has the same names and raw values in the rules and on UIKit's side`() {
    let ruled = ButtonLayout.ImagePosition.allCases.map { "\($0) \($0.rawValue)" }
    let shown = Keycap.ImagePosition.allCases.map { "\($0) \($0.rawValue)" }
    #expect(shown == ruled)
  }
}
