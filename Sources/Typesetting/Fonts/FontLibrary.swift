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

  /// The folders whose fonts are found by family.
  private let folders: [String]

  private struct Key: Hashable {
    let family: String
    let weight: SanFrancisco.Weight
  }

  private let state = Guarded(State())

  /// Creates a library of the machine's fonts, in which nothing is opened yet.
  public convenience init() {
    self.init(folders: FontDirectory.systemFolders)
  }

  /// Creates a library of the fonts in some folders and the folders within, in which nothing is opened yet.
  ///
  /// - Parameter folders: Their paths; none for a library that only knows what is added to it.
  public init(folders: [String]) {
    self.folders = folders
  }

  /// Adds a font file; its family is found before any installed one.
  public func add(_ font: FontFile) {
    state.withValue { $0.userFonts.append(font) }
  }

  /// How many font files were added so far.
  var additions: Int { state.withValue { $0.userFonts.count } }

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
    let opened = try FontFile(path: path)
    let font = state.withValue { state in
      // Of two threads that opened it at once, both go on with the first one's font.
      let font = state.files[path] ?? opened
      state.files[path] = font
      return font
    }
    return .file(font, pointSize: pointSize)
  }

  /// The first font that can draw a character: of the user's, in the order that they were added, then of the list.
  ///
  /// Emoji are asked of fonts in colour first.
  func fallback(for character: Character, weight: SanFrancisco.Weight) -> FontFile? {
    let own = state.withValue { $0.userFonts }
    if character.isShownAsEmoji, let font = emojiFont(for: character) { return font }
    if let font = own.first(where: { $0.covers(character) }) { return font }
    for family in FontLibrary.fallbackFamilies {
      if let font = font(family: family, weight: weight), font.covers(character) { return font }
    }
    return nil
  }

  /// The font in colour that can draw a character: the user's, or else the emoji family's.
  func emojiFont(for character: Character) -> FontFile? {
    let own = state.withValue { $0.userFonts }
    if let font = own.first(where: { $0.hasColor && $0.covers(character) }) { return font }
    guard let font = font(family: FontLibrary.emojiFamily, weight: .regular),
      font.covers(character)
    else { return nil }
    return font
  }

  /// A font of a family: the user's, else the packaged one of this project's lists, else the nearest in the folders.
  func font(family: String, weight: SanFrancisco.Weight) -> FontFile? {
    let family = family.lowercased()
    return state.withValue { state in
      if let own = state.userFonts.last(where: { $0.name.lowercased() == family }) { return own }
      let key = Key(family: family, weight: weight)
      if let known = state.opened[key] { return known }
      if folders == FontDirectory.systemFolders,
        let file = PackagedFont.file(family: family, weight: weight),
        let font = FontLibrary.open(path: file.path, index: file.index, instance: nil)
      {
        state.opened[key] = .some(font)
        return font
      }
      let directory = state.directory ?? FontDirectory(folders: folders)
      state.directory = directory
      let entry = directory.entry(family: family, weight: weight.fontconfigWeight)
      let font = entry.flatMap(FontLibrary.open)
      state.opened[key] = .some(font)
      return font
    }
  }

  /// A damaged installed font is as good as none: the next of the list is asked.
  private static func open(_ entry: FontDirectory.Entry) -> FontFile? {
    let instance = entry.index >> 16
    return open(
      path: entry.path, index: entry.index & 0xFFFF, instance: instance > 0 ? instance - 1 : nil)
  }

  private static func open(path: String, index: Int, instance: Int?) -> FontFile? {
    do throws(FontError) {
      return try FontFile(path: path, index: index, instance: instance)
    } catch {
      return nil
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
    guard let first = unicodeScalars.first, first.properties.isEmoji,
      !unicodeScalars.contains("\u{FE0E}")
    else { return false }
    return first.properties.isEmojiPresentation
      || unicodeScalars.contains { $0 == "\u{FE0F}" || $0.properties.isEmojiModifier }
  }

  /// Whether nothing of it is seen: a font needs no glyph for any of its scalars.
  var isInvisible: Bool { unicodeScalars.allSatisfy(\.isInvisible) }
}

extension Unicode.Scalar {
  /// Whether a font needs no glyph for the scalar: joiners, selectors and marks of direction.
  var isInvisible: Bool {
    properties.isDefaultIgnorableCodePoint || properties.isVariationSelector
  }
}
