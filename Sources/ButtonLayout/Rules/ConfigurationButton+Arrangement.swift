extension ConfigurationButton {
  /// Where the button's parts stand (model §4.3; configuration pictures, rules 6 to 12, 22 and 25).
  ///
  /// Image and text are one block inside the content insets, which is aligned as a whole; fill along the placement's axis
  /// moves the two to opposite insets. The image keeps its size, and the text gives way. The content may overflow: it stays
  /// centred then. Half pixels go down, for the block and for each part in it, one after the other.
  ///
  /// - Parameters:
  ///   - bounds: The button's bounds, in points; a negative extent counts as none.
  ///   - title: The title, or `NoTitle`.
  ///   - subtitle: The subtitle, or `NoTitle`.
  /// - Returns: Every rectangle in the coordinates of the bounds.
  /// - Complexity: Measures each text once. Allocates nothing.
  @inlinable
  public func arrangement(
    forBounds bounds: Rect, title: some TitleMeasuring, subtitle: some TitleMeasuring
  ) -> ConfigurationArrangement {
    let bounds = LengthRange.bounded(bounds)
    var unverified = rules
    let room = readingContentRect(inside: bounds, unverified: &unverified)
    let textRoom = textRoom(
      in: room.width, hasText: title.isPresent || subtitle.isPresent)
    let fittedTitle = title.fitted(to: textRoom)
    let fittedSubtitle = subtitle.fitted(to: textRoom)
    let content = ConfigurationContent(
      self, title: labelSize(of: title, fittedTitle.size),
      subtitle: labelSize(of: subtitle, fittedSubtitle.size))
    let places = ConfigurationPlaces(content, of: self, in: room)

    var answer = ConfigurationArrangement(
      bounds: bounds, contentRect: room, textRoom: textRoom, unverified: unverified)
    if imageSize != nil { answer.imageRect = Rect(origin: places.image, size: content.image) }
    if title.isPresent {
      answer.titleRect = Rect(origin: places.title, size: content.title)
      answer.titleIsTruncated = fittedTitle.isTruncated
      answer.unverified.formUnion(fittedTitle.unverified)
    }
    if subtitle.isPresent {
      answer.subtitleRect = Rect(origin: places.subtitle, size: content.subtitle)
      answer.subtitleIsTruncated = fittedSubtitle.isTruncated
      answer.unverified.formUnion(fittedSubtitle.unverified)
    }
    if layoutDirection == .rightToLeft { answer.mirror() }
    return answer
  }

  /// Where the parts of a button without a subtitle stand, in points.
  @inlinable
  public func arrangement(
    forBounds bounds: Rect, title: some TitleMeasuring
  ) -> ConfigurationArrangement {
    arrangement(forBounds: bounds, title: title, subtitle: NoTitle(emptyLineHeight: 0))
  }

  /// The room for the content: the bounds inside the content insets, in points.
  @inlinable
  public func contentRect(forBounds bounds: Rect) -> Rect {
    let bounds = LengthRange.bounded(bounds)
    var unverified: UnverifiedRules = []
    let room = readingContentRect(inside: bounds, unverified: &unverified)
    var answer = ConfigurationArrangement(
      bounds: bounds, contentRect: room, textRoom: 0, unverified: unverified)
    if layoutDirection == .rightToLeft { answer.mirror() }
    return answer.contentRect
  }

  /// The room in reading coordinates; less than none is kept, since content that overflows stands around its middle.
  @inlinable
  func readingContentRect(inside bounds: Rect, unverified: inout UnverifiedRules) -> Rect {
    let insets = readingInsets
    let width = bounds.width - insets.left - insets.right
    let height = bounds.height - insets.top - insets.bottom
    if width < 0 || height < 0 { unverified.insert(.negativeRoom) }
    return Rect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top, width: width, height: height)
  }
}
