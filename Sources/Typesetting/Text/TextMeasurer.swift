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
    try titles.title(source, fonts: fonts) { () throws(MeasuringError) in try measureAnew(source) }
  }

  private func measureAnew(_ source: StyledText) throws(MeasuringError) -> MeasuredTitle {
    if let text = asciiText(source) {
      return MeasuredTitle(source.runs, text: text, additions: nil)
    }
    let additions = fonts.additions
    var building = TextBuilder(source, measurer: self)
    for number in source.runs.indices { try building.append(number) }
    var measured = building.measured
    if let exact = recordedRules(of: source) { measured.unverified = exact }
    return MeasuredTitle(
      source.runs, text: measured, additions: building.asksLibrary ? additions : nil)
  }

  /// A text of ASCII in a font file that has all of it.
  private func asciiText(_ source: StyledText) -> MeasuredText? {
    guard source.runs.count == 1, source.runs[0].kern == nil,
      case .file(let font, let size) = source.runs[0].typeface,
      let clusters = font.clusters(
        ofASCII: source.runs[0].text, scale: size / font.unitsPerEm)
    else { return nil }
    return MeasuredText(string: source.runs[0].text, clusters: clusters, fonts: font.names)
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
    guard text.runs.count == 1, text.runs[0].kern == nil,
      case .sanFrancisco(let font) = text.runs[0].typeface
    else { return nil }
    return font.width(of: text.runs[0].text.utf8)?.unverified
  }
}
