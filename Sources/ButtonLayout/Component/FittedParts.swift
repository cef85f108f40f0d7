/// How large image, spacing and title are in the room that there is.
struct FittedParts {
  /// The image; `nil` where none takes part.
  var image: Size?
  /// What lies between the two; 0 unless both are there.
  var spacing = 0.0
  /// The title's label; `nil` where none takes part.
  var title: Size?
  /// The width that was left for the title.
  var titleRoom = 0.0
  /// Whether a part of the title is not shown.
  var isTruncated = false
  /// The rules without a recorded number that the title's size rests on.
  var unverified: UnverifiedRules = []

  /// Takes a title in the width that was left for it.
  mutating func take(_ fitted: FittedTitle, in room: Double) {
    title = fitted.size
    titleRoom = max(0, room)
    isTruncated = fitted.isTruncated
    unverified = fitted.unverified
  }

  /// What the parts need along an axis on which they stand one after the other.
  func length(along axis: Step.Axis) -> Double {
    (image?.length(along: axis) ?? 0) + spacing + (title?.length(along: axis) ?? 0)
  }
}

extension Size {
  /// The extent along an axis.
  func length(along axis: Step.Axis) -> Double { axis == .horizontal ? width : height }

  /// The size with another extent along an axis.
  func with(_ length: Double, along axis: Step.Axis) -> Size {
    axis == .horizontal
      ? Size(width: length, height: height) : Size(width: width, height: length)
  }

  /// The smallest size that covers both.
  func covering(_ other: Size) -> Size {
    Size(width: max(width, other.width), height: max(height, other.height))
  }

  /// The largest size of the same proportions, no larger than this one, inside a limit; a smaller one on whole pixels.
  func shrunk(to limit: Size, on grid: PixelGrid) -> Size {
    guard width > limit.width || height > limit.height else { return self }
    guard width > 0, height > 0 else { return .zero }
    let share = min(max(0, limit.width) / width, max(0, limit.height) / height)
    return Size(width: grid.down(width * share), height: grid.down(height * share))
  }
}
