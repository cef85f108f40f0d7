import InterfaceBuilder

extension RuleDefinition {
  /// The document says something that was not understood.
  static let documentIssue = RuleDefinition(
    rule: .documentIssue, severity: .risk,
    summary: "The document says something about the button that was not understood.",
    explanation: """
      What is not understood is left out, and the rest is laid out as if it were not written. Xcode does the same or \
      refuses the document.
      """,
    example: RuleExample(
      before: """
        <button id="buy" tag="first">
          <rect key="frame" x="0" y="0" width="120" height="44"/>
          <state key="normal" title="Buy"/>
        </button>
        """,
      after: """
        <button id="buy" tag="1">
          <rect key="frame" x="0" y="0" width="120" height="44"/>
          <state key="normal" title="Buy"/>
        </button>
        """)
  ) { subject, findings in
    for issue in subject.source.issues {
      findings.append(
        Finding(
          .documentIssue, at: "", "\(issue.message).",
          advice: "Mend line \(issue.line), or set the value anew in Interface Builder.",
          numbers: [Finding.Number("line", Double(issue.line))]))
    }
  }
}
