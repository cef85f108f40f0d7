extension StepChain {
  /// Places the part in the room that the chain has come to, once for both axes and parts.
  ///
  /// The free length is computed in the order image first, title second, since binary noise decides some recorded
  /// half pixels (model §2.9, rows 13 to 15).
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
    if alignment == .fill && rule.fills {
      take(max(0, area.length), of: part, because: .filled, &steps)
      return round(centered: nil, rule, on: grid, &steps)
    }
    let isWhole = part.natural == part.fitted
    take(part.fitted, of: part, because: isWhole ? .natural : .fitted(to: part.room), &steps)
    if part.length != part.fitted {
      become(
        Span(origin: span.origin, length: part.length), by: .roundedUp(length: part.length), &steps)
    }
    let free =
      rule.isHeld
      ? room.length - part.length - part.reservedAfter
      : room.length - part.reservedBefore - part.length
    align(alignment, free: free, end: room.end - part.reservedAfter, &steps)
    if rule.isHeld && span.origin < room.origin {
      // Less than nothing by binary noise is held too, but no choice that anybody could see.
      isHeld = free < -PixelGrid.noise
      become(Span(origin: room.origin, length: span.length), by: .held(at: room.origin), &steps)
      return round(centered: nil, rule, on: grid, &steps)
    }
    round(centered: alignment == .center ? free / 2 : nil, rule, on: grid, &steps)
  }

  @inlinable
  mutating func take(
    _ length: Double, of part: PartLength, because fit: Step.Fit, _ steps: inout some StepSink
  ) {
    become(
      Span(origin: span.origin, length: length),
      by: .sized(fit, natural: part.natural, length: length), &steps)
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

  /// Rounds a centred offset inside the area first and every origin afterwards, as the recorded half pixels ask for.
  @inlinable
  mutating func round(
    centered offset: Double?, _ rule: PlacementRule, on grid: PixelGrid,
    _ steps: inout some StepSink
  ) {
    var origin = span.origin
    if let offset {
      origin =
        area.origin + (rule.rounding == .halfDown ? grid.down(offset) : grid.nearest(offset))
    }
    origin = grid.nearest(origin)
    isRounded = abs(origin - span.origin) > PixelGrid.noise
    become(
      Span(origin: origin, length: span.length),
      by: .rounded(offset == nil ? .nearest : rule.rounding, origin: origin), &steps)
  }

  /// Turns coordinates round: physical into reading ones, or back.
  @inlinable
  mutating func mirror(in whole: Span, _ steps: inout some StepSink) {
    let mirrored = Span(origin: whole.origin + (whole.end - span.end), length: span.length)
    become(mirrored, by: .mirrored(in: whole), &steps)
    area.origin = whole.origin + (whole.end - area.end)
  }
}
