import ButtonLayout
import SystemFont

/// Measures styled text cluster by cluster: the system font from its table, everything else through HarfBuzz.
///
/// Any number of threads may measure.
public final class TextMeasurer: Sendable {
  /// The fonts.
  public let fonts: FontLibrary
  /// What was measured before, of titles of several runs.
  let memory: ShapeMemory
  /// What was measured before, of titles of one run.
  let titles: TitleMemory

  /// Creates a measurer with a library of fonts.
  ///
  /// - Parameters:
  ///   - fonts: The fonts.
  ///   - memoryCapacity: At most twice so many titles of one run, and twice so many pieces of others, are remembered; 0
  ///     for none.
  public init(fonts: FontLibrary = FontLibrary(), memoryCapacity: Int = 4096) {
    self.fonts = fonts
    memory = ShapeMemory(capacity: memoryCapacity)
    titles = TitleMemory(capacity: memoryCapacity)
  }

  /// Measures a text.
  ///
  /// - Throws: `MeasuringError` for a character that no font has.
  /// - Complexity: Linear in the length of the text.
  func measure(_ text: StyledText) throws(MeasuringError) -> MeasuredText {
    try title(text).text
  }

  /// Measures a text, or remembers it.
  func title(_ source: StyledText) throws(MeasuringError) -> MeasuredTitle {
    guard let key = source.memoryKey else { return try measureAnew(source) }
    if let known = titles.title(for: key, fonts: fonts) { return known }
    // Measuring needs no lock; two threads that meet the same new title both measure it, to the same answer.
    let title = try measureAnew(source)
    titles.remember(title, as: key)
    return title
  }

  private func measureAnew(_ source: StyledText) throws(MeasuringError) -> MeasuredTitle {
    if let text = asciiText(source) {
      return MeasuredTitle(source.pieces, text: text, additions: nil)
    }
    let additions = fonts.additions
    var building = TextBuilder(source, measurer: self)
    for number in source.pieces.indices { try building.append(number) }
    var measured = building.measured
    if let exact = recordedRules(of: source) { measured.unverified = exact }
    return MeasuredTitle(
      source.pieces, text: measured, additions: building.asksLibrary ? additions : nil)
  }

  /// A text of ASCII in a font file that has all of it.
  private func asciiText(_ source: StyledText) -> MeasuredText? {
    guard let run = source.pieces.only, run.kern == nil,
      case .file(let font, let size) = run.typeface,
      let clusters = font.clusters(ofASCII: run.text, scale: size / font.unitsPerEm)
    else { return nil }
    return MeasuredText(string: run.text, clusters: clusters, fonts: font.names)
  }

  /// The advance of "…" in a typeface, in points: three periods where no font has it.
  func ellipsisAdvance(in typeface: Typeface) -> Double {
    for string in ["…", "..."] {
      do throws(MeasuringError) {
        let text = try measure(StyledText(string, typeface: typeface))
        return text.width(text.clusters.indices)
      } catch {
        continue
      }
    }
    return 0
  }

  /// What a title of ASCII in the system font rests on: the table knows which strings are recorded as a whole.
  private func recordedRules(of text: StyledText) -> UnverifiedRules? {
    guard let run = text.pieces.only, run.kern == nil, case .sanFrancisco(let font) = run.typeface
    else { return nil }
    return font.width(of: run.text.utf8)?.unverified
  }
}
