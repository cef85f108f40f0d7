/// A part's length along an axis, and what the other part takes of its room.
@usableFromInline
struct PartLength {
  /// The length that nothing limits.
  @usableFromInline let natural: Double
  /// The length in the room that there is, unrounded.
  @usableFromInline let fitted: Double
  /// The length that is laid out.
  @usableFromInline let length: Double
  @usableFromInline let reservedBefore: Double
  @usableFromInline let reservedAfter: Double

  @inlinable
  init(
    natural: Double, fitted: Double, length: Double, reservedBefore: Double = 0,
    reservedAfter: Double = 0
  ) {
    self.natural = natural
    self.fitted = fitted
    self.length = length
    self.reservedBefore = reservedBefore
    self.reservedAfter = reservedAfter
  }
}

/// In what image and title differ (model §2.4, §2.5).
@usableFromInline
enum PlacementRule {
  /// Half pixels go down; without room the image is held at the start; fill gives it all that is left.
  case image
  /// Half pixels go to the nearest; without room the title overflows; fill stretches it vertically only.
  case title(stretches: Bool)
}

extension StepChain {
  /// Places the part in the room that the chain has come to, once for both axes.
  ///
  /// `room.length - reserved - length` is computed in the order image first, title second, since binary noise
  /// decides some recorded half pixels (model §2.9, rows 13 to 15).
  @inlinable
  mutating func place(
    _ part: PartLength, aligned alignment: AxisAlignment, rule: PlacementRule, on grid: PixelGrid,
    _ steps: inout some StepSink
  ) {
    let room = span
    become(
      Span(
        origin: room.origin + part.reservedBefore,
        length: room.length - part.reservedBefore - part.reservedAfter),
      by: .reserved(start: part.reservedBefore, end: part.reservedAfter), &steps)
    area = span
    switch rule {
    case .image: placeImage(part, in: room, aligned: alignment, on: grid, &steps)
    case .title(let stretches):
      placeTitle(part, in: room, aligned: alignment, stretches: stretches, on: grid, &steps)
    }
  }

  @inlinable
  mutating func placeImage(
    _ part: PartLength, in room: Span, aligned alignment: AxisAlignment, on grid: PixelGrid,
    _ steps: inout some StepSink
  ) {
    let length = alignment == .fill ? max(0, area.length) : part.length
    become(
      Span(origin: span.origin, length: length),
      by: .sized(natural: part.natural, length: length), &steps)
    let free = room.length - part.length - part.reservedAfter
    align(alignment, free: free, end: room.end - part.reservedAfter, &steps)
    guard free < 0, alignment == .center || alignment == .end else {
      return round(centeredOffset: grid.down(free / 2), alignment, on: grid, &steps)
    }
    isHeld = free < -PixelGrid.noise
    become(Span(origin: room.origin, length: span.length), by: .held(at: room.origin), &steps)
    round(centeredOffset: 0, .start, on: grid, &steps)
  }

  @inlinable
  mutating func placeTitle(
    _ part: PartLength, in room: Span, aligned alignment: AxisAlignment, stretches: Bool,
    on grid: PixelGrid, _ steps: inout some StepSink
  ) {
    let isStretched = stretches && alignment == .fill
    let length = isStretched ? max(0, area.length) : part.fitted
    become(
      Span(origin: span.origin, length: length),
      by: .sized(natural: part.natural, length: length), &steps)
    if !isStretched && part.length != part.fitted {
      become(
        Span(origin: span.origin, length: part.length), by: .roundedUp(length: part.length), &steps)
    }
    let free = room.length - part.reservedBefore - part.length
    align(alignment, free: free, end: room.end, &steps)
    round(centeredOffset: grid.nearest(free / 2), alignment, on: grid, &steps)
  }

  @inlinable
  mutating func align(
    _ alignment: AxisAlignment, free: Double, end: Double, _ steps: inout some StepSink
  ) {
    var aligned = span
    switch alignment {
    case .start, .fill: break
    case .center: aligned.origin += free / 2
    case .end: aligned.origin = end - span.length
    }
    become(aligned, by: .aligned(alignment, free: free), &steps)
  }

  /// Rounds the offset inside the area first and the origin afterwards, as the recorded half pixels ask for.
  @inlinable
  mutating func round(
    centeredOffset: Double, _ alignment: AxisAlignment, on grid: PixelGrid,
    _ steps: inout some StepSink
  ) {
    let origin = grid.nearest(alignment == .center ? area.origin + centeredOffset : span.origin)
    isRounded = abs(origin - span.origin) > PixelGrid.noise
    become(Span(origin: origin, length: span.length), by: .rounded(origin: origin), &steps)
  }

  /// Turns reading coordinates round, and says which choices no measurement decides.
  @inlinable
  mutating func mirror(
    in whole: Span, on grid: PixelGrid, _ unverified: inout UnverifiedRules,
    _ steps: inout some StepSink
  ) {
    if isHeld { unverified.insert(.rtlClamp) }
    let mirrored = Span(origin: whole.origin + (whole.end - span.end), length: span.length)
    if isRounded || !grid.holds(mirrored.origin) { unverified.insert(.rtlRounding) }
    become(mirrored, by: .mirrored(in: whole), &steps)
    area.origin = whole.origin + (whole.end - area.end)
  }
}
