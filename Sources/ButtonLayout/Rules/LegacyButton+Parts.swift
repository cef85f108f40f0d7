extension LegacyButton {
  /// Places image and title in the content rectangle: model §2.2 to §2.5.
  ///
  /// Right-to-left exchanges left and right in alignment and insets, lays out as left-to-right, and turns the
  /// two rectangles round inside the content rectangle.
  @inlinable
  func place(
    _ title: some TitleMeasuring, in content: Rect, answer: inout ButtonArrangement,
    unverified: inout UnverifiedRules, watching steps: inout some StepSink
  ) {
    let isReversed = layoutDirection == .rightToLeft
    let across = contentHorizontalAlignment.along(layoutDirection)
    let down = contentVerticalAlignment.alongAxis
    let imageInsets = isReversed ? imageEdgeInsets.mirrored : imageEdgeInsets
    let titleInsets = isReversed ? titleEdgeInsets.mirrored : titleEdgeInsets
    let hasTitle = title.isPresent

    var imageX = StepChain(.image, .horizontal, from: content.horizontal)
    var imageY = StepChain(.image, .vertical, from: content.vertical)
    var imageSize = Size.zero
    if let natural = self.imageSize {
      imageX.inset(start: imageInsets.left, end: imageInsets.right, &steps)
      imageY.inset(start: imageInsets.top, end: imageInsets.bottom, &steps)
      if imageX.emptyIfNegative(&steps) { unverified.insert(.negativeRoom) }
      if imageY.emptyIfNegative(&steps) { unverified.insert(.negativeRoom) }
      // Each axis is clamped on its own, so that a tight room squeezes the image out of its proportions.
      imageSize = Size(
        width: min(natural.width, imageX.span.length),
        height: min(natural.height, imageY.span.length))
    }

    var titleSize = Size.zero
    if hasTitle {
      var titleX = StepChain(.title, .horizontal, from: content.horizontal)
      var titleY = StepChain(.title, .vertical, from: content.vertical)
      titleX.inset(start: titleInsets.left, end: titleInsets.right, &steps)
      titleY.inset(start: titleInsets.top, end: titleInsets.bottom, &steps)
      if titleX.emptyIfNegative(&steps) { unverified.insert(.negativeRoom) }
      if titleY.emptyIfNegative(&steps) { unverified.insert(.negativeRoom) }

      let natural = title.naturalSize
      // The image's width is lost to the title wherever the image stands.
      let room = max(0, titleX.span.length - imageSize.width)
      let fitted = title.fitted(to: room)
      answer.titleRoom = room
      let titleGrid = generation.titleGrid(on: grid)
      titleSize = fitted.size
      if !title.isFinal {
        titleSize = Size(
          width: titleGrid.up(fitted.size.width), height: titleGrid.up(fitted.size.height))
      }
      unverified.formUnion(fitted.unverified)
      if across == .fill { unverified.insert(.horizontalFill) }
      if titleSize.height > titleY.span.length, down != .fill { unverified.insert(.tallTitle) }
      answer.titleIsTruncated = fitted.isTruncated

      titleX.place(
        PartLength(
          natural: natural.width, fitted: fitted.size.width, length: titleSize.width,
          reservedBefore: imageSize.width),
        aligned: across, rule: .title(stretches: false), on: grid, &steps)
      titleY.place(
        PartLength(
          natural: natural.height, fitted: fitted.size.height, length: titleSize.height),
        aligned: down, rule: .title(stretches: true), on: grid, &steps)
      if isReversed { titleX.mirror(in: content.horizontal, on: grid, &unverified, &steps) }
      answer.titleRect = Rect(horizontal: titleX.span, vertical: titleY.span)
      answer.titleArea = Rect(horizontal: titleX.area, vertical: titleY.area)
    }

    guard let natural = self.imageSize else { return }
    imageX.place(
      PartLength(
        natural: natural.width, fitted: imageSize.width, length: imageSize.width,
        reservedAfter: titleSize.width),
      aligned: across, rule: .image, on: grid, &steps)
    imageY.place(
      PartLength(
        natural: natural.height, fitted: imageSize.height, length: imageSize.height),
      aligned: down, rule: .image, on: grid, &steps)
    if isReversed { imageX.mirror(in: content.horizontal, on: grid, &unverified, &steps) }
    let rect = Rect(horizontal: imageX.span, vertical: imageY.span)
    let drawn = imageContentMode.drawnRect(of: natural, in: rect)
    if !grid.holds(drawn.minX - rect.minX) || !grid.holds(drawn.minY - rect.minY) {
      unverified.insert(.contentModeOffset)
    }
    answer.imageRect = rect
    answer.imageDrawnRect = drawn
    answer.imageArea = Rect(horizontal: imageX.area, vertical: imageY.area)
  }
}
