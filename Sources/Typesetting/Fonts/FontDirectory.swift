import CFontconfig

/// The installed fonts, by family, through a private configuration of fontconfig.
///
/// Neither the machine's rules nor the user's take part: a family is found by its own name or not at all, and of its
/// fonts only the upright ones are listed. One thread at a time may ask.
final class FontDirectory {
  /// A font that was found.
  struct Entry: Equatable, Sendable {
    let path: String
    /// The font's place in its file; above the lower 16 bits, from 1, the named instance of a variable font.
    let index: Int
    /// Fontconfig's weight: 80 regular, 200 bold.
    let weight: Double
    /// Fontconfig's width: 75 condensed, 100 normal.
    let width: Double

    /// Whether the font stands nearer to a weight; of the normal width before any weight.
    func isNearer(to wanted: Double, than other: Entry) -> Bool {
      (abs(width - 100), abs(weight - wanted)) < (
        abs(other.width - 100), abs(other.weight - wanted)
      )
    }
  }

  /// The folders where systems keep their fonts.
  static let systemFolders = ["/usr/share/fonts", "/usr/local/share/fonts", "/Library/Fonts"]

  private let configuration: OpaquePointer?

  /// Reads the names of the fonts in folders and in the folders within; one that is not there holds none.
  init(folders: [String]) {
    configuration = FcConfigCreate()
    let xml =
      "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"urn:fontconfig:fonts.dtd\"><fontconfig>"
      + "<cachedir>/var/cache/fontconfig</cachedir></fontconfig>"
    FcConfigParseAndLoadFromMemory(configuration, xml, FcBool(1))
    // Not as <dir>, so that no folder's name has to be escaped.
    for folder in folders { FcConfigAppFontAddDir(configuration, folder) }
  }

  deinit {
    FcConfigDestroy(configuration)
  }

  /// The nearest font of a family: the normal width before others, then the weight, then the first by path.
  func entry(family: String, weight: Double) -> Entry? {
    var nearest: Entry?
    for entry in entries(family: family) {
      guard let best = nearest else {
        nearest = entry
        continue
      }
      if entry.isNearer(to: weight, than: best) { nearest = entry }
    }
    return nearest
  }

  /// The upright fonts of a family, by path.
  func entries(family: String) -> [Entry] {
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, family)
    FcPatternAddInteger(pattern, FC_SLANT, Int32(FC_SLANT_ROMAN))
    let wanted = FcObjectSetCreate()
    defer { FcObjectSetDestroy(wanted) }
    for name in [FC_FILE, FC_INDEX, FC_WEIGHT, FC_WIDTH, FC_VARIABLE] {
      FcObjectSetAdd(wanted, name)
    }
    guard let set = FcFontList(configuration, pattern, wanted) else { return [] }
    defer { FcFontSetDestroy(set) }
    var entries: [Entry] = []
    for number in 0..<Int(set.pointee.nfont) {
      if let entry = Entry(set.pointee.fonts[number]) { entries.append(entry) }
    }
    return entries.sorted { ($0.path, $0.index) < ($1.path, $1.index) }
  }
}

extension FontDirectory.Entry {
  /// Reads a font that fontconfig listed; `nil` for a variable font as a whole, whose instances are listed beside it.
  fileprivate init?(_ font: OpaquePointer?) {
    var file: UnsafeMutablePointer<FcChar8>?
    var index: Int32 = 0
    var weight = 80.0
    var width = 100.0
    var isVariable = FcBool(0)
    guard FcPatternGetString(font, FC_FILE, 0, &file) == FcResultMatch, let file else { return nil }
    FcPatternGetInteger(font, FC_INDEX, 0, &index)
    FcPatternGetDouble(font, FC_WEIGHT, 0, &weight)
    FcPatternGetDouble(font, FC_WIDTH, 0, &width)
    FcPatternGetBool(font, FC_VARIABLE, 0, &isVariable)
    if isVariable != 0 { return nil }
    self.init(path: String(cString: file), index: Int(index), weight: weight, width: width)
  }
}
