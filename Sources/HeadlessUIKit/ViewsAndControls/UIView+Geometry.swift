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

  /// A rectangle of this view in another's coordinates: the smallest that holds its four corners.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    UIView.holding(rect) { convert($0, to: view) }
  }

  /// A rectangle of another view in this one's coordinates: the smallest that holds its four corners.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    UIView.holding(rect) { convert($0, from: view) }
  }

  private static func holding(_ rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(convert)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(
      x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
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

  /// Which way a view reads, of what it wants and what the app does.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// Which way a view reads, of what it wants and what the interface does.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: return direction
    case .playback, .spatial, .forceLeftToRight: return .leftToRight
    case .forceRightToLeft: return .rightToLeft
    }
  }
}
