import CPango

/// What Pango says of a text in one font file: the judge of shaping and of where lines end.
///
/// Its configuration is its own and holds that file only; nothing is hinted or rounded, and a unit is a point.
final class PangoOracle {
  private let configuration: OpaquePointer?
  private let map: UnsafeMutablePointer<PangoFontMap>?
  private let context: OpaquePointer?
  private let layout: OpaquePointer?

  /// Pictures of one size, as emoji are, are scaled to the size that is asked for.
  private static let bitmapsToSize = """
    <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>
    <cachedir>/var/cache/fontconfig</cachedir>
    <match target="font">
      <test name="outline"><bool>false</bool></test>
      <edit name="pixelsizefixupfactor" mode="assign">
        <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
      </edit>
      <edit name="matrix" mode="assign">
        <times>
          <name>matrix</name>
          <matrix>
            <name>pixelsizefixupfactor</name><double>0</double>
            <double>0</double><name>pixelsizefixupfactor</name>
          </matrix>
        </times>
      </edit>
    </match></fontconfig>
    """

  init(font: TestFont, family: String, pointSize: Double) {
    configuration = FcConfigCreate()
    FcConfigParseAndLoadFromMemory(configuration, PangoOracle.bitmapsToSize, 1)
    FcConfigAppFontAddFile(configuration, font.path)
    map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    pango_fc_font_map_set_config(OpaquePointer(map), configuration)
    context = pango_font_map_create_context(map)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
    layout = pango_layout_new(context)
    let description = pango_font_description_new()
    pango_font_description_set_family(description, family)
    pango_font_description_set_absolute_size(description, pointSize * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_auto_dir(layout, 1)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(map)
    FcConfigDestroy(configuration)
  }

  /// The width of a text that nothing limits, in points, with features as in CSS.
  func width(of text: String, features: String? = nil) -> Double {
    pango_layout_set_width(layout, -1)
    pango_layout_set_text(layout, text, -1)
    let attributes = pango_attr_list_new()
    if let features {
      pango_attr_list_insert(attributes, pango_attr_font_features_new(features))
    }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    var extents = PangoRectangle()
    pango_layout_get_extents(layout, nil, &extents)
    return Double(extents.width) / Double(PANGO_SCALE)
  }

  /// How many characters no font of the configuration has.
  func unknownGlyphs(in text: String) -> Int {
    pango_layout_set_text(layout, text, -1)
    return Int(pango_layout_get_unknown_glyphs_count(layout))
  }

  /// The bytes that lines begin at in a room.
  func lineStarts(of text: String, in room: Double) -> [Int] {
    // Otherwise a break inside a word makes room for a hyphen.
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    pango_layout_set_text(layout, text, -1)
    pango_layout_set_width(layout, Int32(room * Double(PANGO_SCALE)))
    return (0..<pango_layout_get_line_count(layout)).compactMap { number in
      pango_layout_get_line_readonly(layout, number).map { Int($0.pointee.start_index) }
    }
  }
}
