extension MeasuredText {
  /// A line with an ellipsis for what does not fit: the characters that are kept, and the width that they take.
  ///
  /// A truncated label hugs this line. Which characters UILabel keeps is not recorded: here the kept ends grow one
  /// character at a time, in the middle the narrower one first, until the next does not fit. So a wider room
  /// never shows less. Where whole lines are left out, the ellipsis stands for them at the end.
  ///
  /// - Parameters:
  ///   - range: The clusters of the line.
  ///   - room: The width, in points.
  ///   - mode: Where the ellipsis stands.
  ///   - ellipsis: The width of "…", in points.
  ///   - leavesMore: Whether text follows that the line stands for too.
  /// - Returns: The line.
  /// - Complexity: Linear in the clusters of the line.
  func truncated(
    _ range: Range<Int>, to room: Double, mode: LineBreakMode, ellipsis: @autoclosure () -> Double,
    leavesMore: Bool = false
  ) -> SetLine {
    if !leavesMore && fits(range, in: room) { return SetLine(range, of: self, in: room) }
    // Where there is no room, or not even for the ellipsis, nothing is drawn.
    guard room > TypesetTitle.noise else { return .empty(at: range.lowerBound) }
    guard mode.truncates else { return cut(range, to: room, mode: mode) }
    let ellipsis = ellipsis()
    guard ellipsis <= room + TypesetTitle.noise else { return .empty(at: range.lowerBound) }
    var head = Growth(end: range.lowerBound)
    var tail = Growth(end: range.upperBound)
    while head.end < tail.end {
      let growsHead: Bool
      switch mode {
      case _ where leavesMore: growsHead = true
      case .byTruncatingHead: growsHead = false
      case .byTruncatingMiddle: growsHead = head.width <= tail.width
      default: growsHead = true
      }
      let next =
        growsHead ? head.withNext(clusters[head.end]) : tail.withPrevious(clusters[tail.end - 1])
      let other = growsHead ? tail : head
      if next.width + ellipsis + other.width > room + TypesetTitle.noise { break }
      if growsHead { head = next } else { tail = next }
    }
    return SetLine(
      head: range.lowerBound..<head.end, tail: tail.end..<range.upperBound, hasEllipsis: true,
      width: head.width + ellipsis + tail.width, isTruncated: true)
  }

  /// Whether a line fits; white space at its end hangs over the edge.
  func fits(_ range: Range<Int>, in room: Double) -> Bool {
    width(withoutTrailingSpace(range)) <= room + TypesetTitle.noise
  }

  /// A line that is cut without an ellipsis: at the edge, or at the last place where it may end.
  private func cut(_ range: Range<Int>, to room: Double, mode: LineBreakMode) -> SetLine {
    var line: SetLine
    if mode == .byClipping {
      // The label keeps its whole text; the edge hides the rest.
      line = SetLine(range, of: self)
    } else {
      let first = lines(
        of: range, in: room, betweenCharacters: mode == .byCharWrapping, limit: 2)[0]
      line = SetLine(first, of: self, isBroken: true)
    }
    line.width = min(line.width, room)
    line.isTruncated = true
    return line
  }
}

/// One end of a truncated line while it grows towards the other.
private struct Growth {
  /// Where it ends so far.
  var end: Int
  /// Its width, in points.
  var width = 0.0
  /// What is added before the next cluster of a head.
  private var kerning = 0.0
  private var isEmpty = true

  init(end: Int) {
    self.end = end
  }

  func withNext(_ cluster: Cluster) -> Growth {
    var grown = self
    grown.width += kerning + cluster.advance
    grown.kerning = cluster.kerningAfter
    grown.end += 1
    return grown
  }

  func withPrevious(_ cluster: Cluster) -> Growth {
    var grown = self
    grown.width += cluster.advance + (isEmpty ? 0 : cluster.kerningAfter)
    grown.isEmpty = false
    grown.end -= 1
    return grown
  }
}
