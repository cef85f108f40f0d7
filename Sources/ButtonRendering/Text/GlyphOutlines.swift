import ButtonLayout
import DisplayList
import Typesetting

/// The outlines of glyphs, in ems with y downwards, read once a font and glyph.
struct GlyphOutlines {
  private struct Key: Hashable {
    let font: ObjectIdentifier
    let glyph: UInt32
  }

  /// The fonts are kept, so that their identity is not given to another.
  private var known: [Key: (font: FontFile, outline: Path)] = [:]

  /// A glyph's outline.
  mutating func outline(of glyph: UInt32, in font: FontFile) -> Path {
    let key = Key(font: ObjectIdentifier(font), glyph: glyph)
    if let found = known[key] { return found.outline }
    var pen = Pen(unit: 1 / font.unitsPerEm)
    font.outline(of: glyph, into: &pen)
    known[key] = (font, pen.path)
    return pen.path
  }

  /// Turns font units with y upwards into ems with y downwards.
  private struct Pen: OutlineSink {
    let unit: Double
    var path = Path()

    private func point(_ x: Double, _ y: Double) -> Point { Point(x: x * unit, y: -y * unit) }

    mutating func move(toX x: Double, y: Double) { path.elements.append(.move(point(x, y))) }
    mutating func line(toX x: Double, y: Double) { path.elements.append(.line(point(x, y))) }
    mutating func quadCurve(toX x: Double, y: Double, controlX: Double, controlY: Double) {
      path.elements.append(.quadCurve(point(x, y), control: point(controlX, controlY)))
    }
    mutating func curve(
      toX x: Double, y: Double, control1X: Double, control1Y: Double, control2X: Double,
      control2Y: Double
    ) {
      path.elements.append(
        .curve(
          point(x, y), control1: point(control1X, control1Y),
          control2: point(control2X, control2Y)))
    }
    mutating func close() { path.elements.append(.close) }
  }
}
