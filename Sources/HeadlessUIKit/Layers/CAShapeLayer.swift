import DisplayList
import Foundation

/// A layer that shows an outline.
open class CAShapeLayer: CALayer, @unchecked Sendable {
  override class func makeForView() -> CALayer { CAShapeLayer() }

  override func renderKind(in context: CGContext) {
    super.renderKind(in: context)
    guard let path else { return }
    if let fillColor, fillColor.alpha > 0 {
      context.setFillColor(fillColor)
      context.fill(path.path, rule: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    guard let strokeColor, strokeColor.alpha > 0, lineWidth > 0 else { return }
    if strokeStart > 0 || strokeEnd < 1 {
      HeadlessReport.note(
        "CAShapeLayer.strokeEnd", "The whole line is rendered, whatever part is asked for.")
    }
    context.setStrokeColor(strokeColor)
    context.setLineWidth(lineWidth)
    context.setMiterLimit(miterLimit)
    context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
    context.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
    context.setLineDash(
      phase: lineDashPhase, lengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
    context.stroke(path.path)
  }

  /// The outline, in the layer's coordinates.
  open var path: CGPath?
  /// What the inside is filled with.
  open var fillColor: CGColor? = .black
  /// Which parts count as the inside.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The line's colour; `nil` draws none.
  open var strokeColor: CGColor?
  /// Where the line begins, in parts of its length.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, in parts of its length.
  open var strokeEnd: CGFloat = 1
  /// The line's width, in points.
  open var lineWidth: CGFloat = 1
  /// How many times the width a point may reach.
  open var miterLimit: CGFloat = 10
  /// How the line ends.
  open var lineCap = CAShapeLayerLineCap.butt
  /// How two lines meet.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// How far into the dashes the line begins, in points.
  open var lineDashPhase: CGFloat = 0
  /// Lengths of dashes and gaps, in points.
  open var lineDashPattern: [NSNumber]?
}
