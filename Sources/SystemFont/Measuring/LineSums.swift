/// What a line of text adds up to before size and weight are applied.
@usableFromInline
struct LineSums {
  let side: Int
  var count = 0
  var advances = MasterSums()
  var kerning = KerningSums()
  var previous = 0

  @usableFromInline
  init(side: Int) {
    self.side = side
  }

  /// Adds a glyph and its kerning with the one before; false for a byte that is not known.
  @usableFromInline
  mutating func append(_ byte: UInt8) -> Bool {
    add(byte)
  }

  @inline(__always)
  mutating func add(_ byte: UInt8) -> Bool {
    guard GlyphTable.bytes.contains(byte) else { return false }
    let glyph = Int(byte - GlyphTable.bytes.lowerBound)
    advances.add(row: glyph, of: GlyphTable.advances, side: side)
    if count > 0 {
      kerning.add(left: previous, right: glyph)
    }
    previous = glyph
    count += 1
    return true
  }
}
