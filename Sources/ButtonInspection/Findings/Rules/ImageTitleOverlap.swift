import ButtonLayout

extension RuleDefinition {
  /// Image and title are drawn on one another.
  static let imageTitleOverlap = RuleDefinition(
    rule: .imageTitleOverlap, severity: .fault,
    summary: "The image and the title are drawn on one another.",
    explanation: """
      Without insets the two stand side by side. Insets of one part do not move the other, so that large ones lay them over \
      one another, and fill alignment gives the image the room of the title.
      """,
    example: RuleExample(
      before: """
        <button id="add">
          <rect key="frame" x="0" y="0" width="160" height="44"/>
          <inset key="titleEdgeInsets" minX="-20" minY="0.0" maxX="20" maxY="0.0"/>
          <state key="normal" title="Add" image="cart"/>
        </button>
        """,
      after: """
        <button id="add">
          <rect key="frame" x="0" y="0" width="160" height="44"/>
          <inset key="titleEdgeInsets" minX="8" minY="0.0" maxX="-8" maxY="0.0"/>
          <state key="normal" title="Add" image="cart"/>
        </button>
        """)
  ) { subject, findings in
    guard let arrangement = subject.answer?.arrangement,
      let image = arrangement.imageRect, let drawn = arrangement.imageDrawnRect,
      let title = arrangement.titleRect
    else { return }
    // An image is clipped by its view.
    let width = min(image.maxX, drawn.maxX, title.maxX) - max(image.minX, drawn.minX, title.minX)
    let height = min(image.maxY, drawn.maxY, title.maxY) - max(image.minY, drawn.minY, title.minY)
    guard width > toleratedOverhang, height > toleratedOverhang else { return }
    var advice = "Move them apart."
    if let probe = subject.probe {
      let isFilled =
        probe.button.alignment(.horizontal) == .fill || probe.button.alignment(.vertical) == .fill
      let bare = probe.arrangement { button in
        button.imageEdgeInsets = .zero
        button.titleEdgeInsets = .zero
      }
      advice =
        bare == probe.arrangement && isFilled
        ? "Fill alignment gives the image the title's room: align the content otherwise."
        : "Move them \(Finding.rounded(min(width, height))) points apart by imageEdgeInsets or "
          + "titleEdgeInsets."
    }
    findings.append(
      Finding(
        .imageTitleOverlap, at: "",
        "Image and title share \(Finding.rounded(width)) × \(Finding.rounded(height)) points.",
        advice: advice, numbers: [.init("width", width), .init("height", height)]))
  }
}
