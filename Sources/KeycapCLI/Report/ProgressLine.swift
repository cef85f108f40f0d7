import Dispatch

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A line that says on a terminal how far a long work has come, and is gone when the work is done.
///
/// Nothing is written for work that is done in half a second, nor where nobody watches.
final class ProgressLine: @unchecked Sendable {
  // Everything that changes is touched on the queue alone.
  private let queue = DispatchQueue(label: "progress")
  private let total: Int
  private let noun: String
  private let isWatched: Bool
  private var done = 0
  private var isShown = false
  private var next = ContinuousClock.now + .milliseconds(500)

  /// Starts a work of so many steps; the noun is in the plural.
  init(total: Int, noun: String) {
    self.total = total
    self.noun = noun
    let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? true
    isWatched = isatty(STDERR_FILENO) == 1 && !isDumb
  }

  /// Says that a step is done; from any thread.
  func advance() {
    guard isWatched else { return }
    queue.sync {
      done += 1
      let now = ContinuousClock.now
      guard now >= next, done < total else { return }
      next = now + .milliseconds(100)
      isShown = true
      write("\r\(done) of \(total) \(noun)\u{1B}[K")
    }
  }

  /// Takes the line away.
  func finish() {
    guard isWatched else { return }
    queue.sync {
      if isShown { write("\r\u{1B}[K") }
      isShown = false
    }
  }

  private func write(_ text: String) {
    do {
      try FileBytes.write(Array(text.utf8), to: STDERR_FILENO, path: "standard error")
    } catch {
      // Nobody watches any more, and the work does not depend on it.
    }
  }
}
