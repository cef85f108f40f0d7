import ButtonLayout
import DisplayList
import Foundation

extension CGContext {
  // MARK: Colours

  /// Fills with a colour from here on.
  public func setFillColor(_ color: CGColor) { state.fill = color.displayed }
  /// Strokes with a colour from here on.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.displayed }
  /// Fills with a colour by red, green, blue and opacity, 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Strokes with a colour by red, green, blue and opacity, 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Fills with a grey, 0 to 1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }
  /// Strokes with a grey, 0 to 1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }
  /// How opaque things are, 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.opacity = min(1, max(0, alpha)) }
  /// How things are mixed with what is there.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Draws a black shadow of a third's opacity behind things, offset and blur in points.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Draws a shadow behind things, offset and blur in points; no colour takes it away.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      DisplayItem.Shadow(offset: Size(offset), blur: Double(blur), color: $0.displayed)
    }
  }

  // MARK: The pen

  /// The pen's width, in points.
  public func setLineWidth(_ width: CGFloat) { state.pen.width = Double(width) }

  /// How lines end.
  public func setLineCap(_ cap: CGLineCap) {
    switch cap {
    case .butt: state.pen.cap = .butt
    case .round: state.pen.cap = .round
    case .square: state.pen.cap = .square
    }
  }

  /// How two lines meet.
  public func setLineJoin(_ join: CGLineJoin) {
    switch join {
    case .miter: state.pen.join = .miter
    case .round: state.pen.join = .round
    case .bevel: state.pen.join = .bevel
    }
  }

  /// How many times the width a point may reach.
  public func setMiterLimit(_ limit: CGFloat) { state.pen.miterLimit = Double(limit) }

  /// Lengths of dashes and gaps, in points, and how far into them a line begins.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.pen.dash = lengths.map(Double.init)
    state.pen.dashPhase = Double(phase)
  }

  /// How exact curves are: always as exact as they can be here.
  public func setFlatness(_ flatness: CGFloat) {
    HeadlessReport.note("CGContext.setFlatness(_:)", "Curves stay curves.", when: flatness != 0)
  }
  /// Whether edges are smooth: the one who makes pixels decides here.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    HeadlessReport.note(
      "CGContext.setShouldAntialias(_:)", "Edges are smooth.", when: !shouldAntialias)
  }
  /// Whether edges may be smooth: the one who makes pixels decides here.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    HeadlessReport.note(
      "CGContext.setAllowsAntialiasing(_:)", "Edges are smooth.", when: !allowsAntialiasing)
  }
  /// How text is drawn: always filled here.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {
    guard mode != .fill else { return }
    HeadlessReport.note("CGContext.setTextDrawingMode(_:)", "Text is always filled.")
  }
}

/// How text is drawn.
public enum CGTextDrawingMode: Int32, Sendable {
  /// The insides of glyphs.
  case fill = 0
  /// Their lines.
  case stroke = 1
  /// Both.
  case fillStroke = 2
  /// Not at all.
  case invisible = 3
  /// The insides, which cut what follows.
  case fillClip = 4
  /// The lines, which cut what follows.
  case strokeClip = 5
  /// Both, which cut what follows.
  case fillStrokeClip = 6
  /// Cuts what follows.
  case clip = 7
}
