import Foundation

extension UIView {
  /// A point of this view in another's coordinates; without one in those of the topmost view.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let top = pointInTop(point)
    return view?.pointFromTop(top) ?? top
  }

  /// A point of another view in this one's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    pointFromTop(view?.pointInTop(point) ?? point)
  }

  /// A rectangle of this view in another's coordinates.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let origin = convert(rect.origin, to: view)
    let end = convert(CGPoint(x: rect.maxX, y: rect.maxY), to: view)
    return CGRect(
      x: min(origin.x, end.x), y: min(origin.y, end.y), width: abs(end.x - origin.x),
      height: abs(end.y - origin.y))
  }

  /// A rectangle of another view in this one's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let origin = convert(rect.origin, from: view)
    let end = convert(CGPoint(x: rect.maxX, y: rect.maxY), from: view)
    return CGRect(
      x: min(origin.x, end.x), y: min(origin.y, end.y), width: abs(end.x - origin.x),
      height: abs(end.y - origin.y))
  }

  private func pointInTop(_ point: CGPoint) -> CGPoint {
    var point = point
    var view = self
    while let parent = view.superview {
      point = view.pointInSuperview(point)
      view = parent
    }
    return point
  }

  private func pointFromTop(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    let above = superview.pointFromTop(point)
    let moved = CGPoint(x: above.x - center.x, y: above.y - center.y)
      .applying(transform.inverted())
    return CGPoint(x: moved.x + bounds.midX, y: moved.y + bounds.midY)
  }

  private func pointInSuperview(_ point: CGPoint) -> CGPoint {
    let moved = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY).applying(transform)
    return CGPoint(x: moved.x + center.x, y: moved.y + center.y)
  }

  /// Resizes the subviews by their masks after the bounds changed.
  func resizeSubviews(from old: CGSize) {
    guard autoresizesSubviews else { return }
    for view in subviews where !view.autoresizingMask.isEmpty {
      let mask = view.autoresizingMask
      var frame = view.frame
      (frame.origin.x, frame.size.width) = UIView.resized(
        frame.origin.x, frame.size.width, old.width, bounds.width,
        [
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin),
        ])
      (frame.origin.y, frame.size.height) = UIView.resized(
        frame.origin.y, frame.size.height, old.height, bounds.height,
        [
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin),
        ])
      view.frame = frame
    }
  }

  /// Shares a change of the outer length among what may give: in proportion to what there was, or evenly of nothing.
  private static func resized(
    _ origin: CGFloat, _ length: CGFloat, _ old: CGFloat, _ new: CGFloat, _ gives: [Bool]
  ) -> (CGFloat, CGFloat) {
    var parts = [origin, length, old - origin - length]
    let flexible = parts.indices.filter { gives[$0] }
    guard !flexible.isEmpty else { return (origin, length) }
    let total = flexible.reduce(0) { $0 + parts[$1] }
    let change = new - old
    for index in flexible {
      parts[index] +=
        total == 0 ? change / CGFloat(flexible.count) : change * parts[index] / total
    }
    return (parts[0], parts[1])
  }

  /// Which way a view reads, of what it wants and what the interface does.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: return direction
    case .playback, .spatial, .forceLeftToRight: return .leftToRight
    case .forceRightToLeft: return .rightToLeft
    }
  }
}
