import ButtonLayout
import InterfaceBuilder

extension RuleDefinition {
  /// Insets that stay where they are while everything else turns round.
  static let insetsNotMirrored = RuleDefinition(
    rule: .insetsNotMirrored, severity: .risk,
    summary: "Insets will not turn round in a right-to-left interface, where image and title do.",
    explanation: """
      In Arabic or Hebrew UIKit puts the image to the right of the title, but left and right of the three insets stay left and \
      right: what was a gap becomes an overlap. Exchange the two numbers where the interface reads from right to left, or use \
      a configuration, whose insets say leading and trailing.
      """,
    example: RuleExample(
      before: """
        <button id="pay">
          <rect key="frame" x="0" y="0" width="160" height="44"/>
          <inset key="titleEdgeInsets" minX="8" minY="0.0" maxX="-8" maxY="0.0"/>
          <state key="normal" title="Pay" image="cart"/>
        </button>
        """,
      after: """
        <button id="pay">
          <rect key="frame" x="0" y="0" width="160" height="44"/>
          <inset key="titleEdgeInsets" minX="8" minY="0.0" maxX="8" maxY="0.0"/>
          <state key="normal" title="Pay" image="cart"/>
        </button>
        """)
  ) { subject, findings in
    // A direction that is forced never turns round.
    guard subject.source.semanticContentAttribute.map({ $0 == "unspecified" }) ?? true,
      let probe = subject.probe, probe.button.layoutDirection == .leftToRight,
      InsetOwner.allCases.contains(where: { probe.button[$0].isLopsided })
    else { return }
    let alignment = probe.button.contentHorizontalAlignment
    // At an edge that was named, the content is to stay there, and so does its distance.
    let owners: [InsetOwner] =
      alignment == .left || alignment == .right ? [.image, .title] : InsetOwner.allCases
    let written = probe.arrangement { $0.layoutDirection = .rightToLeft }
    let meant = probe.arrangement { button in
      button.layoutDirection = .rightToLeft
      for owner in owners { button[owner] = button[owner].mirrored }
    }
    let parts = [InsetOwner.image, .title].compactMap {
      owner -> (name: String, x: Double, meantX: Double)? in
      guard let x = written.rect(owner)?.minX, let meantX = meant.rect(owner)?.minX else {
        return nil
      }
      return (owner.part, x, meantX)
    }
    let lopsided = owners.filter { probe.button[$0].isLopsided }.map(\.key)
    guard let worst = parts.max(by: { abs($0.x - $0.meantX) < abs($1.x - $1.meantX) }),
      abs(worst.x - worst.meantX) > toleratedOverhang, !lopsided.isEmpty
    else { return }
    findings.append(
      Finding(
        .insetsNotMirrored, at: lopsided.count == 1 ? lopsided[0] : "",
        "In a right-to-left interface the \(worst.name) stands at x = \(Finding.rounded(worst.x)) instead of "
          + "\(Finding.rounded(worst.meantX)), since \(lopsided.joined(separator: " and ")) "
          + "\(lopsided.count == 1 ? "does" : "do") not turn round.",
        advice:
          "Exchange left and right there, or use a configuration, which says leading and trailing.",
        numbers: [.init("x", worst.x), .init("meantX", worst.meantX)]))
  }
}

extension EdgeInsets {
  /// Whether left and right differ.
  fileprivate var isLopsided: Bool { (moves(.left) || moves(.right)) && left != right }
}
