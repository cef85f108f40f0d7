extension ImageTitleLayout {
  /// The natural size: `intrinsicContentSize`, in which nothing is truncated.
  ///
  /// Position, spacing, distribution and `imageSize` count; image and title insets do not, as in UIKit (component § 7).
  ///
  /// - Parameter title: The title, or `NoTitle`.
  /// - Returns: The size, in whole points where no background image and no least size decide, and what it rests on.
  /// - Complexity: Asks the title for its natural size once. Allocates nothing.
  public func measurement(title: some TitleMeasuring) -> ButtonMeasurement {
    let label = LabelledTitle(title: title, button: button)
    return measurement(
      title: places(title) ? label.naturalSize : nil, emptyLine: label.naturalSize.height,
      unverified: title.unverified)
  }

  /// The size that fits a width: `sizeThatFits(_:)`.
  ///
  /// A title that wraps is as high as it is in that width. One that would lose something there keeps its natural
  /// width, as every UIKit button does.
  ///
  /// - Parameters:
  ///   - title: The title, or `NoTitle`.
  ///   - width: The width that there is, in points; 0 or less for any.
  /// - Returns: A size no wider than the natural one, in which nothing is truncated.
  /// - Complexity: Measures the title at most twice. Allocates nothing.
  public func measurement(
    title: some TitleMeasuring, fittingWidth width: Double
  ) -> ButtonMeasurement {
    let natural = measurement(title: title)
    let width = LengthRange.bounded(width)
    guard width > 0, width < natural.intrinsicContentSize.width, places(title) else {
      return natural
    }
    let room = titleRoom(in: width)
    let fitted = LabelledTitle(title: title, button: button).fitted(to: room)
    guard room > 0, !fitted.isTruncated else { return natural }
    var wrapped = measurement(
      title: fitted.size, emptyLine: 0, unverified: natural.unverified.union(fitted.unverified))
    // A pinned title gives up the middle before it gives up width, so that its button may be narrower.
    let least = max(width, minimumSize.width, button.backgroundImageSize?.width ?? 0)
    wrapped.intrinsicContentSize.width = min(least, wrapped.intrinsicContentSize.width)
    return wrapped
  }

  /// The width that a button's width leaves for the title.
  private func titleRoom(in width: Double) -> Double {
    let insets = placedButton.contentEdgeInsets
    let content = width - insets.left - insets.right
    guard let image = placedImageSize, imagePosition.axis == .horizontal else { return content }
    return distribution == .halves
      ? (content - spacing) / 2 : content - spacing - image.width
  }

  private func measurement(
    title: Size?, emptyLine: Double, unverified: UnverifiedRules
  ) -> ButtonMeasurement {
    let button = placedButton
    let isPlain = button.isPlain
    let isReversed = button.layoutDirection == .rightToLeft
    let insets = isReversed ? button.contentEdgeInsets.mirrored : button.contentEdgeInsets
    let padding = isPlain ? LegacyButton.hiddenPadding : 0
    let image = placedImageSize
    // UIKit keeps a line where there is neither; beside an image a missing title leaves nothing here.
    let text = title ?? (image == nil ? Size(width: 0, height: emptyLine) : nil)
    func length(along axis: Step.Axis, _ start: Double, _ end: Double) -> Double {
      let image = image?.length(along: axis)
      let text = text?.length(along: axis)
      guard let image, let text, axis == imagePosition.axis else {
        return max(image ?? 0, text ?? 0) + start + end
      }
      return stacked(image, text, along: axis, start, end)
    }
    let points = PixelGrid.wholePoints
    var size = Size(
      width: points.up(length(along: .horizontal, insets.left, insets.right)),
      height: points.up(
        length(along: .vertical, insets.top + padding, insets.bottom + padding)))
    if isPlain { size.width = max(size.width, LegacyButton.leastPlainWidth) }
    var unverified = unverified.union(button.tvRules)
    if let background = button.backgroundImageSize { size = size.covering(background) }
    if size.width < 0 || size.height < 0 { unverified.insert(.negativeIntrinsicSize) }
    size = size.covering(minimumSize)
    return ButtonMeasurement(intrinsicContentSize: size, unverified: unverified)
  }

  /// The length along the axis on which the parts stand one after the other, insets included.
  private func stacked(
    _ image: Double, _ title: Double, along axis: Step.Axis, _ start: Double, _ end: Double
  ) -> Double {
    let together = max(image + spacing + title, image, title)
    switch distribution {
    case .packed: return together + start + end
    case .halves: return max(2 * max(image, title) + spacing, together) + start + end
    case .pinned:
      guard alignment(along: axis) == .center else { return together + start + end }
      // Half of the title on either side of the middle, and the image with its spacing on one of them.
      let (near, far) = imageComesFirst ? (start, end) : (end, start)
      return max(title + 2 * max(near + image + spacing, far), together + start + end)
    }
  }
}
