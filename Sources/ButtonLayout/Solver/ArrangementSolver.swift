/// One button and one wanted arrangement, read from left to right.
///
/// A right-to-left button is the mirror of the left-to-right one with left and right exchanged, so the algebra is
/// done once, and its insets are mirrored at the end (model §2.4).
struct ArrangementSolver<Title: TitleMeasuring> {
  /// The caller's button without image and title insets.
  private let original: LegacyButton
  /// The same in reading coordinates.
  private let reading: LegacyButton
  private let wanted: WantedArrangement
  private let title: Title
  private let bounds: Rect
  /// What the content insets leave of the bounds.
  private let room: Rect
  private let horizontal: WantedAxis
  private let vertical: WantedAxis

  init(
    _ button: LegacyButton, _ wanted: WantedArrangement, title: Title, size: Size?
  ) throws(UnreachableArrangement) {
    var original = button
    original.imageEdgeInsets = .zero
    original.titleEdgeInsets = .zero
    self.original = original
    self.wanted = wanted
    self.title = title
    reading = original.mirroredToReading

    let natural = button.imageSize ?? .zero
    let image = button.imageSize == nil ? .zero : wanted.imageSize ?? natural
    guard image.width <= natural.width, image.height <= natural.height else {
      throw .imageCannotGrow(natural: natural)
    }
    let hasBoth = button.imageSize != nil && title.isPresent
    let position =
      button.layoutDirection == .rightToLeft ? wanted.imagePosition.mirrored : wanted.imagePosition
    let naturalLabel = button.labelSize(of: title, inWidth: LengthRange.limit)
    func axis(_ axis: Step.Axis, label: Size) -> WantedAxis {
      let isHorizontal = axis == .horizontal
      func length(_ size: Size) -> Double { isHorizontal ? size.width : size.height }
      return WantedAxis(
        axis: axis, order: hasBoth ? position.order(along: axis) : .alone, image: length(image),
        naturalImage: length(natural), title: length(label), naturalTitle: length(naturalLabel),
        spacing: hasBoth ? LengthRange.bounded(wanted.spacing) : 0,
        alignment: isHorizontal
          ? original.contentHorizontalAlignment.along(original.layoutDirection)
          : original.contentVerticalAlignment.alongAxis)
    }

    var label = naturalLabel
    if let size {
      bounds = LengthRange.bounded(Rect(origin: .zero, size: size))
      room = reading.contentRect(forBounds: bounds)
      let isBeside = hasBoth && position.axis == .horizontal
      let taken = isBeside ? image.width + LengthRange.bounded(wanted.spacing) : 0
      label = button.labelSize(of: title, inWidth: max(0, room.width - taken))
    } else {
      let points = PixelGrid.wholePoints
      let insets = original.contentEdgeInsets
      let across = axis(.horizontal, label: label).natural(title: label.width)
      let upright = axis(.vertical, label: label).natural(title: label.height)
      bounds = LengthRange.bounded(
        Rect(
          x: 0, y: 0, width: points.up(across + insets.left + insets.right),
          height: points.up(upright + insets.top + insets.bottom)))
      room = reading.contentRect(forBounds: bounds)
    }
    horizontal = axis(.horizontal, label: label)
    vertical = axis(.vertical, label: label)
  }

  /// The insets of a recipe, laid out.
  func solution(by recipe: InsetRecipe) throws(UnreachableArrangement) -> InsetSolution {
    let across = try horizontal.scope(of: recipe, extent: bounds.width, room: room.width)
    let upright = try vertical.scope(of: recipe, extent: bounds.height, room: room.height)
    let places = (
      x: horizontal.places(in: room.horizontal, on: original.grid),
      y: vertical.places(in: room.vertical, on: original.grid)
    )
    let solved = reading.grown(by: growth).with(insets(recipe, pinning: places))
    var dependencies: SolutionScope.Dependencies = []
    if across.dependsOnLengths { dependencies.formUnion([.imageWidth, .titleWidth]) }
    if upright.dependsOnLengths { dependencies.formUnion([.imageHeight, .titleHeight]) }

    var button = solved.mirroredBack(to: original)
    if horizontal.isImageSqueezed || vertical.isImageSqueezed {
      button.imageContentMode = .scaleAspectFit
    }
    let answer = InsetSolution(
      button: button, recipe: recipe, bounds: bounds,
      wantedImageRect: original.imageSize == nil ? nil : rect(places.x.image, places.y.image),
      wantedTitleRect: title.isPresent ? rect(places.x.title, places.y.title) : nil,
      arrangement: button.arrangement(forBounds: bounds, title: title),
      measurementBefore: original.measurement(title: title),
      measurementAfter: button.measurement(title: title),
      scope: SolutionScope(
        width: across.extent, height: upright.extent,
        horizontalAlignments: across.alignments, verticalAlignments: upright.alignments,
        dependencies: dependencies))
    guard answer.isLaidOutAsWanted else { throw .layoutDisagrees }
    return answer
  }

  private var growth: EdgeInsets {
    guard wanted.adjustsContentEdgeInsets else { return .zero }
    return EdgeInsets(horizontal: horizontal.growth, vertical: vertical.growth)
  }

  /// Image and title insets in the grown content rectangle.
  private func insets(
    _ recipe: InsetRecipe,
    pinning places: (x: (image: Span, title: Span), y: (image: Span, title: Span))
  ) -> (image: EdgeInsets, title: EdgeInsets) {
    guard let across = horizontal.insets(for: recipe), let upright = vertical.insets(for: recipe)
    else {
      let grown = reading.grown(by: growth).contentRect(forBounds: bounds)
      let across = horizontal.insets(pinning: places.x, in: grown.horizontal)
      let upright = vertical.insets(pinning: places.y, in: grown.vertical)
      return (
        original.imageSize == nil
          ? .zero : EdgeInsets(horizontal: across.image, vertical: upright.image),
        title.isPresent ? EdgeInsets(horizontal: across.title, vertical: upright.title) : .zero
      )
    }
    // What the content insets took more than the caller's, the parts' own insets give back.
    return (
      EdgeInsets(
        horizontal: across.image - growth.horizontal, vertical: upright.image - growth.vertical),
      EdgeInsets(
        horizontal: across.title - growth.horizontal, vertical: upright.title - growth.vertical)
    )
  }

  /// A rectangle in the coordinates of the bounds.
  private func rect(_ x: Span, _ y: Span) -> Rect {
    let isReversed = original.layoutDirection == .rightToLeft
    return Rect(
      x: isReversed ? bounds.width - x.end : x.origin, y: y.origin, width: x.length,
      height: y.length)
  }
}
