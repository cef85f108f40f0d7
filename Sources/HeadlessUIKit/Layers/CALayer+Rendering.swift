import ButtonLayout
import DisplayList
import Foundation

extension CALayer {
  /// Draws the layer and its sublayers in its own coordinates into a context.
  ///
  /// Masks and transformations in space are left out, and the report says so.
  public func render(in ctx: CGContext) {
    guard !isHidden, opacity > 0, !bounds.isEmpty else { return }
    if mask != nil {
      HeadlessReport.note("CALayer.mask", "A mask is kept; what is rendered is not cut by it.")
    }
    noteWhatIsNotRendered()
    ctx.saveGState()
    let isGroup = opacity < 1
    if isGroup {
      ctx.setAlpha(CGFloat(opacity))
      ctx.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    renderBackground(in: ctx)
    if masksToBounds { ctx.clip(shape.path, rule: .winding) }
    renderContent(in: ctx)
    for layer in mergedSublayers {
      ctx.saveGState()
      ctx.concatenate(layer.toSuperlayerTransform)
      layer.render(in: ctx)
      ctx.restoreGState()
    }
    renderBorder(in: ctx)
    if isGroup { ctx.endTransparencyLayer() }
    ctx.restoreGState()
  }

  private func noteWhatIsNotRendered() {
    HeadlessReport.note(
      "CALayer.shadowPath", "A shadow is that of the background.",
      when: shadowPath != nil && shadowOpacity > 0)
    HeadlessReport.note(
      "CALayer.zPosition", "Layers are rendered in the order of their list.", when: zPosition != 0)
    HeadlessReport.note(
      "CALayer.sublayerTransform", "Sublayers stand as they are.",
      when: !CATransform3DIsIdentity(sublayerTransform))
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    HeadlessReport.note(
      "CALayer.contentsRect", "The whole picture is rendered.", when: contentsRect != whole)
    HeadlessReport.note(
      "CALayer.contentsCenter", "A layer's picture is stretched as a whole.",
      when: contentsCenter != whole)
    HeadlessReport.note("CALayer.filters", "Filters are kept.", when: filters?.isEmpty == false)
    HeadlessReport.note(
      "CALayer.backgroundFilters", "Filters are kept.", when: backgroundFilters?.isEmpty == false)
    HeadlessReport.note(
      "CALayer.compositingFilter", "Filters are kept.", when: compositingFilter != nil)
    HeadlessReport.note(
      "CALayer.cornerCurve", "Corners are rendered as parts of a circle.",
      when: cornerCurve == .continuous && cornerRadius > 0)
  }

  /// The bounds with the corners that are round.
  private var shape: CGPath {
    var path = Path()
    path.addRounded(
      Rect(bounds), radiusX: Double(cornerRadius), radiusY: Double(cornerRadius),
      corners: maskedCorners.corners)
    return CGPath(path)
  }

  private func renderBackground(in context: CGContext) {
    guard let color = backgroundColor, color.alpha > 0 else { return }
    context.saveGState()
    if shadowOpacity > 0, let shadow = shadowColor {
      context.setShadow(
        offset: shadowOffset, blur: shadowRadius * 2,
        color: shadow.copy(alpha: shadow.alpha * CGFloat(shadowOpacity)))
    }
    context.setFillColor(color)
    context.fill(shape.path, rule: .winding)
    context.restoreGState()
  }

  private func renderBorder(in context: CGContext) {
    guard borderWidth > 0, let color = borderColor, color.alpha > 0 else { return }
    let inset = Double(borderWidth / 2)
    let box = Rect(bounds.insetBy(dx: CGFloat(inset), dy: CGFloat(inset)))
    var path = Path()
    path.addRounded(
      box, radiusX: max(0, Double(cornerRadius) - inset),
      radiusY: max(0, Double(cornerRadius) - inset), corners: maskedCorners.corners)
    context.saveGState()
    context.setStrokeColor(color)
    context.setLineWidth(borderWidth)
    context.stroke(path)
    context.restoreGState()
  }

  private func renderContent(in context: CGContext) {
    context.saveGState()
    if let contents, let image = contents as? CGImage {
      let size = CGSize(
        width: CGFloat(image.width) / max(contentsScale, 0.01),
        height: CGFloat(image.height) / max(contentsScale, 0.01))
      let item = ImageItem(
        image.source, size: Size(size), rect: Rect(contentsGravity.rect(of: size, in: bounds)))
      context.record(.image(item))
    }
    renderKind(in: context)
    context.restoreGState()
  }

  /// Where a layer's coordinates stand in its superlayer's.
  var toSuperlayerTransform: CGAffineTransform {
    let anchor = view == nil ? anchorPoint : CGPoint(x: 0.5, y: 0.5)
    let bounds = self.bounds
    return CGAffineTransform(
      translationX: -bounds.minX - bounds.width * anchor.x,
      y: -bounds.minY - bounds.height * anchor.y
    )
    .concatenating(affineTransform())
    .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}

extension CALayerContentsGravity {
  /// Where content of a size is drawn.
  func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0, self != .resize else { return bounds }
    var size = size
    if self == .resizeAspect || self == .resizeAspectFill {
      let (x, y) = (bounds.width / size.width, bounds.height / size.height)
      let factor = self == .resizeAspect ? min(x, y) : max(x, y)
      size = CGSize(width: size.width * factor, height: size.height * factor)
    }
    var x = bounds.midX - size.width / 2
    var y = bounds.midY - size.height / 2
    switch self {
    case .left, .topLeft, .bottomLeft: x = bounds.minX
    case .right, .topRight, .bottomRight: x = bounds.maxX - size.width
    default: break
    }
    // A layer's coordinates grow downwards on a phone, and "top" is where they are least.
    switch self {
    case .top, .topLeft, .topRight: y = bounds.minY
    case .bottom, .bottomLeft, .bottomRight: y = bounds.maxY - size.height
    default: break
    }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }
}
