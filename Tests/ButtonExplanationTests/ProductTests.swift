import ButtonLayout
import TestSupport
import Testing

@testable import ButtonExplanation

/// Every edge, sign and part under every alignment and direction, in a button with room for all.
struct RoomyCase: CustomTestStringConvertible {
  let part: Step.Part
  let edge: InsetEdge
  let inset: Double
  let one: ButtonCase

  var testDescription: String { "\(part) \(edge) \(inset) in \(one)" }

  static let all: [RoomyCase] = {
    var all: [RoomyCase] = []
    for horizontal in ContentHorizontalAlignment.allCases {
      for vertical in ContentVerticalAlignment.allCases {
        for direction in LayoutDirection.allCases {
          for part in Step.Part.allCases {
            for edge in InsetEdge.allCases {
              for inset in [0.0, 20, -20] {
                var button = LegacyButton(imageSize: Size(width: 40, height: 30))
                button.contentHorizontalAlignment = horizontal
                button.contentVerticalAlignment = vertical
                button.layoutDirection = direction
                button[insetsOf: part][edge] = inset
                let one = ButtonCase(
                  button: button, titleSize: Size(width: 60, height: 20),
                  bounds: Rect(x: 0, y: 0, width: 400, height: 200))
                all.append(RoomyCase(part: part, edge: edge, inset: inset, one: one))
              }
            }
          }
        }
      }
    }
    return all
  }()
}

@Suite struct `Every edge, sign, part and alignment` {
  @Test func `has a sentence for its room and one for its effect, in both languages`() {
    #expect(RoomyCase.all.count == 6 * 4 * 2 * 3 * 4 * 3)
    for roomy in RoomyCase.all {
      let asked = roomy.asked
      let story = asked.story(of: roomy.part, roomy.edge)
      let expected: SentenceKey =
        roomy.inset == 0 ? .edgeStill : roomy.inset > 0 ? .edgeInward : .edgeOutward
      #expect(story.first?.key == expected, "\(roomy.testDescription)")
      #expect(story.count == (roomy.inset == 0 ? 1 : 2), "\(roomy.testDescription)")
      for sentence in story {
        for language in Language.allCases {
          let text = sentence.text(in: language)
          #expect(!text.contains("{"), "\(text)")
          for equation in Equation.all(in: text) { #expect(equation.holds, "\(text)") }
        }
      }
    }
  }

  @Test func `halves a move under center alignment and never else`() {
    for roomy in RoomyCase.all where roomy.inset != 0 {
      let asked = roomy.asked
      let key = asked.story(of: roomy.part, roomy.edge).last?.key
      #expect((key == .movesHalf) == asked.isCentered(roomy.edge.axis), "\(roomy.testDescription)")
    }
  }

  @Test func `tells the move that the engine makes`() {
    for roomy in RoomyCase.all where roomy.inset != 0 {
      let moved: Step.Part = roomy.part == .title ? .title : .image
      var without = roomy.one
      without.button[insetsOf: roomy.part] = .zero
      let now = roomy.one.arrangement[moved]?[roomy.edge.axis].origin ?? 0
      let then = without.arrangement[moved]?[roomy.edge.axis].origin ?? 0
      let effect = InsetEffect(roomy.asked, roomy.part, roomy.edge)
      #expect(isClose(effect?.shift, now - then), "\(roomy.testDescription)")
    }
  }
}

extension RoomyCase {
  var asked: AskedButton<GivenTitle> {
    AskedButton(
      one.button, bounds: one.bounds, title: GivenTitle(one.titleSize ?? .zero))
  }
}
