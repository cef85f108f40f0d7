import ButtonLayout

extension RuleDefinition {
  /// An inset on a single edge that moves half of what was written.
  static let insetMovesHalf = RuleDefinition(
    rule: .insetMovesHalf, severity: .hint,
    summary: "An inset on a single edge moves its part by half of what is written.",
    explanation: """
      In the middle of its room a part moves by half of what one edge gives way. The same number with the opposite sign on the \
      opposite edge keeps the room as large as it was, and moves by the whole number under every alignment.
      """,
    example: RuleExample(
      before: """
        <button id="pay">
          <rect key="frame" x="0" y="0" width="335" height="44"/>
          <inset key="imageEdgeInsets" minX="50" minY="0.0" maxX="0.0" maxY="0.0"/>
          <state key="normal" image="cart"/>
        </button>
        """,
      after: """
        <button id="pay">
          <rect key="frame" x="0" y="0" width="335" height="44"/>
          <inset key="imageEdgeInsets" minX="50" minY="0.0" maxX="-50" maxY="0.0"/>
          <state key="normal" image="cart"/>
        </button>
        """)
  ) { subject, findings in
    guard let probe = subject.probe else { return }
    for owner in [InsetOwner.image, .title] where probe.has(owner) {
      for axis in Step.Axis.allCases where probe.button.alignment(axis) == .center {
        if let finding = halfMove(probe, owner, axis) { findings.append(finding) }
      }
    }
  }

  private static func halfMove(
    _ probe: ButtonProbe, _ owner: InsetOwner, _ axis: Step.Axis
  ) -> Finding? {
    let insets = probe.button[owner]
    let (first, second) = InsetEdge.pair(axis)
    guard insets.moves(first) != insets.moves(second) else { return nil }
    let edge = insets.moves(first) ? first : second
    let value = insets[edge]
    let pixel = 1 / probe.button.displayScale
    let without = probe.arrangement { $0[owner][edge] = 0 }
    guard abs(value) > 2 * pixel,
      let moved = without.move(to: probe.arrangement, of: owner, axis),
      abs(abs(moved) - abs(value) / 2) <= pixel
    else { return nil }
    // Half and half, by an inset of each part towards each other: together they move what is written.
    let bare = probe.arrangement { button in
      for owner in [InsetOwner.image, .title] {
        button[owner][first] = 0
        button[owner][second] = 0
      }
    }
    if let apart = probe.arrangement.distance(axis), let usual = bare.distance(axis),
      abs(abs(apart - usual) - abs(value)) <= pixel
    {
      return nil
    }

    let path = "\(owner.key).\(edge.name)"
    var advice = "Write what it is to move by twice"
    let paired = probe.arrangement { $0[owner][edge.opposite] = -value }
    if let whole = without.move(to: paired, of: owner, axis),
      abs(abs(whole) - abs(value)) <= pixel
    {
      advice =
        "To move it by \(Finding.rounded(abs(value))), write \(Finding.rounded(-value)) at the "
        + edge.opposite.name
    }
    return Finding(
      .insetMovesHalf, at: path,
      "\(path) is \(Finding.rounded(value)) and moves the \(owner.part) by "
        + "\(Finding.rounded(abs(moved))).",
      advice: advice + " as well.",
      numbers: [.init(edge.name, value), .init("moved", moved)])
  }
}

extension ButtonArrangement {
  /// How far a part moves along an axis without changing its size; `nil` where it does.
  fileprivate func move(
    to other: ButtonArrangement, of owner: InsetOwner, _ axis: Step.Axis
  ) -> Double? {
    guard let before = rect(owner), let after = other.rect(owner), before.size == after.size
    else { return nil }
    return after.along(axis).origin - before.along(axis).origin
  }

  /// How far the title starts behind the image along an axis; `nil` where one of them is not there.
  fileprivate func distance(_ axis: Step.Axis) -> Double? {
    guard let image = imageRect, let title = titleRect else { return nil }
    return title.along(axis).origin - image.along(axis).origin
  }
}
