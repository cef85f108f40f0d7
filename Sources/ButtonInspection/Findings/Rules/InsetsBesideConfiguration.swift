import ButtonLayout
import InterfaceBuilder

extension RuleDefinition {
  /// Insets that a configuration has made void.
  static let insetsBesideConfiguration = RuleDefinition(
    rule: .insetsBesideConfiguration, severity: .risk,
    summary: "Insets are written beside a configuration, which ignores them.",
    explanation: """
      As soon as a button has a configuration, UIKit ignores contentEdgeInsets, imageEdgeInsets and titleEdgeInsets. \
      What they did is said by the configuration's contentInsets, imagePadding and imagePlacement.
      """,
    example: RuleExample(
      before: """
        <button id="order">
          <rect key="frame" x="0" y="0" width="200" height="44"/>
          <inset key="titleEdgeInsets" minX="8" minY="0.0" maxX="-8" maxY="0.0"/>
          <buttonConfiguration key="configuration" style="filled" title="Place order" image="cart"/>
        </button>
        """,
      after: """
        <button id="order">
          <rect key="frame" x="0" y="0" width="200" height="44"/>
          <buttonConfiguration key="configuration" style="filled" title="Place order" image="cart" imagePadding="8"/>
        </button>
        """)
  ) { subject, findings in
    guard subject.source.configuration != nil, let question = subject.question else { return }
    let dead = InsetOwner.allCases.filter { question[$0].movesSomething }
    guard !dead.isEmpty else { return }
    var message =
      "\(dead.map { "\($0.key) (\(question[$0].written))" }.joined(separator: " and ")) "
      + "\(dead.count == 1 ? "does" : "do") nothing beside a configuration"
    var advice = "Remove them; contentInsets and imagePadding of the configuration say it."
    var numbers: [Finding.Number] = []
    if let probe = subject.probeWithoutConfiguration {
      let bare = probe.arrangement { button in
        for owner in dead { button[owner] = .zero }
      }
      let lost = [InsetOwner.image, .title].compactMap { owner -> String? in
        guard let before = bare.rect(owner), let after = probe.arrangement.rect(owner) else {
          return nil
        }
        let shift = Size(width: after.minX - before.minX, height: after.minY - before.minY)
        guard shift != .zero else { return nil }
        numbers += [.init("\(owner)Right", shift.width), .init("\(owner)Down", shift.height)]
        return
          "the \(owner.part) by (\(Finding.rounded(shift.width)), \(Finding.rounded(shift.height)))"
      }
      if !lost.isEmpty {
        message += "; without it they moved \(lost.joined(separator: " and "))"
      }
      if let image = probe.arrangement.imageRect, let title = probe.arrangement.titleRect,
        title.minX > image.maxX
      {
        let gap = title.minX - image.maxX
        numbers.append(.init("imagePadding", gap))
        advice =
          "Remove them; imagePadding \(Finding.rounded(gap)) keeps image and title as far apart."
      }
    }
    findings.append(
      Finding(
        .insetsBesideConfiguration, at: dead.count == 1 ? dead[0].key : "", message + ".",
        advice: advice, numbers: numbers))
  }
}

extension ButtonQuestion {
  /// The insets that were asked for; zero where nothing is said.
  fileprivate subscript(owner: InsetOwner) -> EdgeInsets {
    switch owner {
    case .content: return contentEdgeInsets ?? .zero
    case .image: return imageEdgeInsets ?? .zero
    case .title: return titleEdgeInsets ?? .zero
    }
  }
}

extension EdgeInsets {
  /// The edges that are not 0, as sentences have them.
  fileprivate var written: String {
    movingEdges.map { "\($0.name) \(Finding.rounded(self[$0]))" }.joined(separator: ", ")
  }
}
