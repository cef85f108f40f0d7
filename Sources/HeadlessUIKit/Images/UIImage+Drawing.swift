import ButtonLayout
import DisplayList
import Foundation

extension UIImage {
  /// The image as a picture of its own size.
  public var headlessPicture: Picture { picture }

  /// The image as a picture of its own size.
  var picture: Picture {
    if case .picture(let picture) = facts.source, facts.tint == nil { return picture }
    let rect = CGRect(origin: .zero, size: size)
    return Picture(
      bounds: Rect(rect), scale: Double(scale), items: [item(in: rect)])
  }

  /// The image in a rectangle, turned as its orientation says.
  ///
  /// - Parameters:
  ///   - rect: Where it is drawn.
  ///   - tint: The colour for which it is a stencil; absent, what the image itself says.
  /// - Returns: An item in the coordinates of the rectangle.
  func item(in rect: CGRect, tint: UIColor? = nil) -> DisplayItem {
    let own = facts.tint ?? (renderingMode == .alwaysTemplate ? UIColor.black : nil)
    let stencil = tint ?? own
    let caps = facts.isResizable ? EdgeInsets(capInsets) : .zero
    let turn = orientationTransform(in: rect)
    let item = ImageItem(
      facts.source, size: Size(size),
      rect: Rect(rect.applying(turn.inverted())), capInsets: caps,
      resizing: resizingMode == .tile && facts.isResizable ? .tile : .stretch,
      tint: stencil?.cgColor.displayed)
    return DisplayItem(.image(item), transform: Transform(turn))
  }

  /// From a rectangle in which the stored pixels stand upright to the one where they are shown.
  private func orientationTransform(in rect: CGRect) -> CGAffineTransform {
    let center = CGAffineTransform(translationX: rect.midX, y: rect.midY)
    let turn: CGAffineTransform
    switch imageOrientation {
    case .up: return .identity
    case .down: turn = CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case .left: turn = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    case .right: turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case .upMirrored: turn = CGAffineTransform(scaleX: -1, y: 1)
    case .downMirrored: turn = CGAffineTransform(scaleX: 1, y: -1)
    case .leftMirrored: turn = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: turn = CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 0, ty: 0)
    }
    return center.inverted().concatenating(turn).concatenating(center)
  }

  /// Draws the image in its own size, its top left corner at a point.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image so, mixed with what is there; opacity from 0 to 1.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image in a rectangle of the current context, filling it.
  public func draw(in rect: CGRect) { draw(in: rect, tint: nil) }

  /// Draws the image so, as a stencil for a colour where there is one.
  func draw(in rect: CGRect, tint: UIColor?) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var item = self.item(in: rect, tint: tint)
    let placed = context.state.item(item.content)
    let turn = orientationTransform(in: rect)
    item.transform = Transform(turn.concatenating(context.state.transform))
    item.clips = placed.clips
    item.opacity = placed.opacity
    item.blendMode = placed.blendMode
    item.shadow = placed.shadow
    context.record(item)
  }

  /// Draws the image in a rectangle, mixed with what is there; opacity from 0 to 1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }

  /// Repeats the image from a rectangle's top left corner on.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else {
      return
    }
    context.saveGState()
    context.clip(to: rect)
    // A pattern of dust would take for ever; nobody sees it, either.
    let columns = min(1000, Int((rect.width / size.width).rounded(.up)))
    let rows = min(1000, Int((rect.height / size.height).rounded(.up)))
    for row in 0..<max(0, rows) {
      for column in 0..<max(0, columns) {
        draw(
          at: CGPoint(
            x: rect.minX + CGFloat(column) * size.width, y: rect.minY + CGFloat(row) * size.height))
      }
    }
    context.restoreGState()
  }

  /// The image drawn at another size, in points, resampled.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
  }

  /// The image, ready to be drawn: itself.
  public func preparingForDisplay() -> UIImage? { self }

  /// Gives the image drawn at another size, in points, resampled; at once.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    completionHandler(preparingThumbnail(of: size))
  }

  /// Gives the image, ready to be drawn; at once.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingForDisplay())
  }
}
