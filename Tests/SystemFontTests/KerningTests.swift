import ButtonLayout
import Testing

@testable import SystemFont

struct KerningTests {
  /// A pair's width less its glyphs', in 1/2048 em.
  private func kerning(
    of pair: String, in font: SanFrancisco = SanFrancisco(ofSize: 16)
  ) throws -> Double {
    let whole = try #require(font.width(of: pair.utf8)).width
    let parts = try pair.utf8.map { byte in
      try #require(font.width(of: CollectionOfOne(byte))).width
    }
    return (whole - parts.reduce(0, +)) * 2048 / font.pointSize
  }

  /// A pair, Inter's units for it, and what its group adds up to: recorded and Inter's.
  private static let pairs: [(pair: String, inter: Double, recorded: Double, sum: Double)] = [
    ("AV", -192, -810, -1064),
    ("To", -224, -810, -1064),
    ("ro", -48, -245, -308),
    ("th", 32, -245, -308),
    ("78", -40, -30, -40),
    ("74", -164, -30, -40),
    ("Te", -224, 2048, 2816),
    ("nn", 0, 2048, 2816),
    ("  ", 0, 2048, 2816),
  ]

  @Test(arguments: pairs)
  func `a pair has its share of the recorded total`(
    pair: String, inter: Double, recorded: Double, sum: Double
  ) throws {
    #expect(abs(try kerning(of: pair) - inter * recorded / sum) < 1e-6)
  }

  /// Recorded totals: -1055 units for the phrase and the pangram as text, -1460 as display.
  @Test func `a pair outside the recorded strings grows with the display shapes`() throws {
    let text = try kerning(of: "Te")
    let display = try kerning(of: "Te", in: SanFrancisco(ofSize: 28))
    #expect(abs(display / text - 1460.0 / 1055) < 1e-6)
  }

  @Test func `a pair of a string recorded without kerning is not kerned`() throws {
    for pair in ["Ki", "UI", "el", "WW", "MM", "il"] {
      #expect(abs(try kerning(of: pair)) < 1e-6)
    }
  }

  @Test(arguments: [
    ("nn", false), ("Hello", false),
    ("AVAST Wavy To. LT", false), ("0123456789", false), ("78", false),
    ("AVAST Wavy To. LT 0123456789", false),
    ("AV", true), ("AVAST Wavy To. LTLT", true), ("7878", true), ("Te", true), ("74", true),
  ])
  func `kerning is verified where it is a sum of recorded totals`(
    title: String, flagged: Bool
  ) throws {
    let measured = try #require(SanFrancisco(ofSize: 16).width(of: title.utf8))
    #expect(measured.unverified == (flagged ? .pairKerning : []))
  }

  @Test func `the classes and kinds of the table fit each other`() {
    let leftClasses = KerningTable.kinds.count / KerningTable.rightClasses
    #expect(KerningTable.kinds.count == leftClasses * KerningTable.rightClasses)
    #expect(KerningTable.leftClass.count == GlyphTable.bytes.count)
    #expect(KerningTable.rightClass.count == GlyphTable.bytes.count)
    #expect(KerningTable.leftClass.allSatisfy { $0 < leftClasses })
    #expect(KerningTable.rightClass.allSatisfy { $0 < KerningTable.rightClasses })
    #expect(KerningTable.kinds.allSatisfy { $0 < KerningTable.units.count })
    #expect(KerningTable.units.count == KerningTable.groups.count)
    #expect(GlyphTable.advances.count == GlyphTable.bytes.count * MasterSums.columns)
  }
}
