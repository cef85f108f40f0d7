extension ImageTitleLayout {
  /// Where the parts stand along an axis, in reading coordinates, before their insets: component § 3 and § 4.
  ///
  /// - Parameters:
  ///   - parts: The parts in their sizes.
  ///   - axis: The axis.
  ///   - content: What the content rectangle covers.
  ///   - bounds: What the bounds cover.
  /// - Returns: A place for each part that takes part.
  func places(
    of parts: FittedParts, along axis: Step.Axis, in content: Span, bounds: Span
  ) -> (image: PartPlace?, title: PartPlace?) {
    let alignment = alignment(along: axis)
    let image = parts.image?.length(along: axis)
    let title = parts.title?.length(along: axis)
    let isStacking = imagePosition.axis == axis
    if isStacking && distribution == .pinned {
      return pinned(image, title, parts.spacing, alignment, in: content, bounds: bounds)
    }
    if isStacking, let image, let title {
      return distribution == .halves
        ? halved(image, title, parts.spacing, alignment, in: content)
        : packed(image, title, parts.spacing, alignment, in: content)
    }
    // Alone, or beside the other across the axis: as UIKit places it, whose title fills no width.
    let middle = isStacking && distribution == .packed ? contentBias : 0.5
    let fillsTitle = axis == .vertical || image != nil
    return (
      image.map { PartPlace($0, in: content, aligned: alignment, middle: middle) },
      title.map {
        PartPlace(
          $0, in: content, aligned: alignment, middle: middle, fills: fillsTitle, least: $0)
      }
    )
  }

  /// The two as one, aligned; under fill the image takes what is left, as UIKit's does.
  private func packed(
    _ image: Double, _ title: Double, _ spacing: Double, _ alignment: AxisAlignment,
    in content: Span
  ) -> (image: PartPlace?, title: PartPlace?) {
    var image = image
    var free = content.length - image - title - spacing
    if alignment == .fill {
      image += max(0, free)
      free = min(0, free)
    }
    let share = alignment.share(middle: contentBias)
    var inside = free * share
    // The two are rounded together, so that the spacing stays what it is.
    if share > 0 { inside = button.grid.down(inside) }
    let start = button.grid.nearest(content.origin + inside)
    let (imageStart, titleStart) =
      imageComesFirst
      ? (start, start + image + spacing) : (start + title + spacing, start)
    let (before, after) = imageComesFirst ? (0, title + spacing) : (title + spacing, 0)
    let (beforeTitle, afterTitle) =
      imageComesFirst ? (image + spacing, 0) : (0, image + spacing)
    var imagePlace = PartPlace(
      image, from: imageStart, in: content.inset((before, after)), share: share)
    imagePlace.fills = alignment == .fill
    return (
      imagePlace,
      PartPlace(
        title, from: titleStart, in: content.inset((beforeTitle, afterTitle)),
        share: alignment == .fill && imageComesFirst ? 1 : share)
    )
  }

  /// The image at its edge; the title in the middle of the bounds unless it would come too near to the image or leave
  /// the content.
  private func pinned(
    _ image: Double?, _ title: Double?, _ spacing: Double, _ alignment: AxisAlignment,
    in content: Span, bounds: Span
  ) -> (image: PartPlace?, title: PartPlace?) {
    let taken = image.map { $0 + spacing } ?? 0
    let area = content.inset(imageComesFirst ? (taken, 0) : (0, taken))
    let imagePlace = image.map {
      PartPlace($0, in: content, aligned: imageComesFirst ? .start : .end)
    }
    guard let title else { return (imagePlace, nil) }
    var titlePlace = PartPlace(title, in: area, aligned: alignment, least: title)
    if alignment == .center {
      let centered = bounds.origin + (bounds.length - title) / 2 - area.origin
      let last = area.length - title
      titlePlace.offset =
        imageComesFirst ? max(0, min(centered, last)) : min(max(0, centered), last)
    }
    return (imagePlace, titlePlace)
  }

  /// Each part aligned in a half of its own, with the spacing between the halves.
  private func halved(
    _ image: Double, _ title: Double, _ spacing: Double, _ alignment: AxisAlignment,
    in content: Span
  ) -> (image: PartPlace?, title: PartPlace?) {
    let length = (content.length - spacing) / 2
    let first = Span(origin: content.origin, length: length)
    let second = Span(origin: content.origin + length + spacing, length: length)
    return (
      PartPlace(image, in: imageComesFirst ? first : second, aligned: alignment),
      PartPlace(
        title, in: imageComesFirst ? second : first, aligned: alignment, least: title)
    )
  }

  /// The alignment along an axis, in reading order or from the top.
  func alignment(along axis: Step.Axis) -> AxisAlignment {
    axis == .horizontal
      ? button.contentHorizontalAlignment.along(button.layoutDirection)
      : button.contentVerticalAlignment.alongAxis
  }
}
