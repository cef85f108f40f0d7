import ButtonLayout

/// The tables of model §2.4 and §2.5, in reading coordinates.
extension NaiveButton {
  enum Column { case start, center, end, fill }

  /// Left and right change places in a right-to-left interface, leading and trailing do not.
  var column: Column {
    switch button.contentHorizontalAlignment {
    case .center: return .center
    case .fill: return .fill
    case .leading: return .start
    case .trailing: return .end
    case .left: return isReversed ? .end : .start
    case .right: return isReversed ? .start : .end
    }
  }

  var imageRect: Rect {
    Rect(
      x: nearest(imageX(down)), y: nearest(imageY(down)),
      width: column == .fill ? max(0, imageRoom.width - titleWidth) : imageWidth,
      height: button.contentVerticalAlignment == .fill ? imageRoom.height : imageHeight)
  }

  var titleRect: Rect {
    Rect(
      x: nearest(titleX(nearest)), y: nearest(titleY(nearest)), width: titleWidth,
      height: button.contentVerticalAlignment == .fill ? titleRoom.height : titleHeight)
  }

  /// Where the image starts; `rounded` is how a centred offset is rounded.
  func imageX(_ rounded: (Double) -> Double) -> Double {
    let i = imageRoom
    switch column {
    case .start, .fill: return i.minX
    case .end: return max(i.minX, i.maxX - titleWidth - imageWidth)
    case .center: return i.minX + max(0, rounded((i.width - imageWidth - titleWidth) / 2))
    }
  }

  func imageY(_ rounded: (Double) -> Double) -> Double {
    let i = imageRoom
    switch button.contentVerticalAlignment {
    case .top, .fill: return i.minY
    case .bottom: return max(i.minY, i.maxY - imageHeight)
    case .center: return i.minY + max(0, rounded((i.height - imageHeight) / 2))
    }
  }

  func titleX(_ rounded: (Double) -> Double) -> Double {
    let t = titleRoom
    switch column {
    case .start, .fill: return t.minX + imageWidth
    case .end: return t.maxX - titleWidth
    case .center: return t.minX + imageWidth + rounded((t.width - imageWidth - titleWidth) / 2)
    }
  }

  func titleY(_ rounded: (Double) -> Double) -> Double {
    let t = titleRoom
    switch button.contentVerticalAlignment {
    case .top, .fill: return t.minY
    case .bottom: return t.maxY - titleHeight
    case .center: return t.minY + rounded((t.height - titleHeight) / 2)
    }
  }
}
