import ButtonLayout
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
      guard let scalar = character.composedScalar, let advance = font.advance(of: scalar) else {
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
  ///
  /// A character that is shown as an emoji is asked of a font in colour first.
  ///
  /// - Returns: The font, and whether the library was asked, whose answer changes with the fonts that are added to it.
  func font(
    for character: Character, in typeface: Typeface
  ) throws(MeasuringError) -> (font: FontFile, asksLibrary: Bool) {
    var own: FontFile?
    if case .file(let font, _) = typeface, font.covers(character) { own = font }
    if let own {
      if own.hasColor || !character.isShownAsEmoji { return (own, false) }
      return (fonts.emojiFont(for: character) ?? own, true)
    }
    if let font = fonts.fallback(for: character, weight: typeface.weight) { return (font, true) }
    throw MeasuringError(character: character, font: typeface.name)
  }
}

extension Typeface {
  /// Whether characters are measured by numbers and not by a font file.
  var hasOwnGlyphs: Bool {
    if case .file = self { return false }
    return true
  }

  /// Whether a font file is the one that was asked for, and stands in for no other.
  func isSet(in font: FontFile) -> Bool {
    if case .file(let own, _) = self { return own === font }
    return false
  }

  /// What a pair's kerning adds, in points, and the rules without a recorded number that it rests on; a font file's
  /// kerning is in its advances.
  func kerning(
    between left: Unicode.Scalar, and right: Unicode.Scalar
  ) -> (points: Double, unverified: UnverifiedRules) {
    switch self {
    case .sanFrancisco(let font):
      let points = font.kerning(
        between: UInt8(truncatingIfNeeded: left.value), and: UInt8(truncatingIfNeeded: right.value))
      return (points, points == 0 ? [] : .pairKerning)
    case .metrics(let font, let size): return (font.kerning(left, right) * size, [])
    case .file: return (0, [])
    }
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

  /// The scalar that the character is, where Unicode has one for all of it.
  fileprivate var composedScalar: Unicode.Scalar? {
    if let onlyScalar { return onlyScalar }
    let composed = Canonical.composed(unicodeScalars)
    return composed.count == 1 ? composed[0] : nil
  }

  /// The ASCII letter below the accents, by canonical decomposition; `nil` for any other character.
  fileprivate var baseLetter: Unicode.Scalar? {
    guard let first = unicodeScalars.first,
      unicodeScalars.dropFirst().allSatisfy({ $0.properties.generalCategory == .nonspacingMark })
    else { return nil }
    let base = Canonical.decomposed(first)[0]
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
    if character.unicodeScalars.first?.properties.generalCategory == .control {
      return "\(scalars.joined(separator: " ")) is a control character, which no font draws; "
        + "a title may hold letters, spaces and line feeds."
    }
    return "'\(character)' (\(scalars.joined(separator: " "))) is in none of the fonts here; "
      + "install the Noto font of its script, or give a font with --font."
  }

  private static func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
