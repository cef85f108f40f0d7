import ButtonLayout

extension RuleDefinition {
  /// A part of the title is not shown.
  static let titleTruncated = RuleDefinition(
    rule: .titleTruncated, severity: .fault,
    summary: "A part of the title is not shown at the recorded size.",
    explanation: """
      The title gets what insets and image leave of the button's width. The image never gives way to it, so a button that is \
      too narrow cuts its title, in the middle unless told otherwise. Image and title insets take room that the natural \
      size does not count, so that even a button of natural size may cut its title.
      """,
    example: RuleExample(
      before: """
        <button id="pay">
          <rect key="frame" x="0" y="0" width="130" height="44"/>
          <state key="normal" title="Continue to checkout" image="cart"/>
        </button>
        """,
      after: """
        <button id="pay">
          <rect key="frame" x="0" y="0" width="205" height="44"/>
          <state key="normal" title="Continue to checkout" image="cart"/>
        </button>
        """)
  ) { subject, findings in
    guard let answer = subject.answer, answer.arrangement.titleIsTruncated,
      let room = answer.arrangement.titleRoom
    else { return }
    guard let needed = subject.naturalTitleWidth, needed > room else {
      findings.append(
        Finding(
          .titleTruncated, at: "title",
          "The title does not show all of its lines in \(Finding.points(room)) of width.",
          advice: "Allow more lines, or make the button wider.",
          numbers: [.init("room", room)]))
      return
    }
    var numbers: [Finding.Number] = [
      .init("room", room), .init("needed", needed), .init("lacking", needed - room),
    ]
    var advice = "Write a shorter title."
    let width = answer.size.width
    let enough = ButtonProbe.fewest(upTo: 2 * Int(min(needed - room, 1e6)) + 2) { points in
      let wider = subject.answer { $0.width = width + Double(points) }?.arrangement
      // A title that nearly fits is shown tightened, which is not what was written.
      return wider?.titleIsTruncated == false && (wider?.titleRoom ?? 0) > needed - 1e-6
    }
    if let enough {
      numbers.append(.init("enoughWidth", width + Double(enough)))
      advice =
        "Make the button \(Finding.points(width + Double(enough))) wide instead of "
        + "\(Finding.rounded(width)), or the title shorter."
    }
    findings.append(
      Finding(
        .titleTruncated, at: "title",
        "The title has \(Finding.points(room)) of width and lacks "
          + "\(Finding.rounded(needed - room)).",
        advice: advice, numbers: numbers))
  }
}
