/// Somebody who watches how a rectangle comes about.
public protocol StepSink {
  /// Takes note of a step.
  mutating func record(_ step: Step)
}

/// Nobody watches: the compiler removes the steps.
@frozen
public struct NoSteps: StepSink, Sendable {
  /// Creates the absent watcher.
  @inlinable
  public init() {}

  /// Does nothing.
  @inlinable
  public mutating func record(_ step: Step) {}
}

/// Keeps every step, in order.
///
/// Appending allocates.
public struct StepLog: StepSink, Sendable {
  /// The steps so far.
  public private(set) var steps: [Step] = []

  /// Creates an empty log.
  public init() {}

  /// Appends the step.
  public mutating func record(_ step: Step) {
    steps.append(step)
  }
}
