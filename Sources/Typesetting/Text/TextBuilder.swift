import ButtonLayout
import SystemFont

/// A text that is being measured, run by run and character by character.
struct TextBuilder {
  /// What is measured so far.
  private(set) var measured: MeasuredText

  /// Whether the library took part, whose answer changes with the fonts that are added to it.
  private(set) var asksLibrary = false

  private let source: StyledText
  private let measurer: TextMeasurer
  /// The bytes that are measured so far.
  private var offset = 0
  /// The first cluster of the run.
  private var first = 0
  /// The character before, by its own numbers, that kerning goes by.
  private var previous: Unicode.Scalar?
  private var pending = PendingStretch()

  init(_ source: StyledText, measurer: TextMeasurer) {
    self.source = source
    self.measurer = measurer
    measured = MeasuredText(string: source.string)
  }

  /// Measures a run behind those before.
  mutating func append(_ number: Int) throws(MeasuringError) {
    let run = source.pieces[number]
    first = measured.clusters.count
    previous = nil
    // A text asks for the same few characters again and again.
    var files: [Character: FontFile] = [:]
    for character in run.text {
      let bytes = offset..<(offset + character.utf8.count)
      offset = bytes.upperBound
      if character.isNewline {
        flush(number)
        appendNewline(bytes, number)
      } else if let glyph = measurer.ownGlyph(of: character, in: run.typeface) {
        flush(number)
        append(glyph, isSpace: character.isWhitespace, bytes, number)
      } else if character.isInvisible && run.typeface.hasOwnGlyphs {
        appendInvisible(character, bytes, number)
      } else {
        previous = nil
        let font: FontFile
        if let known = files[character] {
          font = known
        } else {
          let found = try measurer.font(for: character, in: run.typeface)
          font = found.font
          asksLibrary = asksLibrary || found.asksLibrary
          files[character] = font
        }
        if pending.font !== font { flush(number) }
        pending.add(character, bytes, font)
      }
    }
    flush(number)
    guard let kern = run.kern else { return }
    for index in first..<measured.clusters.count where !measured.clusters[index].isNewline {
      measured.clusters[index].advance += kern
    }
  }

  private mutating func appendNewline(_ bytes: Range<Int>, _ number: Int) {
    previous = nil
    let text = measured.string.utf8
    let isLineFeed = text[text.index(text.startIndex, offsetBy: bytes.lowerBound)] == 0x0A
    // A carriage return and its line feed are one line's end, though a run may end between them.
    if isLineFeed, bytes.count == 1, let last = measured.clusters.last, last.isNewline,
      text[text.index(text.startIndex, offsetBy: last.bytes.upperBound - 1)] == 0x0D
    {
      measured.clusters[measured.clusters.count - 1].bytes =
        last.bytes.lowerBound..<bytes.upperBound
      return
    }
    measured.clusters.append(
      Cluster(bytes: bytes, advance: 0, isSpace: true, isNewline: true, run: number))
  }

  private mutating func append(
    _ glyph: OwnGlyph, isSpace: Bool, _ bytes: Range<Int>, _ number: Int
  ) {
    let run = source.pieces[number]
    measured.note(run.typeface.name, glyph.unverified)
    if let previous, run.kern != 0 {
      let (kerning, rules) = run.typeface.kerning(between: previous, and: glyph.base)
      measured.clusters[measured.clusters.count - 1].kerningAfter = kerning
      measured.unverified.formUnion(rules)
    }
    measured.clusters.append(
      Cluster(bytes: bytes, advance: glyph.advance, isSpace: isSpace, run: number))
    previous = glyph.base
  }

  /// A character that nobody sees needs no font; between others that are shaped it may still join or part them.
  private mutating func appendInvisible(
    _ character: Character, _ bytes: Range<Int>, _ number: Int
  ) {
    if let font = pending.font {
      pending.add(character, bytes, font)
    } else {
      measured.note(source.pieces[number].typeface.name, [])
      measured.clusters.append(Cluster(bytes: bytes, advance: 0, isSpace: false, run: number))
    }
  }

  /// Shapes what waits for the end of its stretch in one font.
  private mutating func flush(_ number: Int) {
    guard let font = pending.font else { return }
    let run = source.pieces[number]
    measured.note(font.name, run.typeface.isSet(in: font) ? [] : .fallbackFont)
    var features: ShapingFeatures = []
    if let kern = run.kern { features = kern == 0 ? .withoutKerning : .withoutLigatures }
    // A title of one run is remembered whole.
    let shaped =
      source.memoryKey != nil
      ? font.shape(pending.text)
      : measurer.memory.shape(pending.text, with: font, features: features)
    measured.clusters += pending.clusters(
      shaped, scale: run.typeface.pointSize / font.unitsPerEm, run: number)
    pending = PendingStretch()
  }
}

/// Text that waits for the end of its stretch in one font, to be shaped as a whole.
private struct PendingStretch {
  var font: FontFile?
  var text = ""
  var characters: [(bytes: Range<Int>, isSpace: Bool)] = []

  mutating func add(_ character: Character, _ bytes: Range<Int>, _ font: FontFile) {
    self.font = font
    text.append(character)
    characters.append((bytes, character.isWhitespace))
  }

  /// The smallest pieces that are whole both as characters and as shaped.
  func clusters(_ shaped: [ShapedCluster], scale: Double, run: Int) -> [Cluster] {
    guard let start = characters.first?.bytes.lowerBound else { return [] }
    var clusters: [Cluster] = []
    var next = 0
    for character in characters {
      var advance = 0.0
      let before = next
      while next < shaped.count && shaped[next].start + start < character.bytes.upperBound {
        advance += shaped[next].advance * scale
        next += 1
      }
      if next == before, let last = clusters.indices.last {
        // A ligature drew this character with the one before.
        clusters[last].bytes = clusters[last].bytes.lowerBound..<character.bytes.upperBound
        clusters[last].isSpace = clusters[last].isSpace && character.isSpace
      } else {
        clusters.append(
          Cluster(bytes: character.bytes, advance: advance, isSpace: character.isSpace, run: run))
      }
    }
    return clusters
  }
}

extension MeasuredText {
  /// Takes note of a font that answered.
  fileprivate mutating func note(_ font: String, _ rules: UnverifiedRules) {
    if !fonts.contains(font) { fonts.append(font) }
    unverified.formUnion(rules)
  }
}
