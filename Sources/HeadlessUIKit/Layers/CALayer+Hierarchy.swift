import Foundation

extension CALayer {
  /// The layers in this one, those of subviews where the subviews stand.
  ///
  /// A layer that was put above two subviews stays above the first two.
  var mergedSublayers: [CALayer] {
    guard let subviews = view?.subviews, !subviews.isEmpty else {
      return ownSublayers.map(\.layer)
    }
    var result: [CALayer] = []
    for index in 0...subviews.count {
      for entry in ownSublayers where min(entry.subviewsBelow, subviews.count) == index {
        result.append(entry.layer)
      }
      if index < subviews.count { result.append(subviews[index].layer) }
    }
    return result
  }

  func insert(_ layer: CALayer, at index: Int) {
    if layer.view != nil {
      HeadlessReport.note(
        "CALayer.addSublayer(_:)", "The layer of a view stands where its view does only.")
      return
    }
    var ancestor: CALayer? = self
    while let current = ancestor {
      precondition(current !== layer, "A layer cannot be put into itself or one of its sublayers.")
      ancestor = current.superlayer
    }
    var index = index
    if let old = mergedSublayers.firstIndex(where: { $0 === layer }), old < index { index -= 1 }
    layer.removeFromSuperlayer()
    let all = mergedSublayers
    let before = all.prefix(max(0, index))
    let subviewsBelow = before.filter { $0.view != nil }.count
    let place = before.count - subviewsBelow
    ownSublayers.insert((layer, subviewsBelow), at: place)
    layer.parent = self
    setNeedsLayout()
  }

  /// Puts a layer where another was.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = mergedSublayers.firstIndex(where: { $0 === oldLayer }) else { return }
    insert(newLayer, at: index)
    oldLayer.removeFromSuperlayer()
  }

  // MARK: Coordinates

  private func toSuperlayer(_ point: CGPoint) -> CGPoint {
    let bounds = self.bounds
    let moved = CGPoint(
      x: point.x - bounds.minX - bounds.width * anchor.x,
      y: point.y - bounds.minY - bounds.height * anchor.y
    ).applying(affineTransform())
    return CGPoint(x: moved.x + position.x, y: moved.y + position.y)
  }

  private func fromSuperlayer(_ point: CGPoint) -> CGPoint {
    let bounds = self.bounds
    let moved = CGPoint(x: point.x - position.x, y: point.y - position.y)
      .applying(affineTransform().inverted())
    return CGPoint(
      x: moved.x + bounds.minX + bounds.width * anchor.x,
      y: moved.y + bounds.minY + bounds.height * anchor.y)
  }

  /// The anchor point that counts: a view's is its middle.
  private var anchor: CGPoint { view == nil ? anchorPoint : CGPoint(x: 0.5, y: 0.5) }

  private func toTop(_ point: CGPoint) -> CGPoint {
    superlayer.map { $0.toTop(toSuperlayer(point)) } ?? point
  }

  private func fromTop(_ point: CGPoint) -> CGPoint {
    superlayer.map { fromSuperlayer($0.fromTop(point)) } ?? point
  }

  /// A point of another layer in this one's coordinates.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { fromTop(l?.toTop(p) ?? p) }

  /// A point of this layer in another's coordinates.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { l?.fromTop(toTop(p)) ?? toTop(p) }

  /// A rectangle of another layer in this one's coordinates.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CALayer.box(r) { convert($0, from: l) }
  }

  /// A rectangle of this layer in another's coordinates.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CALayer.box(r) { convert($0, to: l) }
  }

  private static func box(_ rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(convert)
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(
      x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  /// Whether a point of the layer's coordinates is inside.
  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The layer farthest in front at a point of the superlayer's coordinates.
  public func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    let inside = fromSuperlayer(p)
    if masksToBounds, !contains(inside) { return nil }
    for layer in mergedSublayers.reversed() {
      if let hit = layer.hitTest(inside) { return hit }
    }
    return contains(inside) ? self : nil
  }

  // MARK: Named values

  /// Keeps a value; those of the layer's own fields are set.
  public func setValue(_ value: Any?, forKey key: String) {
    switch (key, value) {
    case ("cornerRadius", let number as NSNumber): cornerRadius = CGFloat(number.doubleValue)
    case ("borderWidth", let number as NSNumber): borderWidth = CGFloat(number.doubleValue)
    case ("masksToBounds", let number as NSNumber): masksToBounds = number.boolValue
    case ("opacity", let number as NSNumber): opacity = number.floatValue
    case ("shadowOpacity", let number as NSNumber): shadowOpacity = number.floatValue
    case ("shadowRadius", let number as NSNumber): shadowRadius = CGFloat(number.doubleValue)
    case ("zPosition", let number as NSNumber): zPosition = CGFloat(number.doubleValue)
    case ("cornerRadius", let number as Double): cornerRadius = CGFloat(number)
    case ("borderWidth", let number as Double): borderWidth = CGFloat(number)
    case ("masksToBounds", let flag as Bool): masksToBounds = flag
    case ("opacity", let number as Double): opacity = Float(number)
    case ("borderColor", let color as CGColor): borderColor = color
    case ("backgroundColor", let color as CGColor): backgroundColor = color
    case ("shadowColor", let color as CGColor): shadowColor = color
    default: values[key] = value
    }
  }

  /// Keeps a value.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    HeadlessReport.note(
      "CALayer.setValue(_:forKeyPath:)", "The value is kept under its path; nothing else changes.")
    values[keyPath] = value
  }

  /// A value that was kept, or one of the layer's own fields.
  public func value(forKey key: String) -> Any? {
    switch key {
    case "cornerRadius": return cornerRadius
    case "borderWidth": return borderWidth
    case "masksToBounds": return masksToBounds
    case "opacity": return opacity
    case "shadowOpacity": return shadowOpacity
    case "shadowRadius": return shadowRadius
    case "zPosition": return zPosition
    case "borderColor": return borderColor
    case "backgroundColor": return backgroundColor
    case "shadowColor": return shadowColor
    default: return values[key]
    }
  }

  /// A value that was kept under its path.
  public func value(forKeyPath keyPath: String) -> Any? {
    values[keyPath] ?? value(forKey: keyPath)
  }
}
