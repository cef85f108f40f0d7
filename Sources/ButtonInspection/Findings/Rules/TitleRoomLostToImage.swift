import ButtonLayout
import Typesetting

extension RuleDefinition {
  /// The title is cut beside room that is kept for an image which stands elsewhere.
  static let titleRoomLostToImage = RuleDefinition(
    rule: .titleRoomLostToImage, severity: .fault,
    summary: "The title is cut, and the image whose width it loses stands elsewhere.",
    explanation: """
      The title loses the image's width wherever the image stands: that insets have moved the image above or below the title \
      gives nothing back. A title inset of minus the image's width on the image's side does.
      """,
    example: RuleExample(
      before: """
        <button id="gift">
          <rect key="frame" x="0" y="0" width="140" height="64"/>
          <inset key="imageEdgeInsets" minX="0.0" minY="-30" maxX="-100" maxY="0.0"/>
          <inset key="titleEdgeInsets" minX="0.0" minY="30" maxX="0.0" maxY="0.0"/>
          <state key="normal" title="Send it as a gift" image="cart"/>
        </button>
        """,
      after: """
        <button id="gift">
          <rect key="frame" x="0" y="0" width="140" height="64"/>
          <inset key="imageEdgeInsets" minX="0.0" minY="-30" maxX="-100" maxY="0.0"/>
          <inset key="titleEdgeInsets" minX="-24" minY="30" maxX="0.0" maxY="0.0"/>
          <state key="normal" title="Send it as a gift" image="cart"/>
        </button>
        """)
  ) { subject, findings in
    guard let arrangement = subject.answer?.arrangement,
      let image = arrangement.imageRect, image.width > 0,
      let title = arrangement.titleRect, let room = arrangement.titleRoom,
      !image.standsBeside(title, in: arrangement.bounds), let probe = subject.probe,
      probe.title.naturalSize.width > room + toleratedOverhang
    else { return }
    let edge: InsetEdge = probe.button.layoutDirection == .leftToRight ? .left : .right
    let written = probe.button.titleEdgeInsets[edge]
    let given = written - image.width
    let better = probe.arrangement { $0.titleEdgeInsets[edge] = given }
    guard let gained = better.titleRoom, gained > room else { return }
    let path = "titleEdgeInsets.\(edge.name)"
    let outcome =
      better.titleIsTruncated
      ? "the title then has \(Finding.points(gained))" : "the title is then shown in full"
    findings.append(
      Finding(
        .titleRoomLostToImage, at: path,
        "The title lacks room, and \(Finding.points(image.width)) beside it are kept for the image, "
          + "which stands elsewhere.",
        advice:
          "Write \(Finding.rounded(given)) instead of \(Finding.rounded(written)) for \(path): \(outcome).",
        numbers: [
          .init("imageWidth", image.width), .init("room", room), .init("roomThen", gained),
          .init(edge.name, given),
        ]))
  }
}

extension Rect {
  /// Whether the rectangle takes room that a title beside it could not have.
  fileprivate func standsBeside(_ title: Rect, in bounds: Rect) -> Bool {
    minY < title.maxY && title.minY < maxY && minX < bounds.maxX && bounds.minX < maxX
  }
}
