/// The two chains of a part, horizontal ones in reading coordinates.
@usableFromInline
struct PartChains {
  @usableFromInline var x: StepChain
  @usableFromInline var y: StepChain
  /// Where right-to-left is turned round; `nil` for left-to-right.
  @usableFromInline let whole: Span?

  @inlinable @inline(__always)
  init(_ part: Step.Part, in content: Rect, turnedRoundIn whole: Span?) {
    x = StepChain(part, .horizontal, from: content.horizontal)
    y = StepChain(part, .vertical, from: content.vertical)
    self.whole = whole
  }

  /// Begins in reading coordinates and takes the part's own insets off; insets larger than the room leave none.
  @inlinable @inline(__always)
  mutating func inset(
    by physical: EdgeInsets, _ unverified: inout UnverifiedRules, _ steps: inout some StepSink
  ) {
    var insets = physical
    if let whole {
      x.mirror(in: whole, &steps)
      insets = physical.mirrored
    }
    x.inset(start: insets.left, end: insets.right, &steps)
    y.inset(start: insets.top, end: insets.bottom, &steps)
    if x.emptyIfNegative(&steps) { unverified.insert(.negativeRoom) }
    if y.emptyIfNegative(&steps) { unverified.insert(.negativeRoom) }
  }

  /// The part's room.
  @inlinable @inline(__always)
  var room: Size { Size(width: x.span.length, height: y.span.length) }

  /// Turns the part back into physical coordinates, and says which choices no measurement decides.
  @inlinable @inline(__always)
  mutating func finish(
    on grid: PixelGrid, _ unverified: inout UnverifiedRules, _ steps: inout some StepSink
  ) {
    guard let whole else { return }
    if x.isHeld { unverified.insert(.rtlClamp) }
    x.mirror(in: whole, &steps)
    if x.isRounded || !grid.holds(x.span.origin) { unverified.insert(.rtlRounding) }
  }

  @inlinable @inline(__always)
  var rect: Rect { Rect(horizontal: x.span, vertical: y.span) }
  @inlinable @inline(__always)
  var area: Rect { Rect(horizontal: x.area, vertical: y.area) }
}
