import ButtonLayout

/// What one inset does to a part, found by asking the engine without it.
struct InsetEffect: Equatable, Sendable {
  /// How the part answers to the inset.
  enum Kind: Equatable, Sendable {
    case whole, half, nothing, resized, other
  }

  let kind: Kind
  /// Which part is looked at: for a content inset the image, or the title where there is none.
  let moved: Step.Part
  /// The inset as a move along the axis: positive to the right and down.
  let push: Double
  /// How far the part really moved.
  let shift: Double
  /// The part's length without the inset, and with it.
  let before: Double
  let length: Double

  /// Asks the engine; `nil` where there is no part to be moved.
  init?(_ asked: AskedButton<some TitleMeasuring>, _ part: Step.Part, _ edge: InsetEdge) {
    let moved = part == .content ? (asked.arrangement.imageRect == nil ? .title : .image) : part
    let without = asked.arrangement(with: [.inset(part, edge, 0)])
    guard let now = asked.arrangement[moved]?[edge.axis],
      let then = without[moved]?[edge.axis]
    else { return nil }
    let inset = asked.button[insetsOf: part][edge]
    self.moved = moved
    push = edge.isNear ? inset : -inset
    shift = now.origin - then.origin
    before = then.length
    length = now.length
    kind = InsetEffect.kind(
      push: push, shift: shift, isResized: abs(length - before) > noise, pixel: asked.pixel)
  }

  /// Whole or half, whichever is nearer, unless the part was resized or neither is within a pixel.
  private static func kind(
    push: Double, shift: Double, isResized: Bool, pixel: Double
  ) -> Kind {
    if isResized { return .resized }
    if abs(shift) <= noise { return .nothing }
    let whole = abs(shift - push)
    let half = abs(shift - push / 2)
    guard min(whole, half) < pixel + noise else { return .other }
    return whole <= half ? .whole : .half
  }
}
