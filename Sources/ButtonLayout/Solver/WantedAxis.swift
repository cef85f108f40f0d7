/// A wanted arrangement along one axis, in reading coordinates: lengths in, insets out.
///
/// Both axes follow the same algebra. They differ in what UIKit keeps for the other part: across, each part's
/// width is kept out of the other's area; upright, nothing is (model §2.4, §2.5).
struct WantedAxis {
  let axis: Step.Axis
  let order: PartOrder
  /// The length that the image is shown in, and the one that it has.
  let image: Double
  let naturalImage: Double
  /// The label's length in the room that the arrangement leaves it, and the one that nothing limits.
  let title: Double
  let naturalTitle: Double
  let spacing: Double
  let alignment: AxisAlignment

  var isStacked: Bool { order == .imageFirst || order == .titleFirst }

  /// Whether insets show the image shorter than it is.
  var isImageSqueezed: Bool { image != naturalImage }

  /// Whether the title has less room than it would take.
  var isCompressed: Bool { title < naturalTitle }

  /// The length that the parts take together.
  func natural(title: Double) -> Double {
    isStacked ? image + spacing + title : max(image, title)
  }

  /// What the natural size lacks when UIKit counts the parts its own way (model §3), on the title's outer side: so that
  /// an image that comes first keeps insets of zero.
  ///
  /// UIKit counts a title that wraps by its lines without wrapping; what the wrapped one is higher is lacking too.
  var growth: AxisEnds {
    let counted =
      axis == .horizontal ? naturalImage + naturalTitle : max(naturalImage, naturalTitle)
    let missing = natural(title: max(title, naturalTitle)) - counted
    return order == .titleFirst
      ? AxisEnds(start: missing, end: 0) : AxisEnds(start: 0, end: missing)
  }
}

// MARK: Areas

extension WantedAxis {
  /// What UIKit keeps for the title at the end of the image's room.
  ///
  /// An image that its room squeezes fills it, and is held at its start; only fill takes the title's width off.
  private var keptFromImage: AxisEnds {
    guard axis == .horizontal, !isImageSqueezed || alignment == .fill else { return .zero }
    return AxisEnds(start: 0, end: title)
  }

  /// What UIKit keeps for the image at the start of the title's room.
  private var keptFromTitle: AxisEnds {
    guard axis == .horizontal else { return .zero }
    // Fill leaves a squeezed image the title's width too, and counts as much of the image as that holds.
    let isWider = isImageSqueezed && alignment == .fill
    return AxisEnds(start: isWider ? min(naturalImage, image + title) : image, end: 0)
  }

  /// What the other part and the spacing take of the room, for either part.
  private var surroundings: (image: AxisEnds, title: AxisEnds) {
    switch order {
    case .imageFirst:
      return (AxisEnds(start: 0, end: spacing + title), AxisEnds(start: image + spacing, end: 0))
    case .titleFirst:
      return (AxisEnds(start: title + spacing, end: 0), AxisEnds(start: 0, end: spacing + image))
    case .overlaid, .alone: return (.zero, .zero)
    }
  }

  /// The insets that give each part the area that the recipe says, whatever the length of the room; `nil` for `absolute`.
  func insets(for recipe: InsetRecipe) -> (image: AxisEnds, title: AxisEnds)? {
    guard recipe != .absolute else { return nil }
    guard order != .alone else { return (.zero, .zero) }
    let image = surroundings.image - keptFromImage
    let title = surroundings.title - keptFromTitle
    return recipe == .moving ? (image.moved, title.moved) : (image, title)
  }

  /// The insets that make each part's area its rectangle, in a room as it is.
  func insets(
    pinning places: (image: Span, title: Span), in room: Span
  ) -> (image: AxisEnds, title: AxisEnds) {
    (
      room.ends(to: places.image) - keptFromImage, room.ends(to: places.title) - keptFromTitle
    )
  }
}

// MARK: Places

extension WantedAxis {
  /// Where the parts are wanted in a room, on whole pixels.
  ///
  /// The first part's half pixel goes down, as UIKit's does for an image; the second keeps its exact distance.
  func places(in room: Span, on grid: PixelGrid) -> (image: Span, title: Span) {
    func place(_ length: Double, taking taken: Double) -> Span {
      Span(origin: origin(of: taken, in: room, on: grid), length: length)
    }
    guard isStacked else {
      return (place(image, taking: image), place(title, taking: title))
    }
    let isImageFirst = order == .imageFirst
    let first = isImageFirst ? image : title
    let second = isImageFirst ? title : image
    // A label may be rounded up to more than its room by less than a point; that hangs over the end.
    let taken = isCompressed ? min(room.length, natural(title: title)) : natural(title: title)
    let start = place(first, taking: taken)
    let end = Span(origin: grid.nearest(start.end + spacing), length: second)
    return isImageFirst ? (start, end) : (end, start)
  }

  private func origin(of length: Double, in room: Span, on grid: PixelGrid) -> Double {
    switch alignment {
    case .start: return grid.nearest(room.origin)
    case .end: return grid.nearest(room.end - length)
    case .center, .fill: return grid.nearest(room.origin + grid.down((room.length - length) / 2))
    }
  }
}
