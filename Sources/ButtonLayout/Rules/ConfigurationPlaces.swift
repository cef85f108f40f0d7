/// The origins of a configuration's parts, in reading coordinates.
///
/// Along the placement's axis image and text follow one another, across it each stands in the middle of the block.
@usableFromInline
struct ConfigurationPlaces {
  @usableFromInline let image: Point
  @usableFromInline let title: Point
  @usableFromInline let subtitle: Point

  @inlinable
  init(_ content: ConfigurationContent, of button: ConfigurationButton, in room: Rect) {
    let grid = button.grid
    let placement = button.imagePlacement
    let across = button.contentHorizontalAlignment.along(button.layoutDirection)
    let down = button.contentVerticalAlignment.alongAxis
    let text: Point
    if placement.isVertical {
      let x = PairAcross(content.slot.width, content.text.width, in: room.horizontal, across, grid)
      let y = PairAlong(
        content.slot.height, content.text.height, gap: content.gap,
        imageIsFirst: placement.isFirst, in: room.vertical, down, grid)
      image = Point(
        x: x.image, y: grid.down(y.image + (content.slot.height - content.image.height) / 2))
      text = Point(x: x.text, y: y.text)
    } else {
      let x = PairAlong(
        content.slot.width, content.text.width, gap: content.gap, imageIsFirst: placement.isFirst,
        in: room.horizontal, across, grid)
      let y = PairAcross(content.slot.height, content.text.height, in: room.vertical, down, grid)
      image = Point(
        x: grid.down(x.image + (content.slot.width - content.image.width) / 2), y: y.image)
      text = Point(x: x.text, y: y.text)
    }
    let share = button.titleShare
    title = Point(
      x: grid.down(text.x + (content.text.width - content.title.width) * share), y: text.y)
    subtitle = Point(
      x: grid.down(text.x + (content.text.width - content.subtitle.width) * share),
      y: text.y + content.title.height + content.titleGap)
  }
}

/// Image and text one after the other along an axis.
@usableFromInline
struct PairAlong {
  @usableFromInline let image: Double
  @usableFromInline let text: Double

  @inlinable
  init(
    _ imageLength: Double, _ textLength: Double, gap: Double, imageIsFirst: Bool, in room: Span,
    _ alignment: AxisAlignment, _ grid: PixelGrid
  ) {
    let first = imageIsFirst ? imageLength : textLength
    let second = imageIsFirst ? textLength : imageLength
    let start = grid.origin(of: first + gap + second, in: room, alignment)
    var next = start + first + gap
    // Fill moves the second to the other inset; the gap is then the least (configuration pictures, rule 9).
    if alignment == .fill && first > 0 && second > 0 {
      next = max(next, grid.down(room.end - second))
    }
    image = imageIsFirst ? start : next
    text = imageIsFirst ? next : start
  }
}

/// Image and text in the middle of their block, or under fill of the room.
@usableFromInline
struct PairAcross {
  @usableFromInline let image: Double
  @usableFromInline let text: Double

  @inlinable
  init(
    _ imageLength: Double, _ textLength: Double, in room: Span, _ alignment: AxisAlignment,
    _ grid: PixelGrid
  ) {
    let length = max(imageLength, textLength)
    let block =
      alignment == .fill
      ? room : Span(origin: grid.origin(of: length, in: room, alignment), length: length)
    image = grid.down(block.origin + (block.length - imageLength) / 2)
    text = grid.down(block.origin + (block.length - textLength) / 2)
  }
}

extension PixelGrid {
  /// Where a length stands in a room, on the pixel below.
  @inlinable
  func origin(of length: Double, in room: Span, _ alignment: AxisAlignment) -> Double {
    let free = room.length - length
    let share: Double = alignment == .center ? free / 2 : alignment == .end ? free : 0
    return down(room.origin + share)
  }
}

extension ConfigurationButton {
  /// The share of the free width that stays before the narrower of title and subtitle.
  @inlinable
  var titleShare: Double {
    switch titleAlignment {
    case .leading: return 0
    case .center: return 0.5
    case .trailing: return 1
    case .automatic:
      return imagePlacement.isVertical ? 0.5 : imagePlacement.isFirst ? 0 : 1
    }
  }
}
