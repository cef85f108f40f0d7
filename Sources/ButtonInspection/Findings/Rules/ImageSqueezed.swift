import ButtonLayout

extension RuleDefinition {
  /// The image is drawn out of its proportions.
  static let imageSqueezed = RuleDefinition(
    rule: .imageSqueezed, severity: .fault,
    summary: "The image is drawn out of its proportions.",
    explanation: """
      An image that is larger than its room is cut down to it along each axis by itself, and its view stretches the picture \
      into what is left, unless imageView.contentMode says otherwise. Fill alignment stretches it just so.
      """,
    example: RuleExample(
      before: """
        <button id="cart">
          <rect key="frame" x="0" y="0" width="20" height="44"/>
          <state key="normal" image="cart"/>
        </button>
        """,
      after: """
        <button id="cart">
          <rect key="frame" x="0" y="0" width="44" height="44"/>
          <state key="normal" image="cart"/>
        </button>
        """)
  ) { subject, findings in
    guard let answer = subject.answer, let image = subject.question?.image, image.capInsets == nil,
      let drawn = answer.arrangement.imageDrawnRect, image.size.width > 0, image.size.height > 0
    else { return }
    // One length cross-multiplied with the other: by how many points the proportions are off.
    let across = drawn.width * image.size.height / image.size.width
    let down = drawn.height * image.size.width / image.size.height
    let tolerated = toleratedOverhang
    guard abs(across - drawn.height) > tolerated || abs(down - drawn.width) > tolerated
    else { return }

    let natural = image.size.written
    var advice = "Give the image a room of \(natural) points"
    var numbers: [Finding.Number] = [
      .init("width", drawn.width), .init("height", drawn.height),
      .init("naturalWidth", image.size.width), .init("naturalHeight", image.size.height),
    ]
    if let probe = subject.probe {
      let isFilled =
        probe.button.alignment(.horizontal) == .fill || probe.button.alignment(.vertical) == .fill
      if isFilled {
        advice = "Align the content otherwise than to fill"
      } else if let size = probe.sizeForWholeImage {
        advice = "Make the button \(size.written) points large"
        numbers += [.init("enoughWidth", size.width), .init("enoughHeight", size.height)]
      }
    }
    findings.append(
      Finding(
        .imageSqueezed, at: "image",
        "The image of \(natural) points is drawn \(drawn.size.written) points large.",
        advice: advice + ", or set imageView.contentMode to scaleAspectFit.", numbers: numbers))
  }
}

extension ButtonProbe {
  /// The least size, growing by whole points, in which the image keeps its own; `nil` where no size helps.
  fileprivate var sizeForWholeImage: Size? {
    guard let natural = button.imageSize else { return nil }
    return leastSize { arrangement, axis in
      arrangement.imageRect.map { $0.size.along(axis) >= natural.along(axis) } ?? true
    }
  }
}
