import CHarfBuzz

/// A set of ASCII characters.
struct ASCIISet: Equatable, Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// The characters of which something holds.
  init(where holds: (UInt8) -> Bool) {
    for byte in UInt8(0)..<64 {
      if holds(byte) { low |= 1 << UInt64(byte) }
      if holds(byte + 64) { high |= 1 << UInt64(byte) }
    }
  }

  /// Whether a byte is a character of the set.
  func contains(_ byte: UInt8) -> Bool {
    switch byte {
    case ..<64: return low & 1 << UInt64(byte) != 0
    case ..<128: return high & 1 << UInt64(byte & 63) != 0
    default: return false
    }
  }
}

extension FontFile {
  /// The clusters of a text of printable ASCII, all of which the font has; `nil` for any other, and for no text.
  ///
  /// Most titles are such a text, and for them every question has the same answer: a byte is a character, the text is
  /// one run from left to right, only a space is white, and no other font takes part.
  func clusters(ofASCII text: String, scale: Double) -> [Cluster]? {
    var text = text
    return text.withUTF8 { bytes in
      var hasLetter = false
      for byte in bytes {
        guard ascii.contains(byte) else { return nil }
        hasLetter = hasLetter || (0x61...0x7A).contains(byte | 0x20)
      }
      guard !bytes.isEmpty else { return nil }
      return ShapingBuffers.withBuffer(bytes: bytes.count) { buffer in
        bytes.withMemoryRebound(to: CChar.self) {
          hb_buffer_add_utf8(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count))
        }
        hb_buffer_set_script(buffer, hasLetter ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON)
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        hb_shape(font, buffer, nil, 0)
        return FontFile.clusters(of: bytes, shapedIn: buffer, scale: scale)
      }
    }
  }

  /// Each character with those behind it that were drawn as one with it.
  private static func clusters(
    of bytes: UnsafeBufferPointer<UInt8>, shapedIn buffer: OpaquePointer?, scale: Double
  ) -> [Cluster]? {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count),
      count > 0, infos[0].cluster == 0
    else { return nil }
    var clusters: [Cluster] = []
    clusters.reserveCapacity(bytes.count)
    var glyph = 0
    while glyph < Int(count) {
      let start = Int(infos[glyph].cluster)
      var units = 0.0
      while glyph < Int(count), Int(infos[glyph].cluster) == start {
        units += Double(positions[glyph].x_advance)
        glyph += 1
      }
      let end = glyph < Int(count) ? Int(infos[glyph].cluster) : bytes.count
      let isSpace = bytes[start..<end].allSatisfy { $0 == 0x20 }
      clusters.append(
        Cluster(bytes: start..<end, advance: units * scale, isSpace: isSpace, run: 0))
    }
    return clusters
  }
}
