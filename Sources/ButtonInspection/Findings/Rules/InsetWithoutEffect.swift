import ButtonLayout

extension RuleDefinition {
  /// An inset that changes nothing.
  static let insetWithoutEffect = RuleDefinition(
    rule: .insetWithoutEffect, severity: .hint,
    summary: "An inset changes nothing; what it would have to be to act is said.",
    explanation: """
      Insets only change the room in which a part is aligned. Under left alignment nothing goes by the right edge, and the \
      middle stays where it is between equal insets on opposite edges, as long as the room is larger than the part.
      """,
    example: RuleExample(
      before: """
        <button id="gift" contentHorizontalAlignment="left">
          <rect key="frame" x="0" y="0" width="200" height="44"/>
          <inset key="imageEdgeInsets" minX="0.0" minY="0.0" maxX="8" maxY="0.0"/>
          <state key="normal" title="Gift" image="cart"/>
        </button>
        """,
      after: """
        <button id="gift" contentHorizontalAlignment="left">
          <rect key="frame" x="0" y="0" width="200" height="44"/>
          <inset key="titleEdgeInsets" minX="8" minY="0.0" maxX="-8" maxY="0.0"/>
          <state key="normal" title="Gift" image="cart"/>
        </button>
        """)
  ) { subject, findings in
    guard let probe = subject.probe else { return }
    for owner in InsetOwner.allCases where probe.button[owner].movesSomething {
      guard probe.has(owner) else {
        findings.append(
          Finding(
            .insetWithoutEffect, at: owner.key,
            "\(owner.key) changes nothing, since there is no \(owner.part).",
            advice:
              "Remove it, unless the program sets \(owner == .image ? "an image" : "a title")."))
        continue
      }
      for axis in Step.Axis.allCases {
        if let dead = DeadInset(probe, owner, axis) { findings.append(dead.finding) }
      }
    }
  }
}

/// One or two edges along an axis that change nothing.
private struct DeadInset {
  let probe: ButtonProbe
  let owner: InsetOwner
  let axis: Step.Axis
  let edges: [InsetEdge]

  /// Finds the edges that change nothing: both together, or else one of them; `nil` where each changes something.
  init?(_ probe: ButtonProbe, _ owner: InsetOwner, _ axis: Step.Axis) {
    let (first, second) = InsetEdge.pair(axis)
    let moving = [first, second].filter(probe.button[owner].moves)
    guard !moving.isEmpty else { return nil }
    self.probe = probe
    self.owner = owner
    self.axis = axis
    if probe.isSame(without: moving, of: owner) {
      edges = moving
      return
    }
    // Opposite numbers belong together: the one that nothing goes by keeps the room as large as it was.
    let insets = probe.button[owner]
    guard insets[first] != -insets[second],
      let edge = moving.first(where: { probe.isSame(without: [$0], of: owner) })
    else { return nil }
    edges = [edge]
  }

  var finding: Finding {
    let insets = probe.button[owner]
    let names = edges.map { "\(owner.key).\($0.name)" }.joined(separator: " and ")
    let values = edges.map { Finding.rounded(insets[$0]) }
    let value = Set(values).count == 1 ? values[0] : values.joined(separator: " and ")
    var numbers = edges.map { Finding.Number($0.name, insets[$0]) }
    let them = edges.count == 1 ? "it" : "them"
    var advice = "Remove \(them)."
    if let start = start {
      numbers.append(.init("actsAbove", start.value))
      let effect = "\(edges.count == 1 ? "it" : "they") would \(start.effect)"
      advice = "Remove \(them): above \(Finding.rounded(start.value)) \(effect)."
    }
    return Finding(
      .insetWithoutEffect, at: edges.count == 1 ? names : owner.key,
      "\(names) \(edges.count == 1 ? "is" : "are") \(value) and \(edges.count == 1 ? "changes" : "change") "
        + "nothing: \(reason).",
      advice: advice, numbers: numbers)
  }

  /// Why nothing changes.
  private var reason: String {
    let alignment =
      axis == .horizontal
      ? "\(probe.button.contentHorizontalAlignment)" : "\(probe.button.contentVerticalAlignment)"
    if edges.count == 2 {
      return "they leave the \(owner.part) in the middle, and room enough"
    }
    if alignment == "center" { return "it moves the \(owner.part) by less than a pixel" }
    return "\(alignment) alignment does not go by the \(edges[0].name) edge of the \(owner.part)"
  }

  /// The largest value that changes nothing, and what a larger one would do; `nil` where none would act.
  ///
  /// Looked for in thousandths of a point, on a screen with as many pixels, so that rounding does not hide the place.
  private var start: (value: Double, effect: String)? {
    let fine = probe.onFinestGrid
    let unit = 1 / fine.button.displayScale
    let asked = fine.isSame(without: edges, of: owner) ? fine : probe
    let written = edges.map { asked.button[owner][$0] }
    let without = asked.arrangement { button in
      for edge in edges { button[owner][edge] = 0 }
    }
    func enlarged(by units: Int) -> ButtonArrangement {
      asked.arrangement { button in
        for (edge, value) in zip(edges, written) {
          button[owner][edge] = value + Double(units) * unit
        }
      }
    }
    let bounds = asked.arrangement.bounds
    let length = bounds.width + bounds.height + written.reduce(0) { $0 + abs($1) }
    guard
      let units = ButtonProbe.fewest(
        upTo: Int(min(1e9, 2 * length / unit)) + 1,
        { !enlarged(by: $0).looksLike(without, within: 2 * unit) })
    else { return nil }
    let value = (written.max() ?? 0) + Double(units) * unit
    // What begins there is seen more clearly a point further on.
    let further = enlarged(by: units + Int(1 / unit))
    return (value, without.change(to: further, of: owner))
  }
}

extension ButtonArrangement {
  /// What somebody would see of a change.
  fileprivate func change(to other: ButtonArrangement, of owner: InsetOwner) -> String {
    if other.titleIsTruncated && !titleIsTruncated { return "cut the title" }
    if let image = imageRect, let changed = other.imageRect, image.size != changed.size {
      return "squeeze the image"
    }
    return "move the \(owner == .content ? "content" : owner.part)"
  }
}
