/// Where everything stands: the answer to how a button is laid out.
///
/// All rectangles are in points, in the coordinates of the bounds.
@frozen
public struct ButtonArrangement: Equatable, Sendable {
  /// The bounds that were asked about.
  public var bounds: Rect
  /// Where a background image is drawn: the bounds.
  public var backgroundRect: Rect
  /// The bounds inside the content insets or the hidden padding.
  public var contentRect: Rect
  /// Where the image's view stands; `nil` without an image.
  public var imageRect: Rect?
  /// What the image covers after its content mode, before it is clipped; `nil` without an image.
  public var imageDrawnRect: Rect?
  /// The room that the image is aligned in: its inset rectangle less the title's width; `nil` without an image.
  ///
  /// Its width may be negative; it never clamps the image (model §2.4).
  public var imageArea: Rect?
  /// Where the title's label stands; `nil` without a title.
  public var titleRect: Rect?
  /// The room that the title is aligned in: its inset rectangle less the image's width; `nil` without a title.
  ///
  /// Its width may be negative (model §2.4).
  public var titleArea: Rect?
  /// The width that was left for the title, 0 or more; `nil` without a title.
  public var titleRoom: Double?
  /// Whether a part of the title is not shown; `false` without a title.
  public var titleIsTruncated: Bool
  /// The rules without a recorded number that the answer rests on.
  public var unverified: UnverifiedRules

  /// Creates an arrangement of a bare button: a background and room for content.
  @inlinable
  public init(bounds: Rect, contentRect: Rect) {
    self.bounds = bounds
    self.backgroundRect = bounds
    self.contentRect = contentRect
    self.titleIsTruncated = false
    self.unverified = []
  }

  /// Everything at once, so that the answer is written once, where it is wanted.
  @inlinable @inline(__always)
  init(
    bounds: Rect, contentRect: Rect, image: PlacedImage?, title: PlacedTitle?,
    unverified: UnverifiedRules
  ) {
    self.bounds = bounds
    self.backgroundRect = bounds
    self.contentRect = contentRect
    self.imageRect = image?.rect
    self.imageDrawnRect = image?.drawnRect
    self.imageArea = image?.area
    self.titleRect = title?.rect
    self.titleArea = title?.area
    self.titleRoom = title?.room
    self.titleIsTruncated = title?.isTruncated ?? false
    self.unverified = unverified
  }
}

/// A button's natural size.
@frozen
public struct ButtonMeasurement: Equatable, Sendable {
  /// `UIView.intrinsicContentSize`: neither side negative, whole points unless a background image decides.
  public var intrinsicContentSize: Size
  /// The rules without a recorded number that the size rests on.
  public var unverified: UnverifiedRules

  /// Creates a measurement.
  @inlinable
  public init(intrinsicContentSize: Size, unverified: UnverifiedRules) {
    self.intrinsicContentSize = intrinsicContentSize
    self.unverified = unverified
  }
}
