extension ImageTitleLayout {
  /// How large the parts are in a room: component § 5.
  ///
  /// Where there is too little room, the part that gives way first becomes smaller, then the spacing, then the other part.
  func fittedParts(_ title: some TitleMeasuring, in room: Size) -> FittedParts {
    let label = LabelledTitle(title: title, button: button)
    guard let image = placedImageSize else {
      return places(title) ? apart(nil, label, in: room) : FittedParts()
    }
    guard places(title) else { return FittedParts(image: fitted(image, in: room, along: nil)) }
    guard let axis = imagePosition.axis else { return apart(image, label, in: room) }
    switch (distribution, axis) {
    case (.halves, _):
      let length = room.length(along: axis)
      let between = yielding(spacing, to: length)
      let half = room.with((length - between) / 2, along: axis)
      var parts = apart(image, label, in: half, along: axis)
      parts.spacing = between
      return parts
    case (_, .horizontal): return sideBySide(image, label, in: room)
    case (_, .vertical): return stacked(image, label, in: room)
    }
  }

  /// Each part has a room to itself; along an axis, if one is given, it is less than the content.
  private func apart(
    _ image: Size?, _ label: LabelledTitle<some TitleMeasuring>, in room: Size,
    along axis: Step.Axis? = nil
  ) -> FittedParts {
    var parts = FittedParts(image: image.map { fitted($0, in: room, along: axis) })
    parts.take(label.fitted(to: room.width), in: room.width)
    return parts
  }

  /// The title becomes narrower; an image that gives way first does so as far as the title would lose something.
  private func sideBySide(
    _ image: Size, _ label: LabelledTitle<some TitleMeasuring>, in room: Size
  ) -> FittedParts {
    var image = fitted(image, in: room, along: .horizontal)
    var between = yielding(spacing, to: room.width - image.width)
    var fit = label.fitted(to: room.width - image.width - between)
    if givesWayFirst == .image, fit.isTruncated {
      let wanted = label.naturalSize.width
      image = image.shrunk(
        to: room.with(room.width - spacing - wanted, along: .horizontal), on: button.grid)
      between = yielding(spacing, to: room.width - image.width - wanted)
      fit = label.fitted(to: room.width - image.width - between)
    }
    var parts = FittedParts(image: image, spacing: between)
    parts.take(fit, in: room.width - image.width - between)
    return parts
  }

  /// The title loses lines, down to those that it has by itself, or the image becomes smaller.
  private func stacked(
    _ image: Size, _ label: LabelledTitle<some TitleMeasuring>, in room: Size
  ) -> FittedParts {
    let fit = label.fitted(to: room.width)
    let wanted = fit.size.height
    let least = min(wanted, label.naturalSize.height)
    var image = fitted(image, in: room, along: .vertical)
    if givesWayFirst == .image {
      image = image.shrunk(
        to: room.with(room.height - spacing - wanted, along: .vertical), on: button.grid)
    }
    let kept = max(least, min(wanted, room.height - spacing - image.height))
    image.height = min(image.height, max(0, room.height - min(0, spacing) - kept))
    var parts = FittedParts(
      image: image, spacing: yielding(spacing, to: room.height - image.height - kept))
    parts.take(fit, in: room.width)
    parts.title?.height = kept
    parts.isTruncated = fit.isTruncated || kept < wanted - PixelGrid.noise
    return parts
  }

  /// An image that gives way first fits the room in its proportions; else it does so along an axis alone.
  ///
  /// Across it, what its own insets leave of the content cuts the image, which is known when it is placed.
  private func fitted(_ image: Size, in room: Size, along axis: Step.Axis?) -> Size {
    if givesWayFirst == .image { return image.shrunk(to: room, on: button.grid) }
    guard let axis else { return image }
    return image.with(
      min(image.length(along: axis), max(0, room.length(along: axis))), along: axis)
  }

  /// The spacing in what is left for it; one that is negative takes no room and never gives way.
  private func yielding(_ spacing: Double, to left: Double) -> Double {
    min(spacing, max(0, left))
  }
}
