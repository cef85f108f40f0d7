import InterfaceBuilder

extension RuleDefinition {
  /// Nobody says how large an image is.
  static let imageSizeUnknown = RuleDefinition(
    rule: .imageSizeUnknown, severity: .risk,
    summary: "An image is named whose size neither the document nor an asset catalog says.",
    explanation: """
      A document records the size of every image that Interface Builder found when it was saved. One that is missing there \
      was not found: it has been renamed or deleted, or belongs to another target, and the button will come up without it.
      """,
    example: RuleExample(
      before: """
        <button id="buy">
          <rect key="frame" x="0" y="0" width="100" height="44"/>
          <state key="normal" title="Buy" image="basket"/>
        </button>
        """,
      after: """
        <button id="buy">
          <rect key="frame" x="0" y="0" width="100" height="44"/>
          <state key="normal" title="Buy" image="cart"/>
        </button>
        """)
  ) { subject, findings in
    for state in subject.source.states {
      let names = [
        (state.isSystemImage ? nil : state.image, "image"),
        (state.backgroundImage, "backgroundImage"),
      ]
      for (name, key) in names {
        guard let name, subject.imageSize(named: name, isSystemSymbol: false) == nil
        else { continue }
        findings.append(
          Finding(
            .imageSizeUnknown, at: key,
            "Nothing says how large '\(name)' is, which the state '\(state.key)' names.",
            advice:
              "Add the image to the asset catalog, and save the document in Interface Builder.",
            numbers: [.init("line", Double(state.line))]))
      }
    }
  }
}
