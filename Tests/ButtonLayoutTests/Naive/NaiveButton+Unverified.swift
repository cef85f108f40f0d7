import ButtonLayout
import TestSupport

/// When an answer rests on a rule that nobody measured, read off what `UnverifiedRules` says of each.
extension NaiveButton {
  private var hasImage: Bool { button.imageSize != nil }
  private var hasTitle: Bool { one.titleSize != nil }

  /// The last pixel was a choice: a part was rounded while it was seen from the reading side, or stands
  /// between two pixels once it is turned back.
  var restsOnRightToLeftRounding: Bool {
    guard isReversed else { return false }
    let exact = { (value: Double) in value }
    func isChoice(_ precise: Double, _ rect: Rect) -> Bool {
      abs(rect.minX - precise) > 1e-6 || !isWholePixels(physical(rect).minX)
    }
    return hasImage && isChoice(imageX(exact), imageRect)
      || hasTitle && isChoice(titleX(exact), titleRect)
  }

  /// Where reading starts nothing needs to be held, and under fill nothing is.
  var restsOnRightToLeftClamp: Bool {
    isReversed && hasImage && (column == .center || column == .end)
      && imageRoom.width - imageWidth - titleWidth < -1e-6
  }

  var restsOnHorizontalFill: Bool { hasTitle && button.contentHorizontalAlignment == .fill }

  /// The rooms of missing parts do not count.
  var restsOnNegativeRoom: Bool {
    func isNegative(_ room: Rect) -> Bool { room.width < 0 || room.height < 0 }
    return isNegative(rawContent) || hasImage && isNegative(rawImageRoom)
      || hasTitle && isNegative(rawTitleRoom)
  }

  /// A centred title that is too high was measured; one that fills has no height of its own.
  var restsOnTallTitle: Bool {
    hasTitle && titleHeight > titleRoom.height
      && (button.contentVerticalAlignment == .top || button.contentVerticalAlignment == .bottom)
  }

  /// A title without any room was measured: it is 0 wide.
  var restsOnTruncatedTitle: Bool { titleIsTruncated && titleAvailableWidth > 0 }

  var restsOnContentModeOffset: Bool {
    guard let image = button.imageSize else { return false }
    let view = physical(imageRect)
    let drawn = naiveDrawnRect(of: image, in: view, by: button.imageContentMode)
    return !(isWholePixels(drawn.minX - view.minX) && isWholePixels(drawn.minY - view.minY))
  }

  /// Recorded are system buttons on tvOS with 20, 40, 20, 40 and nothing else there.
  var naturalSizeRestsOnTVMetrics: Bool {
    let c = button.contentEdgeInsets
    let isRecorded =
      button.buttonType == .system && c.top == 20 && c.left == 40 && c.bottom == 20
      && c.right == 40
    return button.idiom == .tv && !isRecorded
  }

  var naturalSizeIsNegative: Bool { rawNaturalSize.width < 0 || rawNaturalSize.height < 0 }

  private func isWholePixels(_ length: Double) -> Bool {
    let pixels = length * button.displayScale
    return abs(pixels - pixels.rounded()) <= 1e-6
  }
}
