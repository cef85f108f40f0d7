import ButtonLayout

/// What somebody asks of `ImageTitleButton`: its keys in `keycap layout`.
///
/// With a position the component's rules decide; without one nothing else here has an effect.
public struct ComponentQuestion: Equatable, Sendable {
  /// Where the image stands to the title.
  public var imagePosition: ImagePosition?
  /// The distance between image and title, in points.
  public var spacing: Double?
  /// The size that the image is shown in, in points.
  public var imageSize: Size?
  /// Whether a missing image keeps its place.
  public var reservesImageSpace: Bool?
  /// The part that gives way first.
  public var givesWayFirst: ImageTitleLayout.Part?
  /// What becomes of the room that is left.
  public var distribution: ImageTitleLayout.Distribution?
  /// The share of the free room before centred content, 0 to 1.
  public var contentBias: Double?

  /// Creates a question in which nothing is asked.
  public init() {}

  /// The keys beside the position that say something.
  var keysBesidePosition: [String] {
    let asked: [(key: String, isThere: Bool)] = [
      ("spacing", spacing != nil), ("imageSize", imageSize != nil),
      ("reservesImageSpace", reservesImageSpace != nil), ("givesWayFirst", givesWayFirst != nil),
      ("distribution", distribution != nil), ("contentBias", contentBias != nil),
    ]
    return asked.filter(\.isThere).map(\.key)
  }

  /// The layout of a button by these wishes; `nil` without a position.
  func layout(of button: LegacyButton) -> ImageTitleLayout? {
    guard let imagePosition else { return nil }
    var layout = ImageTitleLayout(button)
    layout.imagePosition = imagePosition
    layout.spacing = spacing ?? layout.spacing
    layout.imageSize = imageSize
    layout.reservesImageSpace = reservesImageSpace ?? layout.reservesImageSpace
    layout.givesWayFirst = givesWayFirst ?? layout.givesWayFirst
    layout.distribution = distribution ?? layout.distribution
    layout.contentBias = contentBias ?? layout.contentBias
    return layout
  }
}
