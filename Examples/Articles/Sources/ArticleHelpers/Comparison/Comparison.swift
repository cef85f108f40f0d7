import Foundation

/// Every helper's answers, and ours for the same wish on the same button.
@MainActor
package struct Comparison {
  /// One helper's answers.
  package struct Line {
    /// What the helper is called.
    package let name: String
    /// What the helper is called on any button.
    package let kind: String
    /// Whether it is ours.
    package let isOurs: Bool
    /// The button that the answers are about.
    package let sample: Sample
    /// The answers on that button.
    package let outcomes: [Column: Outcome]
    /// On how many buttons of the grid each answer is the one that somebody hopes for.
    package let goodOnGrid: [Column: Int]
  }

  /// The helpers in the articles' order, each followed by ours.
  package let lines: [Line]
  /// How many buttons the grid has.
  package let gridSize: Int

  /// Tries everything.
  ///
  /// - Complexity: Helpers × columns × buttons of the grid layouts.
  package init(_ examples: [Example] = Example.all, grid: [Sample] = Sample.grid) {
    gridSize = grid.count
    // Helpers of one kind are tried on the grid once.
    var known: [String: [Column: Int]] = [:]
    func goodOnGrid(_ helper: any Helper) -> [Column: Int] {
      if let counts = known[helper.kind] { return counts }
      let outcomes = grid.map { Trial(helper, on: $0).outcomes() }
      let counts = Dictionary(
        uniqueKeysWithValues: Column.allCases.map { column in
          (column, outcomes.filter { $0[column]?.isGood == true }.count)
        })
      known[helper.kind] = counts
      return counts
    }
    lines = examples.flatMap { example in
      let helpers: [(any Helper, Bool)] =
        [(example.helper, false)] + Ours.helpers(for: example.helper.wish).map { ($0, true) }
      return helpers.map { helper, isOurs in
        Line(
          name: helper.name, kind: helper.kind, isOurs: isOurs, sample: example.sample,
          outcomes: Trial(helper, on: example.sample).outcomes(), goodOnGrid: goodOnGrid(helper))
      }
    }
  }
}
