/// Where a text's lines may end, looked for when somebody first asks: most titles fit, and nobody does.
final class LineBreakMemo: @unchecked Sendable {
  // One lock for all, since it is held for the time of a copy only.
  private static let lock = Guarded(())

  /// Touched under the lock only.
  private var found: [Cluster.LineBreak]?

  /// Whether a line may or must end behind each cluster of the text, always the same one.
  func lineBreaks(of text: MeasuredText) -> [Cluster.LineBreak] {
    if let known = LineBreakMemo.lock.withValue({ _ in found }) { return known }
    // Two threads that ask at once both look, and find the same.
    let breaks = LineBreaks.behindClusters(of: text)
    LineBreakMemo.lock.withValue { _ in found = breaks }
    return breaks
  }
}
