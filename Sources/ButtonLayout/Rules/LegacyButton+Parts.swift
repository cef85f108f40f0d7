extension LegacyButton {
  /// Places image and title in the content rectangle: model §2.2 to §2.5.
  ///
  /// Right-to-left exchanges left and right in alignment and insets, lays out as left-to-right, and turns the
  /// two rectangles round in the bounds.
  @inlinable
  func place(
    _ title: some TitleMeasuring, in content: Rect, bounds: Rect,
    answer: inout ButtonArrangement, watching steps: inout some StepSink
  ) {
    let whole = layoutDirection == .rightToLeft ? bounds.horizontal : nil
    var image = PartChains(.image, in: content, turnedRoundIn: whole)
    var clamped = Size.zero
    if let natural = imageSize {
      image.inset(by: imageEdgeInsets, &answer.unverified, &steps)
      // Each axis is clamped on its own, so that a tight room squeezes the image out of its proportions.
      clamped = Size(
        width: min(natural.width, image.room.width), height: min(natural.height, image.room.height))
    }
    var titleWidth = 0.0
    if title.isPresent {
      var chains = PartChains(.title, in: content, turnedRoundIn: whole)
      titleWidth = place(title, beside: clamped, &chains, &answer, &steps)
    }
    guard let natural = imageSize else { return }
    image.x.place(
      PartLength(
        natural: natural.width, fitted: clamped.width, length: clamped.width,
        room: image.room.width, reservedAfter: titleWidth),
      aligned: contentHorizontalAlignment.along(layoutDirection), rule: .image, on: grid, &steps)
    image.y.place(
      PartLength(
        natural: natural.height, fitted: clamped.height, length: clamped.height,
        room: image.room.height),
      aligned: contentVerticalAlignment.alongAxis, rule: .image, on: grid, &steps)
    image.finish(on: grid, &answer.unverified, &steps)
    let rect = image.rect
    let drawn = imageContentMode.drawnRect(of: natural, in: rect)
    if !grid.holds(drawn.minX - rect.minX) || !grid.holds(drawn.minY - rect.minY) {
      answer.unverified.insert(.contentModeOffset)
    }
    answer.imageRect = rect
    answer.imageDrawnRect = drawn
    answer.imageArea = image.area
  }

  /// Places the title in what the image leaves, and says how wide it is.
  ///
  /// The image's width is lost to the title wherever the image stands. The title's size is rounded up after it was
  /// clamped, so that it may pass its room by less than a point (model §2.3).
  @inlinable
  func place(
    _ title: some TitleMeasuring, beside image: Size, _ chains: inout PartChains,
    _ answer: inout ButtonArrangement, _ steps: inout some StepSink
  ) -> Double {
    let across = contentHorizontalAlignment.along(layoutDirection)
    let down = contentVerticalAlignment.alongAxis
    chains.inset(by: titleEdgeInsets, &answer.unverified, &steps)
    let natural = title.naturalSize
    let room = Size(
      width: max(0, chains.room.width - image.width), height: chains.room.height)
    let fitted = title.fitted(to: room.width)
    let size = title.isFinal ? fitted.size : labelSize(of: fitted.size)
    chains.x.place(
      PartLength(
        natural: natural.width, fitted: fitted.size.width, length: size.width, room: room.width,
        reservedBefore: image.width),
      aligned: across, rule: .title(fills: false), on: grid, &steps)
    chains.y.place(
      PartLength(
        natural: natural.height, fitted: fitted.size.height, length: size.height,
        room: room.height),
      aligned: down, rule: .title(fills: true), on: grid, &steps)
    chains.finish(on: grid, &answer.unverified, &steps)

    answer.unverified.formUnion(fitted.unverified)
    if across == .fill { answer.unverified.insert(.horizontalFill) }
    // A centred title higher than its room is recorded, 21 points in 20.5 and 41 in 20.
    if size.height > room.height && (down == .start || down == .end) {
      answer.unverified.insert(.tallTitle)
    }
    answer.titleRoom = room.width
    answer.titleIsTruncated = fitted.isTruncated
    answer.titleRect = chains.rect
    answer.titleArea = chains.area
    return size.width
  }
}
