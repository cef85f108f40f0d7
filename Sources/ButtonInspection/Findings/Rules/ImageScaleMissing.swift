import ImageAssets
import InterfaceBuilder

extension RuleDefinition {
  /// An image has no file that is fine enough for the screen.
  static let imageScaleMissing = RuleDefinition(
    rule: .imageScaleMissing, severity: .risk,
    summary: "An image has no file for the screen's pixels, so that a coarser one is drawn larger.",
    explanation: """
      A screen of three pixels a point draws the file for 3x. Where an asset catalog lacks it, the next coarser file is taken \
      and enlarged: the image has the right size in points, and looks soft. A vector, kept as one, serves every screen.
      """,
    example: RuleExample(
      before: """
        <button id="buy">
          <rect key="frame" x="0" y="0" width="100" height="44"/>
          <state key="normal" title="Buy" image="\(RuleExample.coarseImage)"/>
        </button>
        """,
      after: """
        <button id="buy">
          <rect key="frame" x="0" y="0" width="100" height="44"/>
          <state key="normal" title="Buy" image="cart"/>
        </button>
        """)
  ) { subject, findings in
    guard let scale = subject.question?.displayScale else { return }
    for state in subject.source.states {
      let names = [
        (state.isSystemImage ? nil : state.image, "image"),
        (state.backgroundImage, "backgroundImage"),
      ]
      for (name, key) in names {
        guard let name, let found = subject.foundImage(named: name),
          let finest = found.scales.max(), finest < scale
        else { continue }
        let wanted = Finding.rounded(scale)
        findings.append(
          Finding(
            .imageScaleMissing, at: key,
            "'\(name)' has files up to \(Finding.rounded(finest))x, and the screen draws \(wanted) pixels a point.",
            advice: "Add a file for \(wanted)x to it, or a vector that is kept as one.",
            numbers: [.init("finest", finest), .init("displayScale", scale)]))
      }
    }
  }
}
