import ButtonLayout
import TestSupport
import Testing

@Suite struct `The watched steps` {
  @Test(arguments: ButtonCase.Lengths.allCases)
  func `add up to the rectangles of random buttons`(lengths: ButtonCase.Lengths) {
    for random in ButtonCase.random(1_000, lengths, seed: 2) {
      var log = StepLog()
      let answer = random.arrangement(watching: &log)
      for axis in Step.Axis.allCases {
        for part in Step.Part.allCases {
          let chain = log.steps.filter { $0.part == part && $0.axis == axis }
          let rect: Rect?
          switch part {
          case .content: rect = answer.contentRect
          case .image: rect = answer.imageRect
          case .title: rect = answer.titleRect
          }
          guard let rect else {
            #expect(chain.isEmpty, "\(random)")
            continue
          }
          let whole = part == .content ? answer.bounds : answer.contentRect
          var span = axis == .horizontal ? whole.horizontal : whole.vertical
          for step in chain {
            #expect(isClose(step.before, span), "\(random): \(step) does not start at \(span)")
            span = step.action.applied(to: span)
            #expect(isClose(step.after, span), "\(random): \(step) does not end at \(span)")
          }
          let wanted = axis == .horizontal ? rect.horizontal : rect.vertical
          #expect(isClose(span, wanted), "\(random): \(part) \(axis) ends at \(span)")
        }
      }
    }
  }

  @Test func `change nothing in the answer`() {
    for random in ButtonCase.random(2_000, .onQuarters, seed: 3) {
      var log = StepLog()
      #expect(random.arrangement(watching: &log) == random.arrangement)
    }
  }

  @Test func `tell how an inset of 50 moves an image by 25`() {
    var button = LegacyButton(imageSize: Size(width: 50, height: 50))
    button.imageEdgeInsets.left = 50
    var log = StepLog()
    _ = button.arrangement(
      forBounds: Rect(x: 0, y: 0, width: 200, height: 100),
      title: GivenTitle(Size(width: 50, height: 25)), watching: &log)
    let image = log.steps.filter { $0.part == .image && $0.axis == .horizontal }
    #expect(
      image.map(\.action) == [
        .inset(start: 50, end: 0), .reserved(start: 0, end: 50),
        .sized(.natural, natural: 50, length: 50),
        .aligned(.center, free: 50), .rounded(.halfDown, origin: 75),
      ])
  }

  private func isClose(_ one: Span, _ other: Span) -> Bool {
    abs(one.origin - other.origin) < 1e-6 && abs(one.length - other.length) < 1e-6
  }
}
