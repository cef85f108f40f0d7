import ButtonLayout

/// What people commonly expect of insets: a part moves from its default place by the whole inset.
///
/// Articles tell it as "top, left and bottom are relative to the button, right is relative to the title". Where both
/// edges of an axis are set, as in the pair (d, −d) that those articles recommend, the two moves count once:
/// their mean. It is right for such pairs under every alignment, and else by chance.
struct PopularRule: Equatable, Sendable {
  /// Where the engine puts the part without its own insets along the axis.
  let base: Double
  /// How the rule moves it.
  let move: Move

  enum Move: Equatable, Sendable {
    case none
    case one(InsetEdge, by: Double)
    case both(near: Double, far: Double)
  }

  init?(_ asked: AskedButton<some TitleMeasuring>, _ part: Step.Part, _ axis: Step.Axis) {
    let edges: (near: InsetEdge, far: InsetEdge) =
      axis == .horizontal ? (.left, .right) : (.top, .bottom)
    let without = asked.arrangement(
      with: [.inset(part, edges.near, 0), .inset(part, edges.far, 0)])
    guard let base = without[part]?[axis].origin else { return nil }
    self.base = base
    let insets = asked.button[insetsOf: part]
    switch (insets[edges.near], insets[edges.far]) {
    case (0, 0): move = .none
    case (let near, 0): move = .one(edges.near, by: near)
    case (0, let far): move = .one(edges.far, by: -far)
    case (let near, let far): move = .both(near: near, far: far)
    }
  }

  /// Where the rule puts the part, as a sum.
  var place: Formula {
    switch move {
    case .none: return Formula(base)
    case .one(_, let length): return Formula(base, length)
    case .both(let near, let far): return Formula(base, (near - far) / 2)
    }
  }
}
