import Foundation

extension UIView: CALayerDelegate {
  /// Makes the layer of a view's class.
  ///
  /// There is no runtime here that makes an object of any class, so a class of somebody else's becomes the nearest
  /// of our own, and the report says so.
  func makeLayer() -> CALayer {
    let wanted: AnyClass = type(of: self).layerClass
    let kind = wanted as? CALayer.Type ?? CALayer.self
    let layer = kind.makeForView()
    if type(of: layer) != wanted {
      HeadlessReport.note(
        "\(type(of: self)).layerClass",
        "A layer of \(wanted) cannot be made here; the view has a \(type(of: layer)).")
    }
    layer.view = self
    layer.contentsScale = contentScaleFactor
    ownLayer = layer
    return layer
  }

  /// Lays out by way of the layer, as UIKit does; a view whose layer nobody asked for saves the detour.
  func layoutLayersAndSubviews() {
    guard let ownLayer else { return layoutSubviews() }
    layoutSublayers(of: ownLayer)
    for entry in ownLayer.ownSublayers { entry.layer.layoutIfNeeded() }
  }

  /// Calls the view's own drawing with a context.
  func drawContent(of layer: CALayer, in context: CGContext) {
    guard layer === ownLayer else { return }
    UIGraphicsPushContext(context)
    draw(bounds)
    UIGraphicsPopContext()
  }

  /// Draws the view and its subviews into a rectangle of the current context; `false` where there is none.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return false
    }
    if afterUpdates { layoutIfNeeded() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    layer.render(in: context)
    context.restoreGState()
    return true
  }
}
