/// A glyph as shaping put it, in the font's units.
public struct ShapedGlyph: Equatable, Sendable {
  /// The glyph's number in its font.
  public var glyph: UInt32
  /// The byte of the text at which what it draws starts.
  public var cluster: Int
  /// How far the next glyph stands behind it.
  public var advance: Double
  /// How far it is moved to the right of its place.
  public var xOffset: Double
  /// How far it is moved up from the baseline.
  public var yOffset: Double
}

/// Somebody who takes a glyph's outline, in the font's units with y upwards.
public protocol OutlineSink {
  /// A contour begins here.
  mutating func move(toX x: Double, y: Double)
  /// A straight line to a point.
  mutating func line(toX x: Double, y: Double)
  /// A curve to a point, drawn towards one control point.
  mutating func quadCurve(toX x: Double, y: Double, controlX: Double, controlY: Double)
  /// A curve to a point, drawn towards two control points.
  mutating func curve(
    toX x: Double, y: Double, control1X: Double, control1Y: Double, control2X: Double,
    control2Y: Double)
  /// A straight line to where the contour began.
  mutating func close()
}

/// A glyph that is a picture, as those of emoji are.
public struct GlyphImage: Equatable, Sendable {
  /// A PNG.
  public var png: [UInt8]
  /// Its left edge, from the glyph's place, in the font's units.
  public var left: Double
  /// Its top edge above the baseline, in the font's units.
  public var top: Double
  /// Its extent to the right, in the font's units.
  public var width: Double
  /// Its extent downwards, in the font's units.
  public var height: Double
}
