import ButtonLayout

/// Where image and title are wanted, by the plainest arithmetic and without rounding: the judge of the solver.
struct NaivePlaces {
  var image: Rect
  var title: Rect

  /// Places parts that have room in a room.
  init(
    _ position: ImagePosition, spacing: Double, image: Size, title: Size, in room: Rect,
    _ horizontal: AxisAlignment, _ vertical: AxisAlignment, _ direction: LayoutDirection
  ) {
    let isReversed = direction == .rightToLeft
    func x(_ width: Double) -> Double {
      switch horizontal {
      case .center, .fill: return room.minX + (room.width - width) / 2
      case .start: return isReversed ? room.maxX - width : room.minX
      case .end: return isReversed ? room.minX : room.maxX - width
      }
    }
    func y(_ height: Double) -> Double {
      switch vertical {
      case .center, .fill: return room.minY + (room.height - height) / 2
      case .start: return room.minY
      case .end: return room.maxY - height
      }
    }
    self.image = Rect(origin: Point(x: x(image.width), y: y(image.height)), size: image)
    self.title = Rect(origin: Point(x: x(title.width), y: y(title.height)), size: title)
    let pair = Size(
      width: image.width + spacing + title.width, height: image.height + spacing + title.height)
    switch position {
    case .center: break
    case .top:
      self.image.origin.y = y(pair.height)
      self.title.origin.y = y(pair.height) + image.height + spacing
    case .bottom:
      self.title.origin.y = y(pair.height)
      self.image.origin.y = y(pair.height) + title.height + spacing
    case .leading, .trailing, .left, .right:
      let isImageLeft =
        position == .left || (position == .leading && !isReversed)
        || (position == .trailing && isReversed)
      let start = x(pair.width)
      self.image.origin.x = isImageLeft ? start : start + title.width + spacing
      self.title.origin.x = isImageLeft ? start + image.width + spacing : start
    }
  }
}
