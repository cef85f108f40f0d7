import ButtonLayout
@_exported import Foundation

// The engine's geometry and CoreGraphics' are turned into one another here, and nowhere else.

extension Point {
  init(_ point: CGPoint) {
    self.init(x: Length.usable(point.x, "CGPoint.x"), y: Length.usable(point.y, "CGPoint.y"))
  }
}

extension Size {
  init(_ size: CGSize) {
    self.init(
      width: Length.usable(size.width, "CGSize.width"),
      height: Length.usable(size.height, "CGSize.height"))
  }
}

extension Rect {
  init(_ rect: CGRect) { self.init(origin: Point(rect.origin), size: Size(rect.size)) }
}

extension EdgeInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: Length.usable(insets.top, "UIEdgeInsets.top"),
      left: Length.usable(insets.left, "UIEdgeInsets.left"),
      bottom: Length.usable(insets.bottom, "UIEdgeInsets.bottom"),
      right: Length.usable(insets.right, "UIEdgeInsets.right"))
  }
}

extension CGPoint {
  init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension CGSize {
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension CGRect {
  init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
