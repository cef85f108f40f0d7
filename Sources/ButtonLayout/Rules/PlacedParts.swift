/// What became of an image.
@usableFromInline
struct PlacedImage {
  @usableFromInline let rect: Rect
  @usableFromInline let drawnRect: Rect
  @usableFromInline let area: Rect

  @inlinable @inline(__always)
  init(rect: Rect, drawnRect: Rect, area: Rect) {
    self.rect = rect
    self.drawnRect = drawnRect
    self.area = area
  }
}

/// What became of a title.
@usableFromInline
struct PlacedTitle {
  @usableFromInline let rect: Rect
  @usableFromInline let area: Rect
  /// The width that was left for it.
  @usableFromInline let room: Double
  @usableFromInline let isTruncated: Bool

  @inlinable @inline(__always)
  init(rect: Rect, area: Rect, room: Double, isTruncated: Bool) {
    self.rect = rect
    self.area = area
    self.room = room
    self.isTruncated = isTruncated
  }
}
