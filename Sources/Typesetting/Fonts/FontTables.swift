import CHarfBuzz

/// What is read of a font's tables without HarfBuzz's judgement, which answers for a damaged table as for an empty one.
enum FontTables {
  /// Whether every table lies inside the file.
  ///
  /// A download that broke off still opens, and would be measured with the advances that happen to be left.
  static func areWhole(of index: Int, in blob: OpaquePointer) -> Bool {
    let bytes = Bytes(blob)
    var start = 0
    if bytes.tag(at: 0) == "ttcf" {
      guard let offset = bytes.uint32(at: 12 + 4 * index) else { return false }
      start = offset
    }
    // Other wrappers, such as a Mac's resource fork, are HarfBuzz's business.
    guard let version = bytes.tag(at: start) else { return false }
    guard ["\0\u{1}\0\0", "OTTO", "true"].contains(version) else { return true }
    guard let count = bytes.uint16(at: start + 4) else { return false }
    for number in 0..<count {
      let record = start + 12 + 16 * number
      guard let offset = bytes.uint32(at: record + 8), let length = bytes.uint32(at: record + 12),
        offset + length <= bytes.count
      else { return false }
    }
    return true
  }

  /// Whether a table is absent or empty.
  static func isMissing(_ tag: String, in face: OpaquePointer?) -> Bool {
    let table = hb_face_reference_table(face, hb_tag_from_string(tag, 4))
    defer { hb_blob_destroy(table) }
    return hb_blob_get_length(table) == 0
  }

  /// The vertical metrics of the table 'hhea', in the font's units: those that Apple's systems go by, whatever
  /// else the font says for others.
  struct HorizontalHeader {
    let ascender: Double
    let lineHeight: Double

    init(_ face: OpaquePointer?) {
      let table = hb_face_reference_table(face, hb_tag_from_string("hhea", 4))
      defer { hb_blob_destroy(table) }
      let bytes = Bytes(table)
      ascender = Double(bytes.int16(at: 4) ?? 0)
      let descender = Double(bytes.int16(at: 6) ?? 0)
      // A few fonts give the descender as a distance.
      lineHeight = ascender + abs(descender) + Double(bytes.int16(at: 8) ?? 0)
    }
  }

  /// Big-endian numbers of a blob; `nil` behind its end.
  private struct Bytes {
    private let bytes: UnsafeRawBufferPointer

    init(_ blob: OpaquePointer?) {
      var length: UInt32 = 0
      let start = hb_blob_get_data(blob, &length)
      bytes = UnsafeRawBufferPointer(start: start, count: Int(length))
    }

    var count: Int { bytes.count }

    func uint16(at offset: Int) -> Int? {
      guard offset + 2 <= bytes.count else { return nil }
      return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }

    func int16(at offset: Int) -> Int? {
      uint16(at: offset).map { Int(Int16(truncatingIfNeeded: $0)) }
    }

    func uint32(at offset: Int) -> Int? {
      guard let high = uint16(at: offset), let low = uint16(at: offset + 2) else { return nil }
      return high << 16 | low
    }

    func tag(at offset: Int) -> String? {
      guard offset + 4 <= bytes.count else { return nil }
      return String(decoding: bytes[offset..<(offset + 4)], as: UTF8.self)
    }
  }
}
