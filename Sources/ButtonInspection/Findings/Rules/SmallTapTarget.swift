import ButtonLayout
import InterfaceBuilder

extension RuleDefinition {
  /// The least size of what a finger is to hit, in points: Apple's Human Interface Guidelines, "Layout" and "Buttons".
  private static let leastTapLength: Double = 44

  /// The button is hard to hit with a finger.
  static let smallTapTarget = RuleDefinition(
    rule: .smallTapTarget, severity: .hint,
    summary: "The button is smaller than the 44 × 44 points that a finger needs.",
    explanation: """
      A button answers to touches inside its bounds, whatever is drawn there. Content insets make the bounds larger without \
      moving the content; a subclass may answer to touches around it, in point(inside:with:), without becoming larger.
      """,
    example: RuleExample(
      before: """
        <button id="more" buttonType="system">
          <rect key="frame" x="0" y="0" width="65" height="30"/>
          <state key="normal" title="More info"/>
        </button>
        """,
      after: """
        <button id="more" buttonType="system">
          <rect key="frame" x="0" y="0" width="65" height="44"/>
          <inset key="contentEdgeInsets" minX="0.0" minY="13" maxX="0.0" maxY="13"/>
          <state key="normal" title="More info"/>
        </button>
        """)
  ) { subject, findings in
    guard subject.document.kind != .tvOS,
      let size = subject.answer?.size ?? subject.source.frame?.size
    else { return }
    let least = leastTapLength
    guard size.width < least || size.height < least else { return }
    var advice: [String] = []
    if size.width < least { advice.append("\(Finding.points(least - size.width)) wider") }
    if size.height < least {
      advice.append("\(Finding.points(least - size.height)) higher")
    }
    findings.append(
      Finding(
        .smallTapTarget, at: "size",
        "A finger has \(size.written) points to hit, and needs "
          + "\(Size(width: least, height: least).written).",
        advice: "Make the button \(advice.joined(separator: " and ")), "
          + "or let a subclass answer to touches around it.",
        numbers: [
          .init("width", size.width), .init("height", size.height), .init("least", least),
        ]))
  }
}
