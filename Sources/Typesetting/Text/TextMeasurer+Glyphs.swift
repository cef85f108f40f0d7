import ButtonLayout
import CHarfBuzz
import SystemFont

/// A character that its run's own numbers know.
struct OwnGlyph {
  /// The advance in points.
  let advance: Double
  /// The scalar that kerning goes by.
  let base: Unicode.Scalar
  /// The rules without a recorded number that it rests on.
  let unverified: UnverifiedRules
}

extension TextMeasurer {
  /// The character in the run's own numbers; `nil` when a font file has to answer.
  func ownGlyph(of character: Character, in typeface: Typeface) -> OwnGlyph? {
    switch typeface {
    case .file: return nil
    case .metrics(let font, let size):
      guard let scalar = character.onlyScalar, let advance = font.advance(of: scalar) else {
        return nil
      }
      return OwnGlyph(advance: advance * size, base: scalar, unverified: [])
    case .sanFrancisco(let font): return glyph(of: character, in: font)
    }
  }

  private func glyph(of character: Character, in font: SanFrancisco) -> OwnGlyph? {
    let exact = UnverifiedRules(fontSizeOf: font)
    if let scalar = character.onlyScalar, let advance = font.recordedAdvance(of: scalar) {
      return OwnGlyph(advance: advance, base: scalar, unverified: exact)
    }
    if character == "…" {
      let period = Unicode.Scalar(UInt8(ascii: "."))
      return OwnGlyph(
        advance: font.ellipsisAdvance, base: period, unverified: exact.union(.accentedAdvance))
    }
    // A letter with accents is as wide as the letter: so in Inter, and in most faces.
    guard let base = character.baseLetter, let advance = font.recordedAdvance(of: base) else {
      return nil
    }
    return OwnGlyph(advance: advance, base: base, unverified: exact.union(.accentedAdvance))
  }

  /// The font file that answers for a character: the run's own where it has it, else the first of the fallback list.
  func font(for character: Character, in typeface: Typeface) throws(MeasuringError) -> FontFile {
    if case .file(let font, _) = typeface,
      character.unicodeScalars.allSatisfy({ $0.isInvisible || font.covers($0) })
    {
      return font
    }
    if let font = fonts.fallback(for: character, weight: typeface.weight) { return font }
    throw MeasuringError(character: character, font: typeface.name)
  }
}

extension UnverifiedRules {
  /// Whether the size is one between the recorded ones.
  fileprivate init(fontSizeOf font: SanFrancisco) {
    self = font.width(of: EmptyCollection<UInt8>())?.unverified ?? []
  }
}

extension SanFrancisco {
  fileprivate func recordedAdvance(of scalar: Unicode.Scalar) -> Double? {
    scalar.isASCII ? advance(of: UInt8(truncatingIfNeeded: scalar.value)) : nil
  }
}

extension Character {
  /// The scalar of a character that has one only.
  fileprivate var onlyScalar: Unicode.Scalar? {
    let scalars = unicodeScalars
    return scalars.index(after: scalars.startIndex) == scalars.endIndex ? scalars.first : nil
  }

  /// The ASCII letter below the accents, by canonical decomposition; `nil` for any other character.
  fileprivate var baseLetter: Unicode.Scalar? {
    guard var base = unicodeScalars.first else { return nil }
    for scalar in unicodeScalars.dropFirst()
    where scalar.properties.generalCategory != .nonspacingMark {
      return nil
    }
    let functions = hb_unicode_funcs_get_default()
    var first: hb_codepoint_t = 0
    var second: hb_codepoint_t = 0
    while hb_unicode_decompose(functions, base.value, &first, &second) != 0,
      let next = Unicode.Scalar(first)
    {
      base = next
    }
    return base.properties.isAlphabetic && base.isASCII ? base : nil
  }
}

/// A character that cannot be measured.
public struct MeasuringError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The character.
  public var character: Character
  /// The name of the font that it was asked of first.
  public var font: String

  /// A sentence.
  public var description: String {
    let scalars = character.unicodeScalars.map { "U+\(MeasuringError.hex($0.value))" }
    return "'\(character)' (\(scalars.joined(separator: " "))) is in none of the fonts here; "
      + "install the Noto font of its script, or give a font with --font."
  }

  private static func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
