import AllocationCount
import ButtonLayout
import SystemFont

/// Room for whole answers, which are written one after the other, from the start again when it is full.
struct AnswerRoom {
  private let answers: UnsafeMutableBufferPointer<ButtonArrangement>

  /// - Parameter capacity: A power of two.
  init(capacity: Int) {
    answers = .allocate(capacity: capacity)
    answers.initialize(repeating: ButtonArrangement(bounds: .zero, contentRect: .zero))
  }

  func deallocate() {
    answers.deallocate()
  }

  /// Arranges every button and writes every answer.
  ///
  /// Not inlined, so that no answer is known to be unused and left out.
  @inline(never)
  func arrange(_ buttons: [SampleButton]) {
    let mask = answers.count - 1
    for index in buttons.indices {
      answers[index & mask] = buttons[index].button.arrangement(
        forBounds: buttons[index].bounds, title: buttons[index].title)
    }
  }
}

/// Nanoseconds a call, for each round; the work is done once before.
///
/// A round repeats the work, which makes so many calls, until it has lasted some milliseconds.
func rounds(
  _ count: Int, callsEach calls: Int, repeating repetitions: Int, _ work: () -> Void
) -> [Double] {
  let clock = ContinuousClock()
  work()
  return (0..<count).map { _ in
    let duration = clock.measure {
      for _ in 0..<repetitions { work() }
    }
    return duration / .nanoseconds(1) / Double(calls * repetitions)
  }
}

/// Nanoseconds that one arrangement takes among `count` buttons.
///
/// Either an answer is used at once, then there is room for 64, or all are kept.
func arrangementRounds(_ count: Int, rounds wanted: Int, keepingAll: Bool) -> [Double] {
  let buttons = SampleButton.first(count)
  let room = AnswerRoom(capacity: keepingAll ? count.nextPowerOfTwo : 64)
  defer { room.deallocate() }
  return rounds(wanted, callsEach: count, repeating: max(1, 200_000 / count)) {
    room.arrange(buttons)
  }
}

/// Nanoseconds that it takes only to read a button among `count`: what memory adds to an arrangement.
func readingRounds(_ count: Int, rounds wanted: Int) -> [Double] {
  let buttons = SampleButton.first(count)
  var total: UInt64 = 0
  let nanoseconds = rounds(wanted, callsEach: count, repeating: max(1, 200_000 / count)) {
    total &+= sumOfWords(opaque(buttons))
  }
  precondition(total != 0, "Buttons are not all zero.")
  return nanoseconds
}

@inline(never)
private func sumOfWords(_ buttons: [SampleButton]) -> UInt64 {
  buttons.withUnsafeBytes { $0.bindMemory(to: UInt64.self).reduce(0, &+) }
}

/// How often memory was asked for during `count` arrangements; negative where nobody can count.
func allocations(arranging count: Int) -> Int {
  let buttons = SampleButton.first(count)
  let room = AnswerRoom(capacity: 64)
  defer { room.deallocate() }
  let before = allocation_count()
  room.arrange(buttons)
  return before < 0 ? -1 : allocation_count() - before
}

/// Nanoseconds that a short title's width takes from the system font's table.
func titleRounds(_ wanted: Int) -> [Double] {
  let font = SanFrancisco(ofSize: 15)
  let title = "Checkout"
  var total = 0.0
  let nanoseconds = rounds(wanted, callsEach: 1, repeating: 200_000) {
    total += font.width(of: opaque(title).utf8)?.width ?? 0
  }
  precondition(total > 0, "A title of eight letters has a width.")
  return nanoseconds
}

/// The value itself, of which the compiler knows nothing, so that a constant answer is not computed once.
@inline(never)
func opaque<Value>(_ value: Value) -> Value { value }

extension Int {
  /// The least power of two that is not smaller.
  fileprivate var nextPowerOfTwo: Int {
    self <= 1 ? 1 : 1 << (Int.bitWidth - (self - 1).leadingZeroBitCount)
  }
}
