extension StyledText {
  /// Runs in order; mostly one, for which no memory is asked.
  struct Pieces: RandomAccessCollection, Sendable {
    private var first: Run?
    /// The others, where there are any.
    private var others: [Run]?

    init(_ run: Run) {
      first = run
    }

    init(_ runs: [Run]) {
      first = runs.first
      if runs.count > 1 { others = Array(runs.dropFirst()) }
    }

    var startIndex: Int { 0 }
    var endIndex: Int { first == nil ? 0 : (others?.count ?? 0) + 1 }

    subscript(position: Int) -> Run {
      if position > 0, let others { return others[position - 1] }
      guard position == 0, let first else { preconditionFailure("No run has number \(position).") }
      return first
    }

    /// The run of a text that has one only.
    var only: Run? { others == nil ? first : nil }
  }
}
