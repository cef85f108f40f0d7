import ButtonLayout
import CHarfBuzz
import SystemFont

/// Measures styled text cluster by cluster: the system font from its table, everything else through HarfBuzz.
public final class TextMeasurer: Sendable {
  /// The fonts.
  public let fonts: FontLibrary
  private let memory = ShapeMemory()

  /// Creates a measurer with a library of fonts.
  public init(fonts: FontLibrary = FontLibrary()) {
    self.fonts = fonts
  }

  /// Measures a text.
  ///
  /// - Throws: `MeasuringError` for a character that no font has.
  func measure(_ text: StyledText) throws(MeasuringError) -> MeasuredText {
    var measured = MeasuredText(string: text.string)
    var offset = 0
    for (number, run) in text.runs.enumerated() where !run.text.isEmpty {
      try measure(run, number, at: offset, into: &measured)
      offset += run.text.utf8.count
    }
    LineBreaks.mark(&measured)
    if let exact = recordedRules(of: text) { measured.unverified = exact }
    return measured
  }

  /// What a title of ASCII in the system font rests on: the table knows which strings are recorded as a whole.
  private func recordedRules(of text: StyledText) -> UnverifiedRules? {
    guard text.runs.count == 1, text.runs[0].kern == nil,
      case .sanFrancisco(let font) = text.runs[0].typeface
    else { return nil }
    return font.width(of: text.runs[0].text.utf8)?.unverified
  }

  private func measure(
    _ run: StyledText.Run, _ number: Int, at offset: Int, into measured: inout MeasuredText
  ) throws(MeasuringError) {
    let first = measured.clusters.count
    var pending = Pending()
    var offset = offset
    var previous: Unicode.Scalar?
    for character in run.text {
      let bytes = offset..<(offset + character.utf8.count)
      offset = bytes.upperBound
      if character.isNewline {
        flush(&pending, run, number, into: &measured)
        measured.clusters.append(
          Cluster(bytes: bytes, advance: 0, isSpace: true, isNewline: true, run: number))
        previous = nil
        continue
      }
      if let glyph = ownGlyph(of: character, in: run.typeface) {
        flush(&pending, run, number, into: &measured)
        measured.note(run.typeface.name, glyph.unverified)
        if let last = measured.clusters.indices.last, last >= first, let previous {
          kern(previous, glyph.base, in: run, &measured, at: last)
        }
        measured.clusters.append(
          Cluster(
            bytes: bytes, advance: glyph.advance, isSpace: character.isWhitespace, run: number))
        previous = glyph.base
        continue
      }
      previous = nil
      let font = try font(for: character, in: run.typeface)
      if pending.font !== font { flush(&pending, run, number, into: &measured) }
      pending.add(character, bytes, font)
    }
    flush(&pending, run, number, into: &measured)
    if let kern = run.kern {
      for index in first..<measured.clusters.count where !measured.clusters[index].isNewline {
        measured.clusters[index].advance += kern
        if kern == 0 { measured.clusters[index].kerningAfter = 0 }
      }
    }
  }

  private func kern(
    _ left: Unicode.Scalar, _ right: Unicode.Scalar, in run: StyledText.Run,
    _ measured: inout MeasuredText, at index: Int
  ) {
    guard run.kern != 0 else { return }
    switch run.typeface {
    case .sanFrancisco(let font):
      let kerning = font.kerning(
        between: UInt8(truncatingIfNeeded: left.value), and: UInt8(truncatingIfNeeded: right.value))
      measured.clusters[index].kerningAfter = kerning
      if kerning != 0 { measured.unverified.insert(.pairKerning) }
    case .metrics(let font, let size):
      measured.clusters[index].kerningAfter = font.kerning(left, right) * size
    case .file: break
    }
  }

  /// Text that waits for the end of its stretch in one font, to be shaped as a whole.
  private struct Pending {
    var font: FontFile?
    var text = ""
    var characters: [(bytes: Range<Int>, isSpace: Bool)] = []

    mutating func add(_ character: Character, _ bytes: Range<Int>, _ font: FontFile) {
      self.font = font
      text.append(character)
      characters.append((bytes, character.isWhitespace))
    }
  }

  private func flush(
    _ pending: inout Pending, _ run: StyledText.Run, _ number: Int,
    into measured: inout MeasuredText
  ) {
    defer { pending = Pending() }
    guard let font = pending.font, let start = pending.characters.first?.bytes.lowerBound else {
      return
    }
    var unverified: UnverifiedRules = []
    if case .sanFrancisco = run.typeface { unverified = .fallbackFont }
    if case .metrics = run.typeface { unverified = .fallbackFont }
    measured.note(font.name, unverified)
    var shaped = memory.shape(pending.text, with: font)[...]
    let scale = run.typeface.pointSize / font.unitsPerEm
    for character in pending.characters {
      var advance = 0.0
      var isCovered = false
      while let next = shaped.first, next.start + start < character.bytes.upperBound {
        advance += next.advance * scale
        isCovered = true
        shaped.removeFirst()
      }
      if !isCovered, let last = measured.clusters.indices.last {
        // A ligature drew this character with the one before.
        measured.clusters[last].bytes =
          measured.clusters[last].bytes.lowerBound..<character.bytes.upperBound
        continue
      }
      measured.clusters.append(
        Cluster(bytes: character.bytes, advance: advance, isSpace: character.isSpace, run: number))
    }
  }
}

extension MeasuredText {
  /// Takes note of a font that answered.
  fileprivate mutating func note(_ font: String, _ rules: UnverifiedRules) {
    if !fonts.contains(font) { fonts.append(font) }
    unverified.formUnion(rules)
  }
}
