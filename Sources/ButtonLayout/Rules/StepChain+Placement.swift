extension StepChain {
  /// Takes the part's place in the room that the chain has come to, and tells how.
  @inlinable @inline(__always)
  mutating func place(
    _ part: PartLength, aligned alignment: AxisAlignment, rule: PlacementRule, on grid: PixelGrid,
    _ steps: inout some StepSink
  ) {
    let placed = Placement(part, in: span, aligned: alignment, rule: rule, on: grid)
    tell(of: placed, part, alignment, rule, &steps)
    span = Span(origin: placed.origin, length: placed.length)
    area = placed.area
    // Less than nothing by binary noise is held too, but no choice that anybody could see.
    isHeld = placed.isHeld && placed.free < -PixelGrid.noise
    isRounded = abs(placed.origin - placed.unrounded) > PixelGrid.noise
  }

  @inlinable
  func tell(
    of placed: Placement, _ part: PartLength, _ alignment: AxisAlignment, _ rule: PlacementRule,
    _ steps: inout some StepSink
  ) {
    var told = self
    func become(_ origin: Double, _ length: Double, by action: Step.Action) {
      told.become(Span(origin: origin, length: length), by: action, &steps)
    }
    let area = placed.area
    become(
      area.origin, area.length,
      by: .reserved(start: part.reservedBefore, end: part.reservedAfter))
    let fit: Step.Fit =
      placed.fillsArea ? .filled : part.natural == part.fitted ? .natural : .fitted(to: part.room)
    become(
      area.origin, placed.fitted,
      by: .sized(fit, natural: part.natural, length: placed.fitted))
    if placed.length != placed.fitted {
      become(area.origin, placed.length, by: .roundedUp(length: placed.length))
    }
    if !placed.fillsArea {
      become(placed.aligned, placed.length, by: .aligned(alignment, free: placed.free))
    }
    if placed.isHeld {
      become(placed.unrounded, placed.length, by: .held(at: placed.unrounded))
    }
    become(
      placed.origin, placed.length,
      by: .rounded(placed.isCentered ? rule.rounding : .nearest, origin: placed.origin))
  }

  /// Turns coordinates round: physical into reading ones, or back.
  @inlinable @inline(__always)
  mutating func mirror(in whole: Span, _ steps: inout some StepSink) {
    let mirrored = Span(origin: whole.origin + (whole.end - span.end), length: span.length)
    become(mirrored, by: .mirrored(in: whole), &steps)
    area.origin = whole.origin + (whole.end - area.end)
  }
}
