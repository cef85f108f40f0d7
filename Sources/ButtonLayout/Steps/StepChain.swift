/// The chain of one part along one axis: keeps the span and tells each change.
///
/// It also keeps what a reader cannot see in the span any more: the area, and whether the last pixel was a choice.
@usableFromInline
struct StepChain {
  @usableFromInline let part: Step.Part
  @usableFromInline let axis: Step.Axis
  @usableFromInline var span: Span
  /// The room less what the other part takes.
  @usableFromInline var area: Span
  /// Whether a part without room was held at the start of its room.
  @usableFromInline var isHeld = false
  /// Whether rounding moved the part.
  @usableFromInline var isRounded = false

  @inlinable @inline(__always)
  init(_ part: Step.Part, _ axis: Step.Axis, from span: Span) {
    self.part = part
    self.axis = axis
    self.span = span
    self.area = span
  }

  @inlinable @inline(__always)
  mutating func become(_ after: Span, by action: Step.Action, _ steps: inout some StepSink) {
    steps.record(Step(part: part, axis: axis, action: action, before: span, after: after))
    span = after
  }

  /// Takes insets off, the end's first where reading starts there: so a mirrored button has the same binary noise.
  @inlinable @inline(__always)
  mutating func inset(
    start: Double, end: Double, endFirst: Bool = false, _ steps: inout some StepSink
  ) {
    let length = endFirst ? span.length - end - start : span.length - start - end
    become(
      Span(origin: span.origin + start, length: length), by: .inset(start: start, end: end), &steps)
  }

  /// Less than no room counts as none, at the start or, read from the other side, at the end of the span.
  ///
  /// - Returns: Whether that happened by more than binary noise.
  @inlinable @inline(__always)
  mutating func emptyIfNegative(fromEnd: Bool = false, _ steps: inout some StepSink) -> Bool {
    let length = span.length
    guard length < 0 else { return false }
    let origin = fromEnd ? span.end : span.origin
    become(Span(origin: origin, length: 0), by: .emptied(at: origin), &steps)
    return length < -PixelGrid.noise
  }
}
