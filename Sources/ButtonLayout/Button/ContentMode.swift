/// How an image is drawn inside its view: `UIView.ContentMode`, with its raw values.
public enum ContentMode: UInt8, Equatable, Sendable, CaseIterable {
  /// Stretched to the view on both axes.
  case scaleToFill
  /// As large as fits, keeping its proportions.
  case scaleAspectFit
  /// As small as covers, keeping its proportions.
  case scaleAspectFill
  /// As `scaleToFill`, for an image view.
  case redraw
  /// In its own size, in the middle.
  case center
  /// In its own size, at the middle of the top edge.
  case top
  /// In its own size, at the middle of the bottom edge.
  case bottom
  /// In its own size, at the middle of the left edge.
  case left
  /// In its own size, at the middle of the right edge.
  case right
  /// In its own size, at the top left corner.
  case topLeft
  /// In its own size, at the top right corner.
  case topRight
  /// In its own size, at the bottom left corner.
  case bottomLeft
  /// In its own size, at the bottom right corner.
  case bottomRight

  /// The rectangle that an image covers in a view, before the view clips it.
  ///
  /// Offsets are not rounded to pixels (model §5). Where the image or the view has no extent nothing is seen; the
  /// rectangle still follows the mode, and an image without proportions has no size under the aspect modes.
  ///
  /// - Parameters:
  ///   - image: The image's size, in points, neither side negative.
  ///   - view: The view's rectangle, in points.
  /// - Returns: A rectangle in the view's superview's coordinates.
  public func drawnRect(of image: Size, in view: Rect) -> Rect {
    let image = LengthRange.bounded(image)
    let view = LengthRange.bounded(view)
    let size: Size
    switch self {
    case .scaleToFill, .redraw: return view
    case .scaleAspectFit: size = image.scaled(toFit: view.size)
    case .scaleAspectFill: size = image.scaled(toCover: view.size)
    default: size = image
    }
    let free = Size(width: view.width - size.width, height: view.height - size.height)
    return Rect(
      x: view.minX + free.width * horizontalShare, y: view.minY + free.height * verticalShare,
      width: size.width, height: size.height)
  }

  /// The share of the free width that stays on the image's left.
  private var horizontalShare: Double {
    switch self {
    case .left, .topLeft, .bottomLeft: return 0
    case .right, .topRight, .bottomRight: return 1
    default: return 0.5
    }
  }

  /// The share of the free height that stays above the image.
  private var verticalShare: Double {
    switch self {
    case .top, .topLeft, .topRight: return 0
    case .bottom, .bottomLeft, .bottomRight: return 1
    default: return 0.5
    }
  }
}

extension Size {
  /// The largest size of the same proportions inside `limit`.
  fileprivate func scaled(toFit limit: Size) -> Size {
    let byWidth = widthScaled(to: limit.width)
    return byWidth.height <= limit.height ? byWidth : heightScaled(to: limit.height)
  }

  /// The smallest size of the same proportions that covers `limit`.
  fileprivate func scaled(toCover limit: Size) -> Size {
    let byWidth = widthScaled(to: limit.width)
    return byWidth.height >= limit.height ? byWidth : heightScaled(to: limit.height)
  }

  private func widthScaled(to length: Double) -> Size {
    guard width > 0, height > 0 else { return .zero }
    return Size(width: length, height: length.times(height / width))
  }

  private func heightScaled(to length: Double) -> Size {
    guard width > 0, height > 0 else { return .zero }
    return Size(width: length.times(width / height), height: length)
  }
}

extension Double {
  /// A length times a ratio, both kept in range: the ratio of a hair's sides may be infinite.
  fileprivate func times(_ ratio: Double) -> Double {
    LengthRange.bounded(self * LengthRange.bounded(ratio))
  }
}
