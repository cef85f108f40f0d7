import ButtonLayout
import TestSupport
import Testing

@testable import ButtonExplanation

@Suite struct `Explanations of random buttons` {
  /// Where the last sentence of a story puts the part.
  private func told(_ paragraph: Paragraph) -> Double? {
    let answer = paragraph.sentences.last { $0.value("place") != nil && $0.key.isAnswer }
    guard case .place(let formula, _, fromRight: false)? = answer?.value("place") else {
      return nil
    }
    return formula.result
  }

  @Test(arguments: [Reading.areas, .pair], ButtonCase.Lengths.allCases)
  func `end at the engine's rectangle, in both readings`(
    reading: Reading, lengths: ButtonCase.Lengths
  ) {
    for random in ButtonCase.random(700, lengths, seed: 61) {
      let explanation = random.explanation(reading)
      var count = 0
      for paragraph in explanation.paragraphs {
        guard case .part(let part, let axis) = paragraph.topic, part != .content else { continue }
        count += 1
        let wanted = explanation.arrangement[part]?[axis].origin
        #expect(isClose(told(paragraph), wanted), "\(random): \(paragraph.lines(in: .english))")
      }
      let parts = [Step.Part.image, .title].filter { explanation.arrangement[$0] != nil }
      #expect(count == 2 * parts.count, "\(random)")
    }
  }

  @Test(arguments: Reading.allCases)
  func `add up, in both languages`(reading: Reading) {
    var sums = 0
    for random in ButtonCase.random(400, .onQuarters, seed: 62) {
      let explanation = random.explanation(reading)
      for language in Language.allCases {
        for paragraph in explanation.paragraphs {
          for line in paragraph.lines(in: language) {
            let found = Equation.all(in: line)
            sums += found.count
            for equation in found { #expect(equation.holds, "\(random): \(equation) in \(line)") }
          }
        }
      }
    }
    #expect(sums > 2_000)
  }

  @Test func `promise of a fix what the engine then does`() {
    var kinds: Set<SentenceKey> = []
    for random in ButtonCase.random(3_000, .onGrid, seed: 63) {
      for fix in random.explanation().fixes {
        kinds.insert(fix.sentence.key)
        guard case .place(let place, let axis, fromRight: _)? = fix.sentence.value("place"),
          case .word(let word)? = fix.sentence.value("part")
        else { continue }
        var changed = random
        for setting in fix.settings { setting.apply(to: &changed.button) }
        let rect = word == .image ? changed.arrangement.imageRect : changed.arrangement.titleRect
        #expect(isClose(rect?[axis].origin, place.result), "\(random): \(fix.sentence)")
      }
    }
    #expect(kinds.isSuperset(of: [.fixPair, .fixDouble, .fixCenter, .fixWiderButton]))
  }
}

extension SentenceKey {
  /// Whether the sentence says where the part stands in the end.
  fileprivate var isAnswer: Bool {
    [.stands, .standsNot, .standsNotHalf, .standsNotStill].contains(self)
  }
}
