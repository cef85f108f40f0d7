/// The first figure of the product: how many recorded numbers are met, by family, and which are not.
package struct AgreementTable: Sendable {
  /// A family's rows by how they compare.
  struct Line: Sendable {
    let family: Family
    var exact = 0
    var near: [(row: RecordedRow, words: String)] = []
    var disagreeing: [(row: RecordedRow, words: String)] = []
    var undecided: [RecordedRow] = []

    init(_ family: Family) {
      self.family = family
      for row in family.rows {
        guard row.status == .decidable else {
          undecided.append(row)
          continue
        }
        switch row.verdict {
        case .exact: exact += 1
        case .near(let words): near.append((row, words))
        case .disagreeing(let words): disagreeing.append((row, words))
        }
      }
    }

    var compared: Int { exact + near.count + disagreeing.count }
  }

  let lines: [Line]

  /// Compares every row of the families.
  package init(_ families: [Family]) {
    lines = families.map(Line.init)
  }

  /// How many rows of a family are met exactly.
  package func exact(_ family: String) -> Int {
    lines.first { $0.family.name == family }?.exact ?? 0
  }

  /// The names of the rows that are not met exactly.
  package var notExact: Set<String> {
    Set(lines.flatMap { ($0.near + $0.disagreeing).map(\.row.name) })
  }

  /// The table in Markdown; computed families stand below the recorded ones and outside the sum.
  package var table: String {
    var text = [
      "| family | recorded | compared | exact | within a pixel | disagreeing | not decidable |",
      "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    let recorded = lines.filter { !$0.family.isComputed }
    text += recorded.map(cells)
    text.append(
      cells(
        "**all recorded**", recorded.reduce(0) { $0 + $1.family.rows.count },
        recorded.reduce(0) { $0 + $1.compared }, recorded.reduce(0) { $0 + $1.exact },
        recorded.reduce(0) { $0 + $1.near.count }, recorded.reduce(0) { $0 + $1.disagreeing.count },
        recorded.reduce(0) { $0 + $1.undecided.count }))
    text += lines.filter(\.family.isComputed).map(cells)
    return text.joined(separator: "\n")
  }

  /// The totals in a sentence.
  package var sentence: String {
    let recorded = lines.filter { !$0.family.isComputed }
    let compared = recorded.reduce(0) { $0 + $1.compared }
    let exact = recorded.reduce(0) { $0 + $1.exact }
    let near = recorded.reduce(0) { $0 + $1.near.count }
    let rows = recorded.reduce(0) { $0 + $1.family.rows.count }
    return """
      Of \(rows) recorded rows \(compared) say everything that decides them. Keycap meets \(exact) of \
      those exactly (\(percent(exact, compared))) and \(near) more within a pixel; \
      \(compared - exact - near) disagree, each by name.
      """
  }

  private func cells(_ line: Line) -> String {
    cells(
      "\(line.family.words) (`\(line.family.name)`)", line.family.rows.count, line.compared,
      line.exact, line.near.count, line.disagreeing.count, line.undecided.count)
  }

  private func cells(
    _ name: String, _ recorded: Int, _ compared: Int, _ exact: Int, _ near: Int,
    _ disagreeing: Int, _ undecided: Int
  ) -> String {
    let share = compared == 0 ? "–" : "\(exact) (\(percent(exact, compared)))"
    return
      "| \(name) | \(recorded) | \(compared) | \(share) | \(near) | \(disagreeing) | \(undecided) |"
  }

  private func percent(_ part: Int, _ whole: Int) -> String {
    guard whole > 0 else { return "–" }
    // Rounded down, so that 100 % means all.
    let tenths = part * 1000 / whole
    return tenths % 10 == 0 ? "\(tenths / 10) %" : "\(tenths / 10).\(tenths % 10) %"
  }
}
