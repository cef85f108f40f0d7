import ButtonLayout
import TestSupport

/// The three rectangles of model §2.1, and who shrinks in them (§2.2), in reading coordinates.
extension NaiveButton {
  /// The content rectangle before less than nothing counts as nothing.
  var rawContent: Rect { inset(one.bounds, contentInsets) }
  var content: Rect { notNegative(rawContent) }
  var rawImageRoom: Rect { inset(content, reading(button.imageEdgeInsets)) }
  var imageRoom: Rect { notNegative(rawImageRoom) }
  var rawTitleRoom: Rect { inset(content, reading(button.titleEdgeInsets)) }
  var titleRoom: Rect { notNegative(rawTitleRoom) }

  /// The hidden 6 points above and below a plain title that was measured (model §2.6), or the insets.
  var contentInsets: EdgeInsets {
    button.hasBeenSizedToFit && isPlain
      ? EdgeInsets(top: 6, left: 0, bottom: 6, right: 0) : reading(button.contentEdgeInsets)
  }

  var isPlain: Bool {
    let c = button.contentEdgeInsets
    return button.imageSize == nil && button.backgroundImageSize == nil
      && c.top == 0 && c.left == 0 && c.bottom == 0 && c.right == 0
  }

  /// The image's size is clamped on each axis for itself; 0 without an image.
  var imageWidth: Double { min(button.imageSize?.width ?? 0, imageRoom.width) }
  var imageHeight: Double { min(button.imageSize?.height ?? 0, imageRoom.height) }

  /// What the image leaves, wherever it stands.
  var titleAvailableWidth: Double { max(0, titleRoom.width - imageWidth) }

  /// Missing a millionth of a point cuts nothing.
  var titleIsTruncated: Bool {
    guard let natural = one.titleSize else { return false }
    return natural.width - titleAvailableWidth > 1e-6
  }

  /// Clamped first and rounded afterwards (model §2.3), unless somebody measured it; 0 without a title.
  var titleWidth: Double {
    guard let natural = one.titleSize else { return 0 }
    return labelLength(titleIsTruncated ? titleAvailableWidth : natural.width)
  }
  /// Never clamped.
  var titleHeight: Double { one.titleSize.map { labelLength($0.height) } ?? 0 }

  /// What a label makes of a length: classic goes up to the pixel, current to the whole point.
  func labelLength(_ length: Double) -> Double {
    if one.isTitleFinal && one.titleSize != nil { return length }
    let pixels = button.generation == .classic ? button.displayScale : 1
    return (length * pixels - 1e-6).rounded(.up) / pixels
  }

  private func reading(_ insets: EdgeInsets) -> EdgeInsets {
    guard isReversed else { return insets }
    return EdgeInsets(
      top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }

  private func inset(_ rect: Rect, _ by: EdgeInsets) -> Rect {
    Rect(
      x: rect.minX + by.left, y: rect.minY + by.top, width: rect.width - by.left - by.right,
      height: rect.height - by.top - by.bottom)
  }

  private func notNegative(_ rect: Rect) -> Rect {
    Rect(x: rect.minX, y: rect.minY, width: max(0, rect.width), height: max(0, rect.height))
  }
}
