import ButtonLayout

/// The layout model's formulas written down line by line, slow and plain, to hold the engine against.
///
/// It knows final titles only, and says nothing of steps, areas or unverified rules.
struct NaiveButton {
  let button: LegacyButton
  let title: Size?
  let bounds: Rect

  struct Answer: Equatable {
    var image: Rect?
    var title: Rect?
  }

  var answer: Answer {
    let isReversed = button.layoutDirection == .rightToLeft
    let c = isReversed ? button.contentEdgeInsets.mirrored : button.contentEdgeInsets
    let isPadded = button.hasBeenSizedToFit && button.isPlain
    let padding = isPadded ? EdgeInsets(top: 6, bottom: 6) : c
    let content = inset(bounds, padding)
    let i = inset(content, isReversed ? button.imageEdgeInsets.mirrored : button.imageEdgeInsets)
    let t = inset(content, isReversed ? button.titleEdgeInsets.mirrored : button.titleEdgeInsets)

    var image: Rect?
    var iw = 0.0
    var ih = 0.0
    if let size = button.imageSize {
      iw = min(size.width, i.width)
      ih = min(size.height, i.height)
    }
    var tw = 0.0
    var th = 0.0
    if let title {
      tw = min(title.width, max(0, t.width - iw))
      th = title.height
    }
    if button.imageSize != nil {
      var rect = Rect(x: 0, y: 0, width: iw, height: ih)
      switch horizontal {
      case .left: rect.origin.x = i.minX
      case .right: rect.origin.x = max(i.minX, i.maxX - tw - iw)
      case .fill:
        rect.origin.x = i.minX
        rect.size.width = max(0, i.width - tw)
      default: rect.origin.x = i.minX + max(0, down((i.width - iw - tw) / 2))
      }
      switch button.contentVerticalAlignment {
      case .top: rect.origin.y = i.minY
      case .bottom: rect.origin.y = max(i.minY, i.maxY - ih)
      case .fill:
        rect.origin.y = i.minY
        rect.size.height = i.height
      case .center: rect.origin.y = i.minY + max(0, down((i.height - ih) / 2))
      }
      image = rounded(rect, isReversed)
    }
    var titleRect: Rect?
    if title != nil {
      var rect = Rect(x: 0, y: 0, width: tw, height: th)
      switch horizontal {
      case .right: rect.origin.x = t.maxX - tw
      case .left, .fill: rect.origin.x = t.minX + iw
      default: rect.origin.x = t.minX + iw + nearest((t.width - iw - tw) / 2)
      }
      switch button.contentVerticalAlignment {
      case .top: rect.origin.y = t.minY
      case .bottom: rect.origin.y = t.maxY - th
      case .fill:
        rect.origin.y = t.minY
        rect.size.height = t.height
      case .center: rect.origin.y = t.minY + nearest((t.height - th) / 2)
      }
      titleRect = rounded(rect, isReversed)
    }
    return Answer(image: image, title: titleRect)
  }

  /// Left or right in the mirrored world, where leading is left.
  private var horizontal: ContentHorizontalAlignment {
    let isReversed = button.layoutDirection == .rightToLeft
    switch button.contentHorizontalAlignment {
    case .leading: return .left
    case .trailing: return .right
    case .left: return isReversed ? .right : .left
    case .right: return isReversed ? .left : .right
    case .center, .fill: return button.contentHorizontalAlignment
    }
  }

  private func inset(_ rect: Rect, _ by: EdgeInsets) -> Rect {
    Rect(
      x: rect.minX + by.left, y: rect.minY + by.top,
      width: max(0, rect.width - by.left - by.right),
      height: max(0, rect.height - by.top - by.bottom))
  }

  private func rounded(_ rect: Rect, _ isReversed: Bool) -> Rect {
    var rect = rect
    rect.origin = Point(x: nearest(rect.minX), y: nearest(rect.minY))
    if isReversed { rect.origin.x = bounds.width - rect.maxX }
    return rect
  }

  private func down(_ value: Double) -> Double {
    (value * button.displayScale).rounded(.down) / button.displayScale
  }

  private func nearest(_ value: Double) -> Double {
    (value * button.displayScale).rounded(.toNearestOrAwayFromZero) / button.displayScale
  }
}
