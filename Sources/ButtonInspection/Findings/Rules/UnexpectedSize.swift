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
            <constraint firstAttribute="height" constant="44" id="h"/>
          </constraints>
          <state key="normal" title="Buy"/>
        </button>
        """,
      after: """
        <button id="buy" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="0" y="0" width="120" height="44"/>
          <constraints>
            <constraint firstAttribute="width" constant="120" id="w"/>
            <constraint firstAttribute="height" constant="44" id="h"/>
          </constraints>
          <state key="normal" title="Buy"/>
        </button>
        """)
  ) { subject, findings in
    guard let frame = subject.source.frame else { return }
    // A class of the app may have another natural size.
    let isPlainButton = subject.source.customClass == nil
    for axis in Step.Axis.allCases {
      let isAcross = axis == .horizontal
      let recorded = frame.size.along(axis)
      let sizing =
        isAcross
        ? subject.document.horizontalSizing(of: subject.source)
        : subject.document.verticalSizing(of: subject.source)
      let chosen: Double
      let reason: String
      switch sizing {
      case .fixed(let length):
        (chosen, reason) = (length, "a constraint makes it")
        guard abs(chosen - recorded) > toleratedOverhang else { continue }
      case .intrinsic where isPlainButton:
        guard let natural = subject.answer?.intrinsicContentSize.along(axis) else { continue }
        (chosen, reason) = (natural, "nothing ties it, so that it will be its natural")
        // Interface Builder's own label may be a point off: see the agreement.
        guard abs(chosen - recorded) > 1 else { continue }
      case .frame, .stretched, .shared, .tied, .arranged, .limited, .intrinsic: continue
      }
      let name = isAcross ? "width" : "height"
      findings.append(
        Finding(
          .unexpectedSize, at: isAcross ? "size[0]" : "size[1]",
          "The recorded \(name) is \(Finding.rounded(recorded)), and \(reason) "
            + "\(Finding.rounded(chosen)).",
          advice: "Update the frame in Interface Builder, or change the constraints.",
          numbers: [.init("recorded", recorded), .init("chosen", chosen)]))
    }
  }
}
