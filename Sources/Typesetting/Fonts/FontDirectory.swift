import CFontconfig

/// The installed fonts, by family, through a private configuration of fontconfig.
///
/// Neither the machine's rules nor the user's take part: a family is found by its own name or not at all, and of its
/// fonts the nearest weight is taken, upright, the first by path where two are alike.
struct FontDirectory {
  /// A font that was found.
  struct Entry: Equatable, Sendable {
    let path: String
    let index: Int
    /// Fontconfig's weight: 80 regular, 200 bold.
    let weight: Double
  }

  private let configuration: OpaquePointer?

  /// Reads the names of the fonts in the folders where systems keep them.
  init() {
    configuration = FcConfigCreate()
    let folders = ["/usr/share/fonts", "/usr/local/share/fonts", "/Library/Fonts"]
    let xml =
      "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"urn:fontconfig:fonts.dtd\"><fontconfig>"
      + folders.map { "<dir>\($0)</dir>" }.joined()
      + "<cachedir>/var/cache/fontconfig</cachedir></fontconfig>"
    FcConfigParseAndLoadFromMemory(configuration, xml, FcBool(1))
    FcConfigBuildFonts(configuration)
  }

  func destroy() {
    FcConfigDestroy(configuration)
  }

  /// The fonts of a family.
  func entries(family: String) -> [Entry] {
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, family)
    FcPatternAddInteger(pattern, FC_SLANT, Int32(FC_SLANT_ROMAN))
    let wanted = FcObjectSetCreate()
    defer { FcObjectSetDestroy(wanted) }
    for name in [FC_FILE, FC_INDEX, FC_WEIGHT, FC_VARIABLE] { FcObjectSetAdd(wanted, name) }
    guard let set = FcFontList(configuration, pattern, wanted) else { return [] }
    defer { FcFontSetDestroy(set) }
    var entries: [Entry] = []
    for number in 0..<Int(set.pointee.nfont) {
      let font = set.pointee.fonts[number]
      var file: UnsafeMutablePointer<FcChar8>?
      var index: Int32 = 0
      var weight = 80.0
      var isVariable = FcBool(0)
      guard FcPatternGetString(font, FC_FILE, 0, &file) == FcResultMatch, let file else { continue }
      FcPatternGetInteger(font, FC_INDEX, 0, &index)
      FcPatternGetDouble(font, FC_WEIGHT, 0, &weight)
      FcPatternGetBool(font, FC_VARIABLE, 0, &isVariable)
      if isVariable != 0 { continue }
      entries.append(
        Entry(path: String(cString: file), index: Int(index) & 0xFFFF, weight: weight))
    }
    return entries.sorted { ($0.path, $0.index) < ($1.path, $1.index) }
  }
}

private func FcPatternAddString(_ pattern: OpaquePointer?, _ key: String, _ value: String) {
  _ = value.withCString { text in
    text.withMemoryRebound(to: FcChar8.self, capacity: value.utf8.count + 1) {
      CFontconfig.FcPatternAddString(pattern, key, $0)
    }
  }
}
