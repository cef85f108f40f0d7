import ButtonLayout
import SystemFont
import Testing

@testable import Typesetting

/// `NSAttributedString.Key.kern`: 0 turns pair kerning off and nothing else, any other number stands behind each character.
struct KernTests {
  static let typefaces: [Typeface] = {
    var typefaces: [Typeface] = [.sanFrancisco(SanFrancisco(ofSize: 18))]
    typefaces.append(.metrics(TestMetrics.pairs, pointSize: 18))
    do {
      for font in [TestFont.notoSans, .inter, .liberationSans] {
        typefaces.append(try font.typeface(18))
      }
    } catch {
      Issue.record("\(error)")
    }
    return typefaces
  }()

  private func width(_ string: String, _ typeface: Typeface, kern: Double?) throws -> Double {
    let run = StyledText.Run(string, typeface: typeface, kern: kern)
    return try TypesetTitle(StyledText(runs: [run]), measurer: Measurers.installed).naturalSize
      .width
  }

  @Test(arguments: typefaces)
  func `0 turns pair kerning off`(typeface: Typeface) throws {
    let alone = try width("A", typeface, kern: nil) + width("V", typeface, kern: nil)
    #expect(abs(try width("AV", typeface, kern: 0) - alone) < 1e-9)
    #expect(try width("AV", typeface, kern: nil) < alone)
  }

  @Test func `0 leaves ligatures`() throws {
    let typeface = try TestFont.notoSans.typeface(18)
    #expect(
      abs(try width("ffi", typeface, kern: 0) - width("ffi", typeface, kern: nil)) < 1e-9)
  }

  @Test(arguments: typefaces)
  func `points stand behind every character`(typeface: Typeface) throws {
    for kern in [-1.0, 0.5, 2] {
      let expected = try width("AVA", typeface, kern: nil) + 3 * kern
      #expect(abs(try width("AVA", typeface, kern: kern) - expected) < 1e-9)
      let alone = try 2 * width("f", typeface, kern: nil) + width("i", typeface, kern: nil)
      #expect(abs(try width("ffi", typeface, kern: kern) - (alone + 3 * kern)) < 1)
    }
  }

  @Test func `a line feed has no points behind it`() throws {
    let run = StyledText.Run("A\nA", typeface: .sanFrancisco(SanFrancisco(ofSize: 18)), kern: 5)
    let title = try TypesetTitle(
      StyledText(runs: [run]), measurer: Measurers.withoutFonts, numberOfLines: 0)
    let one = try width("A", run.typeface, kern: 5)
    #expect(abs(title.naturalSize.width - one) < 1e-9)
  }

  @Test func `exported metrics know a letter by either spelling`() throws {
    let typeface = Typeface.metrics(TestMetrics.pairs, pointSize: 10)
    #expect(try width("\u{E9}", typeface, kern: nil) == 5)
    #expect(try width("e\u{301}", typeface, kern: nil) == 5)
  }
}
