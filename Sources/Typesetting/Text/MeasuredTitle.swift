import ButtonLayout

/// A text as it was measured, shared by all who set it: its runs, its clusters, and its size where nothing is special.
final class MeasuredTitle: Sendable {
  /// The runs; they keep the fonts by whose identity the title is remembered.
  let runs: StyledText.Pieces
  /// The clusters.
  let text: MeasuredText
  /// How many fonts had been added to the library that was asked; `nil` where none was.
  let additions: Int?
  /// Whether there is no line feed.
  let isOneParagraph: Bool
  /// The natural size of a single paragraph of one run whose lines are not spaced, in points; else `nil`.
  let plainSize: Size?

  init(_ runs: StyledText.Pieces, text: MeasuredText, additions: Int?) {
    self.runs = runs
    self.text = text
    self.additions = additions
    isOneParagraph = !text.clusters.contains(where: \.isNewline)
    plainSize = isOneParagraph ? MeasuredTitle.plainSize(of: text, runs) : nil
  }

  private static func plainSize(of text: MeasuredText, _ runs: StyledText.Pieces) -> Size? {
    guard let run = runs.only else { return nil }
    let width = SetLine(text.clusters.indices, of: text).width
    // What is not a number fits no room, and is nowhere plain.
    guard width.isFinite else { return nil }
    return Size(width: max(0, width), height: max(0, run.typeface.lineHeight))
  }
}
