import ButtonLayout
import InterfaceBuilder

extension RuleDefinition {
  /// The recorded size is not the one that the button will have.
  static let unexpectedSize = RuleDefinition(
    rule: .unexpectedSize, severity: .risk,
    summary: "The document records a size that UIKit would not choose.",
    explanation: """
      The frame in a document is what Interface Builder last drew. Where constraints say the size, or nothing does and the \
      button takes its natural size, the frame is only a memory: what runs is laid out anew.
      """,
    example: RuleExample(
      before: """
        <button id="buy" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="0" y="0" width="80" height="44"/>
          <constraints>
            <constraint firstAttribute="width" constant="120" id="w"/>
          </constraints>
          <state key="normal" title="Buy"/>
        </button>
        """,
      after: """
        <button id="buy" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="0" y="0" width="120" height="44"/>
          <constraints>
            <constraint firstAttribute="width" constant="120" id="w"/>
          </constraints>
          <state key="normal" title="Buy"/>
        </button>
        """)
  ) { subject, findings in
    guard let frame = subject.source.frame else { return }
    for axis in Step.Axis.allCases {
      let isAcross = axis == .horizontal
      let recorded = frame.size.along(axis)
      let constrained =
        isAcross ? subject.source.constrainedWidth : subject.source.constrainedHeight
      guard let constrained, abs(constrained - recorded) > toleratedOverhang else { continue }
      let name = isAcross ? "width" : "height"
      findings.append(
        Finding(
          .unexpectedSize, at: isAcross ? "size[0]" : "size[1]",
          "The recorded \(name) is \(Finding.rounded(recorded)), and a constraint makes it "
            + "\(Finding.rounded(constrained)).",
          advice: "Update the frame in Interface Builder, or change the constraint.",
          numbers: [.init("recorded", recorded), .init("chosen", constrained)]))
    }
  }
}
