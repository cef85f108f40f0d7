import DisplayList
import Foundation

/// The contexts that somebody draws into on this thread, the innermost last.
private enum ContextStack {
  private static let key = "HeadlessUIKit.contexts"

  private final class Storage {
    var contexts: [(context: CGContext, isImage: Bool)] = []
  }

  private static var storage: Storage {
    let dictionary = Thread.current.threadDictionary
    if let known = dictionary[key] as? Storage { return known }
    let new = Storage()
    dictionary[key] = new
    return new
  }

  static var contexts: [(context: CGContext, isImage: Bool)] {
    get { storage.contexts }
    set { storage.contexts = newValue }
  }
}

/// Where drawing goes on this thread; `nil` where nobody draws.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.contexts.last?.context }

/// Draws into a context from here on.
public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.contexts.append((context, false))
}

/// Draws into the context before again.
public func UIGraphicsPopContext() { _ = ContextStack.contexts.popLast() }

/// Begins an image of a size in points, of one pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of a size in points; a scale of 0 is the screen's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : UITraitCollection.current.displayScale
  let bounds = CGRect(
    x: 0, y: 0, width: size.width.isFinite ? max(0, size.width) : 0,
    height: size.height.isFinite ? max(0, size.height) : 0)
  ContextStack.contexts.append(
    (CGContext(bounds: bounds, scale: scale, isOpaque: opaque), true))
}

/// What was drawn since the image was begun; `nil` where none was begun or its size is zero.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let last = ContextStack.contexts.last(where: { $0.isImage }) else { return nil }
  guard last.context.width > 0, last.context.height > 0 else { return nil }
  return UIImage(picture: last.context.picture)
}

/// Ends the image that was begun last.
public func UIGraphicsEndImageContext() {
  guard let index = ContextStack.contexts.lastIndex(where: { $0.isImage }) else { return }
  ContextStack.contexts.removeSubrange(index...)
}

/// Fills a rectangle in the current context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Fills a rectangle, mixed with what is there.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a line of one point inside a rectangle's edge, in the colour of fills.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let inner = rect.insetBy(dx: 1, dy: 1)
  context.fill([
    CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: inner.minY, width: 1, height: max(0, inner.height)),
    CGRect(x: rect.maxX - 1, y: inner.minY, width: 1, height: max(0, inner.height)),
  ])
}

/// Cuts what follows at a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
