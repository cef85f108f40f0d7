/// The sizes of a configuration's parts and how they add up to one block (model §4.2).
@usableFromInline
struct ConfigurationContent {
  /// The image as it is; it is never scaled.
  @usableFromInline let image: Size
  /// The image with the length that is reserved for it.
  @usableFromInline let slot: Size
  @usableFromInline let title: Size
  @usableFromInline let subtitle: Size
  /// Title and subtitle together.
  @usableFromInline let text: Size
  /// The distance between image and text.
  @usableFromInline let gap: Double
  @usableFromInline let titleGap: Double
  /// All of it.
  @usableFromInline let size: Size

  @inlinable
  init(_ button: ConfigurationButton, title: Size?, subtitle: Size?) {
    let isVertical = button.imagePlacement.isVertical
    let reservation = max(0, LengthRange.bounded(button.imageReservation))
    image = button.imageSize ?? .zero
    slot = Size(
      width: isVertical ? image.width : max(image.width, reservation),
      height: isVertical ? max(image.height, reservation) : image.height)
    self.title = title ?? .zero
    self.subtitle = subtitle ?? .zero
    titleGap =
      title != nil && subtitle != nil ? LengthRange.bounded(button.titlePadding) : 0
    text = Size(
      width: max(self.title.width, self.subtitle.width),
      height: self.title.height + titleGap + self.subtitle.height)
    let hasText = title != nil || subtitle != nil
    gap = button.imageSize != nil && hasText ? LengthRange.bounded(button.imagePadding) : 0
    size =
      isVertical
      ? Size(width: max(slot.width, text.width), height: slot.height + gap + text.height)
      : Size(width: slot.width + gap + text.width, height: max(slot.height, text.height))
  }
}

extension ConfigurationButton {
  /// The width that image and padding leave for text.
  @inlinable
  func textRoom(in width: Double, hasText: Bool) -> Double {
    guard !imagePlacement.isVertical else { return max(0, width) }
    let slot = max(imageSize?.width ?? 0, LengthRange.bounded(imageReservation))
    let gap = imageSize != nil && hasText ? LengthRange.bounded(imagePadding) : 0
    return max(0, width - max(0, slot) - gap)
  }

  /// The size of a label: its text's, up to the pixel (configuration pictures, rule 1).
  @inlinable
  func labelSize(of text: some TitleMeasuring, _ measured: Size) -> Size? {
    guard text.isPresent else { return nil }
    let size = LengthRange.bounded(measured)
    guard !text.isFinal else { return size }
    return Size(width: grid.up(size.width), height: grid.up(size.height))
  }
}
