import ButtonLayout
import SystemFont
import Testing

@testable import Typesetting

/// What UIKit measured stays exact on the way through clusters, whatever fonts are there.
struct RecordedStringTests {
  @Test func `every recorded string has its recorded width`() throws {
    let rows = try RecordedString.all()
    #expect(rows.count == 1086)
    for row in rows {
      let weight = try #require(SanFrancisco.Weight(name: row.weight.utf8))
      let font = SanFrancisco(ofSize: row.size, weight: weight)
      let text = StyledText(row.string, typeface: .sanFrancisco(font))
      let title = try TypesetTitle(text, measurer: Measurers.withoutFonts)
      #expect(abs(title.naturalSize.width - row.width) < 2e-6, "\(row)")
      #expect(title.naturalSize.height == font.lineHeight, "\(row)")
      #expect(title.unverified.isEmpty, "\(row)")
      #expect(title.fonts == ["systemFont"], "\(row)")
    }
  }

  /// The clusters add up to the table's own sum, for any title of ASCII, size and weight.
  @Test(arguments: [
    "Button", "Try it now", "AVAST Wavy To. LT", "T.o.V.A.", "(100%) & more!", " ", "~", "Wa",
  ])
  func `a title of ASCII is as wide as the table says`(string: String) throws {
    for weight in SanFrancisco.Weight.allCases {
      for size in [8.0, 15, 17.25, 18, 22, 34, 60] {
        let font = SanFrancisco(ofSize: size, weight: weight)
        let expected = try #require(font.width(of: string.utf8))
        let text = StyledText(string, typeface: .sanFrancisco(font))
        let title = try TypesetTitle(text, measurer: Measurers.withoutFonts)
        #expect(abs(title.naturalSize.width - expected.width) < 1e-9)
        #expect(title.unverified == expected.unverified)
      }
    }
  }
}
