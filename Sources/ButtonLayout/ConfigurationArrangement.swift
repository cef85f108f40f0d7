/// Where everything in a button with a configuration stands.
///
/// All rectangles are in points, in the coordinates of the bounds.
@frozen
public struct ConfigurationArrangement: Equatable, Sendable {
  /// The bounds that were asked about.
  public var bounds: Rect
  /// Where the background is drawn: the bounds.
  public var backgroundRect: Rect
  /// The bounds inside the content insets.
  public var contentRect: Rect
  /// Where the image's view, or the spinner in its place, stands; `nil` without either.
  public var imageRect: Rect?
  /// Where the title's label stands; `nil` without a title.
  public var titleRect: Rect?
  /// Where the subtitle's label stands; `nil` without a subtitle.
  public var subtitleRect: Rect?
  /// The width that was left for title and subtitle, 0 or more.
  public var textRoom: Double
  /// Whether a part of the title is not shown.
  public var titleIsTruncated: Bool
  /// Whether a part of the subtitle is not shown.
  public var subtitleIsTruncated: Bool
  /// The rules without a recorded number that the answer rests on; never empty.
  public var unverified: UnverifiedRules

  @inlinable
  init(bounds: Rect, contentRect: Rect, textRoom: Double, unverified: UnverifiedRules) {
    self.bounds = bounds
    self.backgroundRect = bounds
    self.contentRect = Rect(
      origin: contentRect.origin,
      size: Size(width: max(0, contentRect.width), height: max(0, contentRect.height)))
    self.textRoom = textRoom
    self.titleIsTruncated = false
    self.subtitleIsTruncated = false
    self.unverified = unverified
  }

  /// Turns every part round in the bounds: reading coordinates into physical ones.
  @inlinable
  mutating func mirror() {
    contentRect = contentRect.mirrored(in: bounds)
    imageRect = imageRect?.mirrored(in: bounds)
    titleRect = titleRect?.mirrored(in: bounds)
    subtitleRect = subtitleRect?.mirrored(in: bounds)
  }
}

extension Rect {
  @inlinable
  func mirrored(in whole: Rect) -> Rect {
    Rect(x: whole.minX + (whole.maxX - maxX), y: minY, width: width, height: height)
  }
}
