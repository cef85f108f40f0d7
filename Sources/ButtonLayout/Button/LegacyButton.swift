/// A button without a configuration: everything but its title that decides where UIKit puts its parts.
///
/// The title is handed to each question, since how it is measured is another floor's work.
///
///     let button = LegacyButton(imageSize: Size(width: 32, height: 32))
///     let title = GivenTitle(Size(width: 54, height: 21.5))
///     button.arrangement(forBounds: Rect(x: 0, y: 0, width: 335, height: 40), title: title).imageRect
///     // (124.5, 4, 32, 32)
///
/// A value remembers nothing: that UIKit has measured the button before is told by `hasBeenSizedToFit`.
/// Lengths are points. One beyond ±1,000,000,000 becomes that bound when it is set, and a size below nothing becomes
/// nothing: that is what reads back. A NaN traps.
@frozen
public struct LegacyButton: Equatable, Sendable {
  // In an order that leaves no holes, since many buttons are read faster when they are small.

  /// The distance of the content from the bounds.
  ///
  /// Counted in the natural size. Not mirrored.
  public var contentEdgeInsets = EdgeInsets.zero {
    didSet { contentEdgeInsets = LengthRange.bounded(contentEdgeInsets) }
  }
  /// Moves and squeezes the image's room afterwards.
  ///
  /// Not counted in the natural size. Not mirrored.
  public var imageEdgeInsets = EdgeInsets.zero {
    didSet { imageEdgeInsets = LengthRange.bounded(imageEdgeInsets) }
  }
  /// Moves and squeezes the title's room afterwards.
  ///
  /// Not counted in the natural size. Not mirrored.
  public var titleEdgeInsets = EdgeInsets.zero {
    didSet { titleEdgeInsets = LengthRange.bounded(titleEdgeInsets) }
  }
  /// Pixels a point: 1, 2 or 3 on today's screens; 0.01 to 1000, or setting it traps.
  public var displayScale: Double = 2 {
    didSet { PixelGrid.check(displayScale) }
  }
  /// The current image's size; `nil` where there is no image.
  public var imageSize: Size? {
    didSet { imageSize = imageSize.map { LengthRange.bounded($0) } }
  }
  /// How the image is drawn inside its view.
  public var imageContentMode = ContentMode.scaleToFill
  /// Where the content stands between left and right.
  public var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where the content stands between top and bottom.
  public var contentVerticalAlignment = ContentVerticalAlignment.center
  /// The way that the interface reads.
  public var layoutDirection = LayoutDirection.leftToRight
  /// How the size of a measured title is rounded.
  public var generation = Generation.current
  /// The button's type.
  public var buttonType = ButtonType.custom
  /// The kind of device.
  public var idiom = Idiom.phone
  /// The current background image's size; `nil` where there is none.
  public var backgroundImageSize: Size? {
    didSet { backgroundImageSize = backgroundImageSize.map { LengthRange.bounded($0) } }
  }
  /// Whether UIKit has evaluated the button's natural size before, by Auto Layout or `sizeToFit()`.
  ///
  /// A plain title-only button then keeps a hidden padding (model §2.6).
  public var hasBeenSizedToFit = false

  /// Creates a button with UIKit's defaults: custom, centred, without insets, at two pixels a point.
  @inlinable
  public init(imageSize: Size? = nil, backgroundImageSize: Size? = nil) {
    self.imageSize = imageSize.map { LengthRange.bounded($0) }
    self.backgroundImageSize = backgroundImageSize.map { LengthRange.bounded($0) }
  }

  /// The content insets that UIKit gives a button of a type until somebody sets others.
  ///
  /// They are 20, 40, 20, 40 for a button on tvOS that is not custom, else 0 (model §1.1).
  @inlinable
  public static func defaultContentEdgeInsets(for type: ButtonType, idiom: Idiom) -> EdgeInsets {
    guard idiom == .tv, type != .custom else { return .zero }
    return EdgeInsets(top: 20, left: 40, bottom: 20, right: 40)
  }

  /// The screen's pixels.
  @inlinable
  var grid: PixelGrid { PixelGrid(checked: displayScale) }

  /// Whether UIKit treats the button as plain: no image, no background image, all content insets exactly 0.
  ///
  /// A plain button gets 12 points of height and a least width of 30 (model §3). The smallest positive
  /// number as a content inset is how an app opts out without a visible inset.
  @inlinable
  public var isPlain: Bool {
    imageSize == nil && backgroundImageSize == nil && contentEdgeInsets.isZero
  }
}
