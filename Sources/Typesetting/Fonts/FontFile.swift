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

  private let font: OpaquePointer

  /// Opens a font.
  ///
  /// - Parameters:
  ///   - path: A TrueType or OpenType file, or a collection of them.
  ///   - index: Which font of a collection, from 0.
  /// - Throws: `FontError` when the file cannot be read or holds no such font.
  public init(path: String, index: Int = 0) throws(FontError) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else {
      throw FontError(path: path, reason: "it cannot be read")
    }
    defer { hb_blob_destroy(blob) }
    guard index >= 0 && index < Int(hb_face_count(blob)) else {
      throw FontError(path: path, reason: "it holds no font that HarfBuzz can read")
    }
    let face = hb_face_create(blob, UInt32(index))
    defer { hb_face_destroy(face) }
    guard let font = hb_font_create(face), hb_face_get_glyph_count(face) > 0 else {
      throw FontError(path: path, reason: "it holds no font that HarfBuzz can read")
    }
    hb_ot_font_set_funcs(font)
    let units = Int32(bitPattern: hb_face_get_upem(face))
    hb_font_set_scale(font, units, units)
    hb_font_make_immutable(font)
    self.font = font
    self.path = path
    unitsPerEm = Double(units)
    name = FontFile.family(of: face) ?? path
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    ascenderPerPoint = Double(extents.ascender) / Double(units)
    lineHeightPerPoint =
      Double(extents.ascender - extents.descender + extents.line_gap) / Double(units)
  }

  deinit {
    hb_font_destroy(font)
  }

  /// Whether the font has a glyph for a scalar.
  func covers(_ scalar: Unicode.Scalar) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
  }

  /// The advances of a piece of text, shaped as one run of one script, in the font's units.
  ///
  /// - Returns: For each cluster that shaping kept together, the byte of the text that it starts at and its advance, in
  ///   logical order.
  func shape(_ text: String) -> [ShapedCluster] {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        hb_buffer_add_utf8(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count))
      }
    }
    hb_buffer_guess_segment_properties(buffer)
    hb_shape(font, buffer, nil, 0)
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    var clusters: [ShapedCluster] = []
    for index in 0..<Int(count) {
      let start = Int(infos[index].cluster)
      let advance = Double(positions[index].x_advance)
      if let last = clusters.indices.last, clusters[last].start == start {
        clusters[last].advance += advance
      } else {
        clusters.append(ShapedCluster(start: start, advance: advance))
      }
    }
    // Right-to-left text comes out in visual order.
    return clusters.sorted { $0.start < $1.start }
  }

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

/// What shaping kept together.
struct ShapedCluster: Equatable, Sendable {
  /// The byte of the text that it starts at.
  var start: Int
  /// Its advance in the font's units.
  var advance: Double
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
