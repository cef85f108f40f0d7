import SystemFont

/// Every font that titles can be measured with: the user's, those of the machine by family, and the fallback list.
///
/// Fonts are opened when they are first asked for and kept. Any number of threads may ask.
public final class FontLibrary: Sendable {
  /// The families that are asked for a character that a title's own font lacks, in this order.
  ///
  /// Inter comes first, since its shapes are the nearest to San Francisco's; the others are Noto's by script. The list is
  /// written down so that the same text is measured by the same font wherever these fonts are.
  public static let fallbackFamilies = [
    "Inter", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari", "Noto Sans Bengali",
    "Noto Sans Gujarati", "Noto Sans Gurmukhi", "Noto Sans Kannada", "Noto Sans Malayalam",
    "Noto Sans Tamil", "Noto Sans Telugu", "Noto Sans Sinhala", "Noto Sans Thai", "Noto Sans Lao",
    "Noto Sans Khmer", "Noto Sans Myanmar", "Noto Sans Georgian", "Noto Sans Armenian",
    "Noto Sans Ethiopic", "Noto Sans CJK SC", emojiFamily, "Noto Sans", "Noto Sans Math",
    "Noto Sans Symbols", "Noto Sans Symbols2",
  ]

  /// The family that is asked first for a character that is shown as an emoji.
  public static let emojiFamily = "Noto Color Emoji"

  private struct State {
    var directory: FontDirectory?
    var userFonts: [FontFile] = []
    var userMetrics: [FontMetrics] = []
    var opened: [Key: FontFile?] = [:]
    var files: [String: FontFile] = [:]
  }

  private struct Key: Hashable {
    let family: String
    let weight: SanFrancisco.Weight
  }

  private let state = Guarded(State())

  /// Creates a library in which nothing is opened yet.
  public init() {}

  deinit {
    state.withValue { $0.directory?.destroy() }
  }

  /// Adds a font file; its family is found before any installed one.
  public func add(_ font: FontFile) {
    state.withValue { $0.userFonts.append(font) }
  }

  /// Adds exported metrics; their family is found before any font, and without a family they stand for the system font.
  public func add(_ metrics: FontMetrics) {
    state.withValue { $0.userMetrics.append(metrics) }
  }

  /// The system font: recorded, unless somebody exported another.
  public func system(_ font: SanFrancisco) -> Typeface {
    let own = state.withValue { state in state.userMetrics.last { $0.family == nil } }
    return own.map { .metrics($0, pointSize: font.pointSize) } ?? .sanFrancisco(font)
  }

  /// A font by its family.
  ///
  /// - Parameters:
  ///   - family: The family's name, in any case.
  ///   - weight: The nearest weight is taken.
  ///   - pointSize: The size in points.
  /// - Returns: The typeface.
  /// - Throws: `FontError` when there is no such family here.
  public func typeface(
    family: String, weight: SanFrancisco.Weight, pointSize: Double
  ) throws(FontError) -> Typeface {
    let own = state.withValue { state in
      state.userMetrics.last { $0.family?.lowercased() == family.lowercased() }
    }
    if let own { return .metrics(own, pointSize: pointSize) }
    guard let font = font(family: family, weight: weight) else {
      throw FontError(
        path: family,
        reason: "there is no such family here; give its file with --font, "
          + "or its metrics with --font-metrics")
    }
    return .file(font, pointSize: pointSize)
  }

  /// A font by its file, opened once.
  ///
  /// - Throws: `FontError` when the file holds no font.
  public func typeface(file path: String, pointSize: Double) throws(FontError) -> Typeface {
    if let known = state.withValue({ $0.files[path] }) {
      return .file(known, pointSize: pointSize)
    }
    let font = try FontFile(path: path)
    state.withValue { $0.files[path] = font }
    return .file(font, pointSize: pointSize)
  }

  /// The first font of the fallback list that has a glyph for every scalar of a character.
  func fallback(for character: Character, weight: SanFrancisco.Weight) -> FontFile? {
    let scalars = character.unicodeScalars.filter { !$0.isInvisible }
    let families =
      character.isShownAsEmoji
      ? [FontLibrary.emojiFamily] + FontLibrary.fallbackFamilies : FontLibrary.fallbackFamilies
    for family in families {
      guard let font = font(family: family, weight: weight) else { continue }
      if scalars.allSatisfy(font.covers) { return font }
    }
    return nil
  }

  private func font(family: String, weight: SanFrancisco.Weight) -> FontFile? {
    state.withValue { state in
      if let own = state.userFonts.last(where: { $0.name.lowercased() == family.lowercased() }) {
        return own
      }
      let key = Key(family: family, weight: weight)
      if let known = state.opened[key] { return known }
      let directory = state.directory ?? FontDirectory()
      state.directory = directory
      let wanted = weight.fontconfigWeight
      let entry = directory.entries(family: family).min {
        abs($0.weight - wanted) < abs($1.weight - wanted)
      }
      let font = entry.flatMap { entry -> FontFile? in
        do throws(FontError) {
          return try FontFile(path: entry.path, index: entry.index)
        } catch {
          // A damaged installed font is as good as none: the next of the list is asked.
          return nil
        }
      }
      state.opened[key] = .some(font)
      return font
    }
  }
}

extension SanFrancisco.Weight {
  /// Fontconfig's number for the weight; UIKit's ultraLight is its thin, and thin its extra light.
  fileprivate var fontconfigWeight: Double {
    switch self {
    case .ultraLight: return 0
    case .thin: return 40
    case .light: return 50
    case .regular: return 80
    case .medium: return 100
    case .semibold: return 180
    case .bold: return 200
    case .heavy: return 205
    case .black: return 210
    }
  }
}

extension Character {
  /// Whether the character is shown as an emoji: by itself, or because a selector or a modifier asks for it.
  var isShownAsEmoji: Bool {
    guard let first = unicodeScalars.first else { return false }
    return first.properties.isEmojiPresentation
      || unicodeScalars.contains { $0.value == 0xFE0F || $0.properties.isEmojiModifier }
  }
}

extension Unicode.Scalar {
  /// Whether a font needs no glyph for the scalar: joiners, selectors and marks of direction.
  var isInvisible: Bool {
    properties.isDefaultIgnorableCodePoint || properties.isVariationSelector
  }
}
