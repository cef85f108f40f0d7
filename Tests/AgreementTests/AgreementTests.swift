import Agreement
import Foundation
import Testing

/// The recorded families, read once.
private let families: [Family] = {
  do {
    return try Family.load(from: Folders.fixtures)
  } catch {
    Issue.record("\(error)")
    return []
  }
}()

/// The rows that can be compared.
private let decidable = families.flatMap(\.rows).filter { $0.status == .decidable }

@Suite struct `Agreement with recorded numbers` {
  /// What AGREEMENT.md lists as not exact, by name.
  private static let listed: Set<String> = {
    guard let text = try? String(contentsOfFile: Folders.agreement, encoding: .utf8) else {
      return []
    }
    return Set(
      text.split(separator: "\n").compactMap { line in
        guard line.hasPrefix("- `") else { return nil }
        return line.dropFirst(3).split(separator: "`").first.map(String.init)
      })
  }()

  @Test(arguments: decidable)
  func row(_ row: RecordedRow) {
    // A listed row that comes to agree fails here too: the list is then stale.
    if Self.listed.contains(row.name) {
      withKnownIssue { #expect(row.verdict == .exact) }
    } else {
      #expect(row.verdict == .exact)
    }
  }

  @Test func `AGREEMENT.md and the README quote it as it is`() throws {
    let table = AgreementTable(families)
    let agreement = try String(contentsOfFile: Folders.agreement, encoding: .utf8)
    #expect(agreement == table.document, "run 'make agreement'")
    let readme = try String(contentsOfFile: Folders.readme, encoding: .utf8)
    #expect(try readme == Quotation.replaced(in: readme, by: table), "run 'make agreement'")
  }
}

@Suite struct `The agreement` {
  /// What was met once stays met: these numbers are raised by hand, and never written by a tool.
  @Test(
    arguments: [
      ("measured-frames", 18), ("measured-frames-assumed", 50), ("dumped-frames", 11),
      ("printed-sizes", 16), ("reported-frames", 9), ("article-printed", 4),
      ("interface-builder-heights", 686), ("interface-builder-widths", 382),
      ("interface-builder-old-font", 64), ("interface-builder-medium-styles", 4),
      ("interface-builder-extra-small-styles", 5), ("configuration", 43),
      ("article-arithmetic", 64),
      ("reported-arithmetic", 8),
    ])
  func `does not fall`(family: String, exact: Int) {
    #expect(AgreementTable(families).exact(family) >= exact)
  }
}

@Suite struct `The recorded rows` {
  @Test func `have names of their own`() {
    let names = families.flatMap(\.rows).map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func `are as many as were collected`() {
    let counts = Dictionary(uniqueKeysWithValues: families.map { ($0.name, $0.rows.count) })
    #expect(counts["measured-frames", default: 0] >= 18)
    #expect(counts["measured-frames-assumed", default: 0] >= 75)
    #expect(counts["interface-builder-heights", default: 0] >= 717)
    #expect(counts["interface-builder-widths", default: 0] >= 495)
  }

  @Test(arguments: families.map(\.name))
  func `are excluded in one case of twenty at most`(family: String) throws {
    let rows = try #require(families.first { $0.name == family }).rows
    let excluded = rows.filter { $0.status == .excluded }
    #expect(excluded.count * 20 <= rows.count)
    #expect(excluded.allSatisfy { !$0.reason.isEmpty })
  }
}

/// Where the files stand in the checkout.
private enum Folders {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path
  static let fixtures = root + "/Tests/AgreementTests/Fixtures"
  static let agreement = root + "/AGREEMENT.md"
  static let readme = root + "/README.md"
}
