import Testing

@testable import SystemFont

/// Every string whose width somebody read from UIKit (Vercantez/openuikit,
/// `golden/font_metrics_ios.json`).
struct RecordedStringTests {
  @Test(arguments: try RecordedString.all())
  func `a recorded string has its recorded width`(row: RecordedString) throws {
    let weight = try #require(SanFrancisco.Weight(name: row.weight.utf8))
    let font = SanFrancisco(ofSize: row.size, weight: weight)
    let measured = try #require(font.width(of: row.string.utf8))
    #expect(abs(measured.width - row.width) < 2e-6)
    #expect(measured.unverified.isEmpty)

    guard let label = row.label else { return }
    // A label takes whole pixels; widths within binary noise of one are on it.
    let fitted = (measured.width * 3 - 1e-6).rounded(.up) / 3
    #expect(abs(fitted - label) < 1e-6)
  }

  @Test func `the record is whole`() throws {
    let rows = try RecordedString.all()
    #expect(rows.count == 1086)
    #expect(rows.filter { $0.label != nil }.count == 366)
    #expect(Set(rows.map(\.string)).count == 6)
    #expect(Set(rows.map(\.weight)).count == SanFrancisco.Weight.allCases.count)
  }
}
