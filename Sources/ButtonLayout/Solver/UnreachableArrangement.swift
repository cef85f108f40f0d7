/// Why an arrangement is not reachable: by insets, by a recipe, or by a configuration.
public enum UnreachableArrangement: Error, Equatable, Sendable {
  /// Insets cannot make an image larger than it is, in points.
  case imageCannotGrow(natural: Size)
  /// The recipe keeps the image's size: only `absolute` shows it smaller.
  case imageKeepsItsSize
  /// Fill stretches the image along the axis, and only `absolute` keeps it from that.
  case fillStretches(Step.Axis)
  /// The recipe is right for content in the middle of the axis only; elsewhere the parts miss their place by so many
  /// points.
  case onlyCentered(Step.Axis, missesBy: Double)
  /// The button's extent along the axis is below the least for which the recipe is right, in points.
  case tooSmall(Step.Axis, least: Double)
  /// The answer was laid out, and the parts do not stand where they are wanted.
  case layoutDisagrees
  /// A configuration has no placement for a title over the image.
  case configurationHasNoCenter
  /// A configuration cannot bring its parts closer than side by side.
  case configurationHasNoOverlap
  /// A configuration shows the image in its own size.
  case configurationKeepsImageSize
  /// A configuration aligns its parts to one another in the middle of this axis, wherever the content stands.
  case configurationCenters(Step.Axis)
}
