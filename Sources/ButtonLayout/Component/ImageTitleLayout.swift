/// A button whose image stands on any side of its title: everything but the title that decides where the two are.
///
/// One number for the position and one for the spacing; all else is the button's and keeps UIKit's meaning. The
/// rules are written down in `Documentation/component.md`, whose paragraphs the comments here cite.
///
///     var layout = ImageTitleLayout(imageSize: Size(width: 30, height: 30))
///     layout.imagePosition = .top
///     layout.spacing = 6
///     let title = GivenTitle(Size(width: 57, height: 20))
///     layout.measurement(title: title).intrinsicContentSize                       // 57 × 56
///     layout.arrangement(forBounds: Rect(x: 0, y: 0, width: 80, height: 70), title: title).imageRect
///     // (25, 7, 30, 30)
///
/// Lengths are points. One beyond ±1,000,000,000 becomes that bound when it is set, and a size below nothing becomes
/// nothing. A NaN traps.
@frozen
public struct ImageTitleLayout: Equatable, Sendable {
  /// What becomes of the room that image, spacing and title do not need (component § 4).
  public enum Distribution: Int, Equatable, Sendable, CaseIterable {
    /// Image and title stand together, and the two are aligned as one.
    case packed = 0
    /// The image stands at its edge, and the title in the middle of the button as far as the image lets it.
    case pinned = 1
    /// Image and title stand in the middle of a half each.
    case halves = 2
  }

  /// One of the two parts.
  public enum Part: Int, Equatable, Sendable, CaseIterable {
    /// The title.
    case title = 0
    /// The image.
    case image = 1
  }

  /// The button, with UIKit's meaning of insets, alignments, direction, image and background image.
  ///
  /// Whether it has been sized to fit does not count: a component always stands as one that has (component § 2).
  public var button: LegacyButton
  /// Where the image stands to the title.
  public var imagePosition = ImagePosition.leading
  /// The distance between image and title; counted only where both are.
  ///
  /// A negative one lets them overlap.
  public var spacing = 0.0 {
    didSet { spacing = LengthRange.bounded(spacing) }
  }
  /// What becomes of the room that is left.
  public var distribution = Distribution.packed
  /// The share of the room left over that lies before packed content which is aligned to the middle: 0 to 1.
  ///
  /// Counted along the axis on which image and title stand one after the other, from where reading starts. A number
  /// beyond becomes the nearer bound.
  public var contentBias = 0.5 {
    didSet { contentBias = min(max(LengthRange.bounded(contentBias), 0), 1) }
  }
  /// The size that the image is shown in; `nil` for its own.
  ///
  /// The image itself is drawn into it by `button.imageContentMode`.
  public var imageSize: Size? {
    didSet { imageSize = imageSize.map { LengthRange.bounded($0) } }
  }
  /// Whether an image that is hidden, or missing while `imageSize` says how large it would be, keeps its place.
  public var reservesImageSpace = false
  /// Whether a title that is hidden keeps its place.
  public var reservesTitleSpace = false
  /// Whether the image is not shown.
  public var isImageHidden = false
  /// Whether the title is not shown.
  public var isTitleHidden = false
  /// The part that gives way first where there is too little room (component § 5).
  public var givesWayFirst = Part.title
  /// The least natural size.
  public var minimumSize = Size.zero {
    didSet { minimumSize = LengthRange.bounded(minimumSize) }
  }

  /// Creates a layout around a button.
  public init(_ button: LegacyButton) {
    self.button = button
  }

  /// Creates a layout around a button with UIKit's defaults.
  public init(imageSize: Size? = nil) {
    self.init(LegacyButton(imageSize: imageSize))
  }

  /// Whether the image is seen.
  var showsImage: Bool { button.imageSize != nil && !isImageHidden }

  /// The image as far as layout goes: seen, or kept room for.
  var placedImageSize: Size? {
    guard showsImage || reservesImageSpace else { return nil }
    return imageSize ?? button.imageSize
  }

  /// Whether the title takes part in layout: seen, or kept room for.
  func places(_ title: some TitleMeasuring) -> Bool {
    title.isPresent && (!isTitleHidden || reservesTitleSpace)
  }

  /// The button as UIKit would lay it out with the parts that take part.
  var placedButton: LegacyButton {
    var placed = button
    placed.imageSize = placedImageSize
    placed.hasBeenSizedToFit = true
    return placed
  }

  /// Whether the image comes before the title along their axis, in reading order or from the top.
  var imageComesFirst: Bool {
    switch imagePosition {
    case .leading, .top, .center: return true
    case .trailing, .bottom: return false
    case .left: return button.layoutDirection == .leftToRight
    case .right: return button.layoutDirection == .rightToLeft
    }
  }
}
