import Testing

@testable import SystemFont

struct TextStyleTests {
  @Test(arguments: try RecordedStyle.all())
  func `a text style has its recorded font`(row: RecordedStyle) throws {
    let style = try #require(TextStyle(name: row.style.utf8))
    let category = try #require(ContentSizeCategory(name: row.category.utf8))
    let weight = try #require(SanFrancisco.Weight(name: row.weight.utf8))
    let font = SanFrancisco.preferred(forTextStyle: style, compatibleWith: category)
    #expect(font == SanFrancisco(ofSize: row.size, weight: weight))
  }

  @Test func `every style and category is recorded`() throws {
    let rows = try RecordedStyle.all()
    let pairs = Set(rows.map { "\($0.style) \($0.category)" })
    #expect(pairs.count == TextStyle.allCases.count * ContentSizeCategory.allCases.count)
    #expect(rows.count == pairs.count)
  }

  @Test func `the default category is large`() {
    #expect(SanFrancisco.preferred(forTextStyle: .body).pointSize == 17)
    #expect(SanFrancisco.preferred(forTextStyle: .headline).weight == .semibold)
  }

  @Test func `names lead back to their cases`() {
    for value in TextStyle.allCases { #expect(TextStyle(name: value.name.utf8) == value) }
    for value in ContentSizeCategory.allCases {
      #expect(ContentSizeCategory(name: value.name.utf8) == value)
    }
    for value in SanFrancisco.Weight.allCases {
      #expect(SanFrancisco.Weight(name: value.name.utf8) == value)
    }
  }

  @Test(arguments: ["", "Body", "bod", "body ", "title", "UICTFontTextStyleBody"])
  func `other names lead nowhere`(name: String) {
    #expect(TextStyle(name: name.utf8) == nil)
    #expect(ContentSizeCategory(name: name.utf8) == nil)
    #expect(SanFrancisco.Weight(name: name.utf8) == nil)
  }
}

extension StaticString {
  fileprivate var utf8: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}
