/// How a part is placed in its room along an axis: all the arithmetic, once for both axes and parts.
///
/// Only numbers, which `StepChain` then tells as steps: so the compiler inlines the arithmetic, which it declines to do with
/// a function that also has a watcher.
@usableFromInline
struct Placement {
  /// The room less what the other part takes.
  @usableFromInline let area: Span
  /// Whether fill gives the part all of its area.
  @usableFromInline let fillsArea: Bool
  /// The length before a title's is rounded up.
  @usableFromInline let fitted: Double
  /// The length that is laid out.
  @usableFromInline let length: Double
  /// What is left over in the area; negative where the part overflows.
  ///
  /// Computed in the order image first, title second, since binary noise decides some recorded half pixels
  /// (model §2.9, rows 13 to 15).
  @usableFromInline let free: Double
  /// The origin by alignment alone.
  @usableFromInline let aligned: Double
  /// Whether the part is held at the start of its room instead of overflowing it.
  @usableFromInline let isHeld: Bool
  /// The origin before it is rounded.
  @usableFromInline let unrounded: Double
  /// Whether an offset in the middle is rounded.
  @usableFromInline let isCentered: Bool
  /// The origin on a pixel.
  @usableFromInline let origin: Double

  @inlinable @inline(__always)
  init(
    _ part: PartLength, in room: Span, aligned alignment: AxisAlignment, rule: PlacementRule,
    on grid: PixelGrid
  ) {
    area = Span(
      origin: room.origin + part.reservedBefore,
      length: room.length - part.reservedBefore - part.reservedAfter)
    fillsArea = alignment == .fill && rule.fills
    fitted = fillsArea ? max(0, area.length) : part.fitted
    length = fillsArea ? fitted : part.length
    free =
      rule.isHeld
      ? room.length - part.length - part.reservedAfter
      : room.length - part.reservedBefore - part.length
    let centered = area.origin + free / 2
    let atEnd = room.end - part.reservedAfter - length
    aligned = alignment == .center ? centered : alignment == .end ? atEnd : area.origin
    isHeld = rule.isHeld && aligned < room.origin
    unrounded = isHeld ? room.origin : aligned
    isCentered = alignment == .center && !isHeld
    // A centred offset is rounded inside the area first, every origin afterwards, as the recorded half pixels ask for.
    var inside = unrounded
    if isCentered {
      inside =
        area.origin + (rule.rounding == .halfDown ? grid.down(free / 2) : grid.nearest(free / 2))
    }
    origin = grid.nearest(inside)
  }
}
