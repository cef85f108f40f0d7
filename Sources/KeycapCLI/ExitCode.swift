/// What the tool says to whoever started it.
public enum ExitCode: Int32, Equatable, Sendable {
  /// The work was done.
  case done = 0
  /// The answer is "no": a comparison failed, or a check found something.
  case no = 1
  /// The call's words are off.
  case usage = 2
  /// Some input could not be read or answered. It wins over `no`.
  case unreadable = 3
}
