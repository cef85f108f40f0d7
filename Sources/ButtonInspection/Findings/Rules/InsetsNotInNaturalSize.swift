import ButtonLayout
import Typesetting

extension RuleDefinition {
  /// Insets need room that the natural size does not count.
  static let insetsNotInNaturalSize = RuleDefinition(
    rule: .insetsNotInNaturalSize, severity: .fault,
    summary: "Image or title insets need room that the button's natural size does not count.",
    explanation: """
      The natural size counts the image, the title and contentEdgeInsets, and nothing of imageEdgeInsets and titleEdgeInsets. \
      A gap that is made with those alone is taken from the title, or hangs over the edge, as soon as the button has its \
      natural size. Moving the title by opposite numbers and adding the gap to contentEdgeInsets makes room for it.
      """,
    example: RuleExample(
      before: """
        <button id="cart" translatesAutoresizingMaskIntoConstraints="NO">
          <inset key="imageEdgeInsets" minX="0.0" minY="0.0" maxX="8" maxY="0.0"/>
          <inset key="titleEdgeInsets" minX="8" minY="0.0" maxX="0.0" maxY="0.0"/>
          <state key="normal" title="Add to cart" image="cart"/>
        </button>
        """,
      after: """
        <button id="cart" translatesAutoresizingMaskIntoConstraints="NO">
          <inset key="contentEdgeInsets" minX="0.0" minY="0.0" maxX="8" maxY="0.0"/>
          <inset key="titleEdgeInsets" minX="8" minY="0.0" maxX="-8" maxY="0.0"/>
          <state key="normal" title="Add to cart" image="cart"/>
        </button>
        """)
  ) { subject, findings in
    guard let answer = subject.answer, let probe = subject.probe,
      probe.button.imageEdgeInsets.movesSomething || probe.button.titleEdgeInsets.movesSomething
    else { return }
    let natural = answer.intrinsicContentSize
    let bare = probe.arrangement { button in
      button.imageEdgeInsets = .zero
      button.titleEdgeInsets = .zero
    }
    for axis in Step.Axis.allCases {
      let length = natural.along(axis)
      // Only who has the natural length lacks what it does not count.
      guard abs(answer.size.along(axis) - length) <= 0.5 else { continue }
      let lacking = probe.arrangement.lacking(axis, of: probe) - bare.lacking(axis, of: probe)
      guard lacking > toleratedOverhang else { continue }
      let isAcross = axis == .horizontal
      var advice = "Add \(Finding.rounded(lacking)) points to the button's height by a constraint."
      if isAcross {
        advice = probe.paddingAdvice ?? "Give the button room by contentEdgeInsets or a constraint."
      }
      findings.append(
        Finding(
          .insetsNotInNaturalSize, at: "",
          "At the natural \(isAcross ? "width" : "height") of \(Finding.rounded(length)), image and title lack "
            + "\(Finding.rounded(lacking)) points for their insets.",
          advice: advice,
          numbers: [
            .init(isAcross ? "naturalWidth" : "naturalHeight", length), .init("lacking", lacking),
          ]))
    }
  }
}

extension ButtonArrangement {
  /// How many points of title are cut, or of a part hang over, along an axis.
  fileprivate func lacking(_ axis: Step.Axis, of probe: ButtonProbe) -> Double {
    var lacking: Double = 0
    let whole = bounds.along(axis)
    for rect in [imageRect, titleRect].compactMap({ $0 }) where rect.width > 0 {
      let span = rect.along(axis)
      lacking = max(lacking, whole.origin - span.origin, span.end - whole.end)
    }
    if axis == .horizontal, titleIsTruncated, let room = titleRoom {
      lacking = max(lacking, probe.title.naturalSize.width - room)
    }
    return lacking
  }
}

extension ButtonProbe {
  /// The insets that make the same gap with room for it, if the rules say that they do.
  fileprivate var paddingAdvice: String? {
    guard let image = arrangement.imageRect, let title = arrangement.titleRect,
      button.layoutDirection == .leftToRight
    else { return nil }
    let gap = title.minX - image.maxX
    guard gap > 0 else { return nil }
    var padded = button
    padded.imageEdgeInsets.left = 0
    padded.imageEdgeInsets.right = 0
    padded.titleEdgeInsets.left = gap
    padded.titleEdgeInsets.right = -gap
    padded.contentEdgeInsets.right += gap
    let size = padded.measurement(title: self.title).intrinsicContentSize
    let then = padded.arrangement(forBounds: Rect(origin: .zero, size: size), title: self.title)
    guard then.lacking(.horizontal, of: self) <= 1, !then.titleIsTruncated else { return nil }
    let points = Finding.rounded(gap)
    return
      "For a gap of \(points), write titleEdgeInsets.left \(points) and .right \(Finding.rounded(-gap)), add "
      + "\(points) to contentEdgeInsets.right, and leave imageEdgeInsets."
  }
}
