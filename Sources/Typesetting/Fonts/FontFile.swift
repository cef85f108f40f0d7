import CHarfBuzz

/// A font file, ready to be measured through HarfBuzz: unhinted, in the font's own units.
///
/// HarfBuzz is the field's shaper; the file is mapped, not read, and nothing depends on what is installed or configured.
/// A font is immutable once made, so that any number of threads may measure with it.
public final class FontFile: @unchecked Sendable {
  /// The path that the font was opened at.
  public let path: String
  /// The name that answers give the font: its family.
  public let name: String
  /// Units an em.
  public let unitsPerEm: Double
  /// The height of a line by the font's horizontal header, in ems: ascender, descender and line gap.
  public let lineHeightPerPoint: Double
  /// The ascender, in ems.
  public let ascenderPerPoint: Double
  /// Whether the font draws in colours, as fonts of emoji do.
  let hasColor: Bool

  /// The printable characters of ASCII that the font has a glyph for.
  let ascii: ASCIISet
  /// The name alone, as a title in no other font lists its fonts.
  let names: [String]

  let font: OpaquePointer

  /// Opens a font.
  ///
  /// - Parameters:
  ///   - path: A TrueType or OpenType file, or a collection of them.
  ///   - index: Which font of a collection, from 0.
  /// - Throws: `FontError` when the file cannot be read, holds no such font, or is cut short.
  public convenience init(path: String, index: Int = 0) throws(FontError) {
    try self.init(path: path, index: index, instance: nil)
  }

  /// Opens a font, or a named instance of a variable one, counted from 0.
  init(path: String, index: Int, instance: Int?) throws(FontError) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else {
      throw FontError(path: path, reason: "it cannot be read")
    }
    defer { hb_blob_destroy(blob) }
    let count = Int(hb_face_count(blob))
    guard count > 0 else {
      throw FontError(path: path, reason: "it holds no font that HarfBuzz can read")
    }
    guard (0..<count).contains(index) else {
      throw FontError(path: path, reason: "it holds \(count) fonts, and none of number \(index)")
    }
    guard FontTables.areWhole(of: index, in: blob) else {
      throw FontError(path: path, reason: "it is cut short")
    }
    let face = hb_face_create(blob, UInt32(index))
    defer { hb_face_destroy(face) }
    for tag in ["cmap", "head", "hhea", "hmtx", "maxp"] where FontTables.isMissing(tag, in: face) {
      throw FontError(
        path: path, reason: "it lacks the table '\(tag)', without which nothing is measured")
    }
    guard let font = hb_font_create(face) else {
      throw FontError(path: path, reason: "it holds no font that HarfBuzz can read")
    }
    hb_ot_font_set_funcs(font)
    let units = Int32(bitPattern: hb_face_get_upem(face))
    hb_font_set_scale(font, units, units)
    if let instance { hb_font_set_var_named_instance(font, UInt32(instance)) }
    hb_font_make_immutable(font)
    self.font = font
    self.path = path
    unitsPerEm = Double(units)
    name = FontFile.family(of: face) ?? path
    names = [name]
    ascii = ASCIISet { byte in
      var glyph: hb_codepoint_t = 0
      return (0x20..<0x7F).contains(byte)
        && hb_font_get_nominal_glyph(font, UInt32(byte), &glyph) != 0
    }
    hasColor =
      hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
      || hb_ot_color_has_svg(face) != 0
    let header = FontTables.HorizontalHeader(face)
    ascenderPerPoint = header.ascender / Double(units)
    lineHeightPerPoint = header.lineHeight / Double(units)
  }

  deinit {
    hb_font_destroy(font)
  }

  /// The family's name: the typographic one, or else the one that four styles share.
  private static func family(of face: OpaquePointer?) -> String? {
    for id in [hb_ot_name_id_t(16), hb_ot_name_id_t(1)] {
      var size: UInt32 = 0
      let length = hb_ot_name_get_utf8(face, id, nil, &size, nil)
      guard length > 0 else { continue }
      var name = [CChar](repeating: 0, count: Int(length) + 1)
      size = UInt32(name.count)
      hb_ot_name_get_utf8(face, id, nil, &size, &name)
      return String(decoding: name.prefix(Int(size)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
    return nil
  }
}

/// Why a font cannot be used.
public struct FontError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file, or the family that was asked for.
  public var path: String
  /// What is wrong, as half a sentence.
  public var reason: String

  /// A sentence.
  public var description: String { "Font '\(path)': \(reason)." }
}
