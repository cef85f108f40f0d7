import CHarfBuzz

/// What shaping kept together.
struct ShapedCluster: Equatable, Sendable {
  /// The byte of the text that it starts at.
  var start: Int
  /// Its advance in the font's units.
  var advance: Double
}

/// What a text asks of shaping besides the font's defaults.
struct ShapingFeatures: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// Pairs are not kerned.
  static let withoutKerning = ShapingFeatures(rawValue: 1)
  /// Letters that can stand alone do.
  static let withoutLigatures = ShapingFeatures(rawValue: 2)

  fileprivate var disabled: [hb_feature_t] {
    var tags: [String] = []
    if contains(.withoutKerning) { tags += ["kern"] }
    if contains(.withoutLigatures) { tags += ["liga", "clig"] }
    return tags.map {
      hb_feature_t(tag: hb_tag_from_string($0, 4), value: 0, start: 0, end: UInt32.max)
    }
  }
}

extension FontFile {
  /// The advances of a text, shaped run by run of one script and direction, in the font's units.
  ///
  /// No language takes part but Korean, which Hangul tells: the machine's locale never changes a width.
  ///
  /// - Returns: For each cluster that shaping kept together, the byte of the text that it starts at and its advance, in
  ///   logical order.
  func shape(_ text: String, features: ShapingFeatures = []) -> [ShapedCluster] {
    var clusters: [ShapedCluster] = []
    forEachShapedRun(of: text, features: features) { clusters += FontFile.clusters(in: $0) }
    return clusters
  }

  /// Shapes a text, or a part of it, run by run of one script and direction.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - part: Its bytes that are shaped, the rest being context; absent, all.
  ///   - direction: The direction of every run; absent, each script's own.
  ///   - features: What is asked for besides the font's defaults.
  ///   - body: Takes HarfBuzz's buffer of each run, in logical order.
  func forEachShapedRun(
    of text: String, in part: Range<Int>? = nil, direction: hb_direction_t? = nil,
    features: ShapingFeatures, _ body: (OpaquePointer?) -> Void
  ) {
    let disabled = features.disabled
    var text = text
    text.withUTF8 { bytes in
      let part = part ?? bytes.indices
      let runs = ScriptRun.runs(of: UnsafeBufferPointer(rebasing: bytes[part]))
      ShapingBuffers.withBuffer(bytes: bytes.count) { buffer in
        for run in runs {
          hb_buffer_clear_contents(buffer)
          bytes.withMemoryRebound(to: CChar.self) {
            // The neighbours are context: Arabic letters join with them.
            hb_buffer_add_utf8(
              buffer, $0.baseAddress, Int32($0.count),
              UInt32(part.lowerBound + run.bytes.lowerBound), Int32(run.bytes.count))
          }
          hb_buffer_set_script(buffer, run.script)
          hb_buffer_set_direction(buffer, direction ?? run.direction)
          if run.script == HB_SCRIPT_HANGUL {
            hb_buffer_set_language(buffer, hb_language_from_string("ko", -1))
          }
          hb_shape(font, buffer, disabled, UInt32(disabled.count))
          body(buffer)
        }
      }
    }
  }

  private static func clusters(in buffer: OpaquePointer?) -> [ShapedCluster] {
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
    if hb_buffer_get_direction(buffer) == HB_DIRECTION_RTL { clusters.reverse() }
    return clusters
  }
}
