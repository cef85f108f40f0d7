/// What was not read below a document's buttons, counted, so that nobody takes silence for absence.
///
/// An element that is not read counts once, as `parent/element`, with everything inside it; an
/// attribute that is not read on an element that is counts as `element/@attribute`.
public struct ReadingLedger: Equatable, Sendable, CustomStringConvertible {
  /// How often each name occurred.
  public private(set) var counts: [String: Int]

  /// Creates a ledger from its counts.
  public init(counts: [String: Int] = [:]) {
    self.counts = counts
  }

  /// Whether everything was read.
  public var isEmpty: Bool { counts.isEmpty }

  /// The names with their counts, the most frequent first, equal ones by name.
  public var entries: [(name: String, count: Int)] {
    counts.map { (name: $0.key, count: $0.value) }
      .sorted { $0.count == $1.count ? $0.name < $1.name : $0.count > $1.count }
  }

  /// Adds the counts of another document.
  public mutating func merge(_ other: ReadingLedger) {
    counts.merge(other.counts, uniquingKeysWith: +)
  }

  /// One line an entry: `197 button/@opaque`.
  public var description: String {
    entries.map { "\($0.count) \($0.name)" }.joined(separator: "\n")
  }
}
