import Foundation

/// What came of one question.
package struct Outcome: Equatable, Sendable {
  /// Where the parts stood; `nil` where one was missing.
  package var parts: Parts?
  /// The button's size.
  package var size: CGSize
  /// What is not as wished.
  package var faults: [Fault]
  /// Whether the answer is the one that somebody hopes for.
  package var isGood: Bool
  /// What is said first.
  var lead = ""
  /// The answer where it is not told by the faults.
  var answer: String?

  /// The answer with every fault.
  package var words: String {
    lead + (answer ?? (faults.isEmpty ? "holds" : faults.map(\.words).joined(separator: ", ")))
  }

  /// The answer with the first fault alone.
  package var brief: String {
    guard answer == nil, faults.count > 1, let first = faults.first else { return words }
    return lead + first.words + ", …"
  }
}
