import ButtonLayout

extension RuleDefinition {
  /// How far a part may reach outside, in points: a label's size is rounded up after it was fitted (model §2.3).
  static let toleratedOverhang: Double = 1

  /// Image or title reach beyond the button.
  static let contentOutsideBounds = RuleDefinition(
    rule: .contentOutsideBounds, severity: .fault,
    summary: "The image or the title reaches beyond the button's bounds.",
    explanation: """
      A button does not clip its parts: what hangs over is drawn on its neighbours, and touches there are not the button's. \
      Insets such as (-4, 4) move a part whatever room there is, and a title keeps its height in a button that is too low.
      """,
    example: RuleExample(
      before: """
        <button id="sale">
          <rect key="frame" x="0" y="0" width="100" height="44"/>
          <inset key="imageEdgeInsets" minX="-24" minY="0.0" maxX="24" maxY="0.0"/>
          <state key="normal" title="The sale" image="cart"/>
        </button>
        """,
      after: """
        <button id="sale">
          <rect key="frame" x="0" y="0" width="124" height="44"/>
          <inset key="imageEdgeInsets" minX="-8" minY="0.0" maxX="8" maxY="0.0"/>
          <state key="normal" title="The sale" image="cart"/>
        </button>
        """)
  ) { subject, findings in
    guard let arrangement = subject.answer?.arrangement else { return }
    for part in [InsetOwner.image, .title] {
      guard let rect = arrangement.rect(part), rect.width > 0, rect.height > 0 else { continue }
      let bounds = arrangement.bounds
      let overhangs: [(edge: String, points: Double)] = [
        ("left", bounds.minX - rect.minX), ("right", rect.maxX - bounds.maxX),
        ("top", bounds.minY - rect.minY), ("bottom", rect.maxY - bounds.maxY),
      ].filter { $0.1 > toleratedOverhang }
      guard !overhangs.isEmpty else { continue }
      let places = overhangs.map { "\(Finding.points($0.points)) at the \($0.edge)" }
      var advice = "Make the button larger, or take its insets back."
      var numbers = overhangs.map { Finding.Number($0.edge, $0.points) }
      if let size = subject.probe?.sizeThatHolds(part) {
        advice = "Make the button \(size.written) points large, or take its insets back."
        numbers += [.init("enoughWidth", size.width), .init("enoughHeight", size.height)]
      }
      findings.append(
        Finding(
          .contentOutsideBounds, at: part.part,
          "The \(part.part) reaches \(places.joined(separator: " and ")) beyond the button.",
          advice: advice, numbers: numbers))
    }
  }
}

extension ButtonProbe {
  /// The least size, growing by whole points, that holds a part; `nil` where none does that is reasonable.
  fileprivate func sizeThatHolds(_ part: InsetOwner) -> Size? {
    leastSize { arrangement, axis in
      guard let span = arrangement.rect(part)?.along(axis) else { return true }
      let whole = arrangement.bounds.along(axis)
      return span.origin >= whole.origin && span.end <= whole.end
    }
  }
}
