import CHarfBuzz

extension FontFile {
  /// The glyphs of a part of a text that is set in one direction, from left to right as they are seen.
  ///
  /// - Parameters:
  ///   - text: The text, of which the rest is context: Arabic letters join with it.
  ///   - part: Its bytes, in UTF-8.
  ///   - isRightToLeft: The direction that the part is set in.
  ///   - kerns: Whether pairs are kerned and letters joined as the font likes.
  /// - Returns: The glyphs; their clusters count from the text's beginning.
  /// - Complexity: Linear in the text.
  public func glyphs(
    of text: String, bytes part: Range<Int>, isRightToLeft: Bool, kerns: Bool = true
  ) -> [ShapedGlyph] {
    let features: ShapingFeatures = kerns ? [] : [.withoutKerning, .withoutLigatures]
    var runs: [[ShapedGlyph]] = []
    forEachShapedRun(
      of: text, in: part, direction: isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR,
      features: features
    ) { buffer in
      runs.append(FontFile.glyphs(in: buffer))
    }
    return Array((isRightToLeft ? runs.reversed() : runs).joined())
  }

  private static func glyphs(in buffer: OpaquePointer?) -> [ShapedGlyph] {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { index in
      ShapedGlyph(
        glyph: infos[index].codepoint, cluster: Int(infos[index].cluster),
        advance: Double(positions[index].x_advance),
        xOffset: Double(positions[index].x_offset), yOffset: Double(positions[index].y_offset))
    }
  }

  /// The picture of a glyph that is one; `nil` for a glyph that has an outline.
  public func image(of glyph: UInt32) -> GlyphImage? {
    guard hasColor else { return nil }
    let blob = hb_ot_color_glyph_reference_png(font, glyph)
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    var extents = hb_glyph_extents_t()
    guard let bytes = hb_blob_get_data(blob, &length), length > 0,
      hb_font_get_glyph_extents(font, glyph, &extents) != 0
    else { return nil }
    return GlyphImage(
      png: Array(UnsafeRawBufferPointer(start: bytes, count: Int(length))),
      left: Double(extents.x_bearing), top: Double(extents.y_bearing),
      width: Double(extents.width), height: -Double(extents.height))
  }

  /// Hands a glyph's outline to somebody; nothing for a glyph without one.
  public func outline(of glyph: UInt32, into sink: inout some OutlineSink) {
    withUnsafeMutablePointer(to: &sink) { pointer in
      let drawing = Drawing(
        move: { pointer.pointee.move(toX: $0, y: $1) },
        line: { pointer.pointee.line(toX: $0, y: $1) },
        quadCurve: { pointer.pointee.quadCurve(toX: $0, y: $1, controlX: $2, controlY: $3) },
        curve: {
          pointer.pointee.curve(
            toX: $0, y: $1, control1X: $2, control1Y: $3, control2X: $4, control2Y: $5)
        },
        close: { pointer.pointee.close() })
      hb_font_get_glyph_shape(
        font, glyph, Drawing.functions.pointer, Unmanaged.passUnretained(drawing).toOpaque())
    }
  }
}

/// Where HarfBuzz's calls go: its functions know no generic type.
private final class Drawing {
  let move: (Double, Double) -> Void
  let line: (Double, Double) -> Void
  let quadCurve: (Double, Double, Double, Double) -> Void
  let curve: (Double, Double, Double, Double, Double, Double) -> Void
  let close: () -> Void

  init(
    move: @escaping (Double, Double) -> Void, line: @escaping (Double, Double) -> Void,
    quadCurve: @escaping (Double, Double, Double, Double) -> Void,
    curve: @escaping (Double, Double, Double, Double, Double, Double) -> Void,
    close: @escaping () -> Void
  ) {
    self.move = move
    self.line = line
    self.quadCurve = quadCurve
    self.curve = curve
    self.close = close
  }

  static func from(_ pointer: UnsafeMutableRawPointer?) -> Drawing? {
    pointer.map { Unmanaged<Drawing>.fromOpaque($0).takeUnretainedValue() }
  }

  /// HarfBuzz's table of functions: made once and immutable from then on.
  struct Functions: @unchecked Sendable {
    let pointer: OpaquePointer?
  }

  static let functions: Functions = {
    let functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions, { _, data, _, x, y, _ in Drawing.from(data)?.move(Double(x), Double(y)) }, nil, nil
    )
    hb_draw_funcs_set_line_to_func(
      functions, { _, data, _, x, y, _ in Drawing.from(data)?.line(Double(x), Double(y)) }, nil, nil
    )
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, controlX, controlY, x, y, _ in
        Drawing.from(data)?.quadCurve(Double(x), Double(y), Double(controlX), Double(controlY))
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, control1X, control1Y, control2X, control2Y, x, y, _ in
        Drawing.from(data)?.curve(
          Double(x), Double(y), Double(control1X), Double(control1Y), Double(control2X),
          Double(control2Y))
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions, { _, data, _, _ in Drawing.from(data)?.close() }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
    return Functions(pointer: functions)
  }()
}
