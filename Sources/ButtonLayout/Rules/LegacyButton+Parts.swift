extension LegacyButton {
  /// Places image and title in the content rectangle: model §2.2 to §2.5.
  ///
  /// Right-to-left exchanges left and right in alignment and insets, lays out as left-to-right, and turns the
  /// two rectangles round in the bounds.
  // This and what it calls is transparent, since `@inline(__always)` is not heeded for functions as long as these with a
  // generic watcher. Called instead of inlined, each of them doubles the time: 30 ns a button became 60 to 80, since parts,
  // axes and copies then go through memory, and no place has comparisons of its own that the processor could learn.
  @_transparent @usableFromInline
  func place(
    _ title: some TitleMeasuring, in content: Rect, bounds: Rect, unverified known: UnverifiedRules,
    watching steps: inout some StepSink
  ) -> ButtonArrangement {
    var unverified = known
    let whole = layoutDirection == .rightToLeft ? bounds.horizontal : nil
    var chains = PartChains(.image, in: content, turnedRoundIn: whole)
    var clamped = Size.zero
    if let imageSize {
      chains.inset(by: imageEdgeInsets, &unverified, &steps)
      // Each axis is clamped on its own, so that a tight room squeezes the image out of its proportions.
      clamped = Size(
        width: min(imageSize.width, chains.room.width),
        height: min(imageSize.height, chains.room.height))
    }
    var placedTitle: PlacedTitle?
    if title.isPresent {
      let chains = PartChains(.title, in: content, turnedRoundIn: whole)
      placedTitle = placed(title, beside: clamped, chains, &unverified, &steps)
    }
    var placedImage: PlacedImage?
    if let imageSize {
      placedImage = placed(
        imageSize, clamped: clamped, besideTitle: placedTitle?.rect.width ?? 0, chains, &unverified,
        &steps)
    }
    return ButtonArrangement(
      bounds: bounds, contentRect: content, image: placedImage, title: placedTitle,
      unverified: unverified)
  }

  /// Places the title in what the image leaves.
  ///
  /// The image's width is lost to the title wherever the image stands. The title's size is rounded up after it was
  /// clamped, so that it may pass its room by less than a point (model §2.3).
  @_transparent @usableFromInline
  func placed(
    _ title: some TitleMeasuring, beside image: Size, _ started: PartChains,
    _ unverified: inout UnverifiedRules, _ steps: inout some StepSink
  ) -> PlacedTitle {
    var chains = started
    let across = contentHorizontalAlignment.along(layoutDirection)
    let down = contentVerticalAlignment.alongAxis
    chains.inset(by: titleEdgeInsets, &unverified, &steps)
    let natural = title.naturalSize
    let room = Size(
      width: max(0, chains.room.width - image.width), height: chains.room.height)
    let fitted = title.fitted(to: room.width)
    let fittedSize = LengthRange.bounded(fitted.size)
    let size = title.isFinal ? fittedSize : labelSize(of: fittedSize)
    chains.x.place(
      PartLength(
        natural: natural.width, fitted: fittedSize.width, length: size.width, room: room.width,
        reservedBefore: image.width),
      aligned: across, rule: .title(fills: false), on: grid, &steps)
    chains.y.place(
      PartLength(
        natural: natural.height, fitted: fittedSize.height, length: size.height,
        room: room.height),
      aligned: down, rule: .title(fills: true), on: grid, &steps)
    chains.finish(on: grid, &unverified, &steps)

    unverified.formUnion(fitted.unverified)
    if across == .fill { unverified.insert(.horizontalFill) }
    // A centred title higher than its room is recorded, 21 points in 20.5 and 41 in 20.
    if size.height > room.height + PixelGrid.noise && (down == .start || down == .end) {
      unverified.insert(.tallTitle)
    }
    return PlacedTitle(
      rect: chains.rect, area: chains.area, room: room.width, isTruncated: fitted.isTruncated)
  }

  /// Places the image, whose chains have come to its room, in what the title leaves.
  @_transparent @usableFromInline
  func placed(
    _ natural: Size, clamped: Size, besideTitle titleWidth: Double, _ started: PartChains,
    _ unverified: inout UnverifiedRules, _ steps: inout some StepSink
  ) -> PlacedImage {
    var chains = started
    let room = chains.room
    chains.x.place(
      PartLength(
        natural: natural.width, fitted: clamped.width, length: clamped.width, room: room.width,
        reservedAfter: titleWidth),
      aligned: contentHorizontalAlignment.along(layoutDirection), rule: .image, on: grid, &steps)
    chains.y.place(
      PartLength(
        natural: natural.height, fitted: clamped.height, length: clamped.height,
        room: room.height),
      aligned: contentVerticalAlignment.alongAxis, rule: .image, on: grid, &steps)
    chains.finish(on: grid, &unverified, &steps)
    let rect = chains.rect
    var drawn = rect
    if imageContentMode != .scaleToFill || !LengthRange.surelyHolds(rect) {
      drawn = imageContentMode.drawnRect(of: natural, in: rect)
      if !grid.holds(drawn.minX - rect.minX) || !grid.holds(drawn.minY - rect.minY) {
        unverified.insert(.contentModeOffset)
      }
    }
    return PlacedImage(rect: rect, drawnRect: drawn, area: chains.area)
  }
}
