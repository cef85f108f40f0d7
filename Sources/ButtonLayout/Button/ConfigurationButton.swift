/// A button with a `UIButton.Configuration`: everything but its text that decides where its parts stand.
///
///     var button = ConfigurationButton(imageSize: Size(width: 20, height: 20))
///     button.imagePadding = 8
///     let title = GivenTitle(Size(width: 66, height: 20.5))
///     button.measurement(title: title).intrinsicContentSize   // (118, 34.5)
///
/// No frame of such a button was ever printed: the rules come from stored sizes, pictures and documentation (model §4),
/// and every answer says so in `unverified`. Lengths are points. One beyond ±1,000,000,000 counts as that bound; a NaN traps.
@frozen
public struct ConfigurationButton: Equatable, Sendable {
  /// How large the button's parts are.
  public var buttonSize = ButtonSize.medium
  /// The distance of the content from the bounds; `nil` for what size and idiom bring.
  public var contentInsets: DirectionalEdgeInsets?
  /// The size of the image, or of what stands in its place; `nil` without.
  public var imageSize: Size? {
    didSet { imageSize = imageSize.map { LengthRange.bounded($0) } }
  }
  /// The least length along the placement's axis that is kept for the image, which stands in its middle.
  public var imageReservation: Double = 0
  /// The side of the text that the image stands on.
  public var imagePlacement = ImagePlacement.leading
  /// The distance between image and text, where both are there.
  public var imagePadding: Double = 0
  /// The distance between title and subtitle, where both are there.
  public var titlePadding: Double = 1
  /// How title and subtitle stand to one another.
  public var titleAlignment = TitleAlignment.automatic
  /// Where the content stands between left and right.
  public var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where the content stands between top and bottom.
  public var contentVerticalAlignment = ContentVerticalAlignment.center
  /// The way that the interface reads.
  public var layoutDirection = LayoutDirection.leftToRight
  /// The kind of device.
  public var idiom = Idiom.phone
  /// Pixels a point: 1, 2 or 3 on today's screens; 0.01 to 1000, or setting it traps.
  public var displayScale: Double = 2 {
    didSet { PixelGrid.check(displayScale) }
  }

  /// Creates a button with a configuration's defaults: medium, centred, at two pixels a point.
  @inlinable
  public init(imageSize: Size? = nil) {
    self.imageSize = imageSize.map { LengthRange.bounded($0) }
  }

  /// The size of the spinner that stands in the image's place (configuration pictures, rule 18).
  @inlinable
  public static var activityIndicatorSize: Size { Size(width: 20, height: 20) }

  /// The content insets that a size brings; the same for every style.
  ///
  /// 7 and 12 for medium are recorded, 20 and 40 on tvOS likely, those of the other sizes a guess (model §4.1).
  @inlinable
  public static func defaultContentInsets(
    for size: ButtonSize, idiom: Idiom
  ) -> DirectionalEdgeInsets {
    if idiom == .tv {
      return DirectionalEdgeInsets(top: 20, leading: 40, bottom: 20, trailing: 40)
    }
    switch size {
    case .mini, .small: return DirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: return DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: return DirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  /// The screen's pixels.
  @inlinable
  var grid: PixelGrid { PixelGrid(checked: displayScale) }

  /// The content insets in effect, in reading coordinates: the leading edge is the left one.
  @inlinable
  var readingInsets: EdgeInsets {
    let insets =
      contentInsets ?? ConfigurationButton.defaultContentInsets(for: buttonSize, idiom: idiom)
    return LengthRange.bounded(insets.resolved(for: .leftToRight))
  }

  /// What every answer rests on.
  @inlinable
  var rules: UnverifiedRules {
    buttonSize == .medium && idiom != .tv ? .configuration : [.configuration, .configurationSize]
  }
}
