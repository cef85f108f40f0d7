import AllocationCount
import ButtonLayout
import SystemFont

/// Arranges every button and keeps every answer: one pass over memory in, one over memory out.
///
/// Not inlined, so that no answer is known to be unused and left out.
@inline(never)
func arrange(_ buttons: [SampleButton], into answers: UnsafeMutablePointer<ButtonArrangement>) {
  for index in buttons.indices {
    answers[index] = buttons[index].button.arrangement(
      forBounds: buttons[index].bounds, title: buttons[index].title)
  }
}

/// Calls `body` with room for so many answers.
func withRoom<Result>(
  for count: Int, _ body: (UnsafeMutablePointer<ButtonArrangement>) -> Result
) -> Result {
  let answers = UnsafeMutablePointer<ButtonArrangement>.allocate(capacity: count)
  answers.initialize(repeating: ButtonArrangement(bounds: .zero, contentRect: .zero), count: count)
  defer { answers.deallocate() }
  return body(answers)
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
func arrangementRounds(_ count: Int, rounds wanted: Int) -> [Double] {
  let buttons = SampleButton.first(count)
  return withRoom(for: count) { answers in
    rounds(wanted, callsEach: count, repeating: max(1, 200_000 / count)) {
      arrange(buttons, into: answers)
    }
  }
}

/// How often memory was asked for during `count` arrangements; negative where nobody can count.
func allocations(arranging count: Int) -> Int {
  let buttons = SampleButton.first(count)
  return withRoom(for: count) { answers in
    let before = allocation_count()
    arrange(buttons, into: answers)
    return before < 0 ? -1 : allocation_count() - before
  }
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
