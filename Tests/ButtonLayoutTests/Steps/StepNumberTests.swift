import ButtonLayout
import TestSupport
import Testing

/// The numbers that a step gives as its reason, beside those that `applied(to:)` needs.
@Suite struct `The reasons in the watched steps` {
  @Test(arguments: ButtonCase.Lengths.allCases)
  func `name an image's natural size, its room and the free length`(lengths: ButtonCase.Lengths) {
    for random in ButtonCase.random(2_000, lengths, seed: 25) {
      guard let image = random.button.imageSize else { continue }
      let naive = NaiveButton(one: random)
      let isFilled = naive.column == .fill
      let across = Reason(random, .image, .horizontal)
      across.expect(
        natural: image.width, length: isFilled ? naive.imageRect.width : naive.imageWidth,
        room: naive.imageRoom.width, isFilled: isFilled,
        free: naive.imageRoom.width - naive.imageWidth - naive.titleWidth)
      let isTall = random.button.contentVerticalAlignment == .fill
      let down = Reason(random, .image, .vertical)
      down.expect(
        natural: image.height, length: isTall ? naive.imageRoom.height : naive.imageHeight,
        room: naive.imageRoom.height, isFilled: isTall,
        free: naive.imageRoom.height - naive.imageHeight)
    }
  }

  @Test(arguments: ButtonCase.Lengths.allCases)
  func `name a title's natural size, what the image leaves and the free length`(
    lengths: ButtonCase.Lengths
  ) {
    for random in ButtonCase.random(2_000, lengths, seed: 26) {
      guard let title = random.titleSize else { continue }
      let naive = NaiveButton(one: random)
      let across = Reason(random, .title, .horizontal)
      across.expect(
        natural: title.width,
        length: naive.titleIsTruncated ? naive.titleAvailableWidth : title.width,
        room: naive.titleAvailableWidth, isFilled: false,
        free: naive.titleRoom.width - naive.imageWidth - naive.titleWidth)
      let isTall = random.button.contentVerticalAlignment == .fill
      let down = Reason(random, .title, .vertical)
      down.expect(
        natural: title.height, length: isTall ? naive.titleRoom.height : title.height,
        room: naive.titleRoom.height, isFilled: isTall,
        free: naive.titleRoom.height - naive.titleHeight)
      let isRounded = across.steps.contains { step in
        if case .roundedUp = step.action { true } else { false }
      }
      #expect(!(isRounded && random.isTitleFinal), "\(random)")
    }
  }

  /// A truncated line that is narrower than its room, as recorded: 146 wide at 2 in 150 (model §2.2).
  struct HuggingTitle: TitleMeasuring {
    var isPresent: Bool { true }
    var naturalSize: Size { Size(width: 309.16, height: 18.5) }
    var unverified: UnverifiedRules { [] }
    var isFinal: Bool { false }
    func fitted(to width: Double) -> FittedTitle {
      FittedTitle(size: Size(width: 145.6, height: 18.5), isTruncated: true)
    }
  }

  @Test func `name the room of a truncated title and not its own width`() {
    var log = StepLog()
    let answer = LegacyButton().arrangement(
      forBounds: Rect(x: 0, y: 0, width: 150, height: 44), title: HuggingTitle(), watching: &log)
    #expect(answer.titleRect == Rect(x: 2, y: 12.5, width: 146, height: 19))
    #expect(answer.titleRoom == 150)
    let actions = log.steps.filter { $0.part == .title && $0.axis == .horizontal }.map(\.action)
    #expect(
      actions == [
        .inset(start: 0, end: 0), .reserved(start: 0, end: 0),
        .sized(.fitted(to: 150), natural: 309.16, length: 145.6), .roundedUp(length: 146),
        .aligned(.center, free: 4), .rounded(.halfAwayFromZero, origin: 2),
      ])
  }
}

/// The steps of a part along an axis.
private struct Reason {
  let one: ButtonCase
  let steps: [Step]

  init(_ one: ButtonCase, _ part: Step.Part, _ axis: Step.Axis) {
    var log = StepLog()
    _ = one.arrangement(watching: &log)
    self.one = one
    steps = log.steps.filter { $0.part == part && $0.axis == axis }
  }

  func expect(natural: Double, length: Double, room: Double, isFilled: Bool, free: Double) {
    var sizes = 0
    for step in steps {
      switch step.action {
      case .sized(let fit, let toldNatural, let toldLength):
        sizes += 1
        #expect(isClose(toldNatural, natural) && isClose(toldLength, length), "\(one): \(step)")
        switch fit {
        case .filled: #expect(isFilled, "\(one): \(step)")
        case .natural: #expect(!isFilled && isClose(length, natural), "\(one): \(step)")
        case .fitted(let toldRoom):
          #expect(!isFilled && length < natural && isClose(toldRoom, room), "\(one): \(step)")
        }
      case .aligned(_, let toldFree): #expect(isClose(toldFree, free), "\(one): \(step)")
      default: break
      }
    }
    #expect(sizes == 1, "\(one): \(steps)")
  }
}
