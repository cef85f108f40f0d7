extension MeasuredText {
  /// A line with an ellipsis for what does not fit: the characters that are kept, and the width that they take.
  ///
  /// A truncated label hugs this line. Which characters UILabel keeps is not recorded: here the kept ends grow one
  /// character at a time, in the middle the narrower one first, until the next does not fit. So a wider room
  /// never shows less.
  ///
  /// - Parameters:
  ///   - range: The clusters of the line.
  ///   - room: The width, in points.
  ///   - mode: Where the ellipsis stands.
  ///   - ellipsis: The width of "…", in points.
  ///   - leavesMore: Whether text follows that the line stands for too.
  /// - Returns: The line.
  func truncated(
    _ range: Range<Int>, to room: Double, mode: LineBreakMode, ellipsis: Double,
    leavesMore: Bool = false
  ) -> SetLine {
    guard width(range) > room + TypesetTitle.noise || leavesMore else {
      return SetLine(range, of: self)
    }
    guard mode.truncates else { return cut(range, to: room, mode: mode) }
    // Where not even the ellipsis fits, nothing is drawn.
    guard ellipsis <= room + TypesetTitle.noise else { return .empty(at: range.lowerBound) }
    var head = range.lowerBound..<range.lowerBound
    var tail = range.upperBound..<range.upperBound
    while head.upperBound < tail.lowerBound {
      let longerHead = head.lowerBound..<(head.upperBound + 1)
      let longerTail = (tail.lowerBound - 1)..<tail.upperBound
      let growsHead: Bool
      switch mode {
      case .byTruncatingHead: growsHead = false
      case .byTruncatingMiddle where !leavesMore: growsHead = width(head) <= width(tail)
      default: growsHead = true
      }
      let next = growsHead ? (longerHead, tail) : (head, longerTail)
      if width(next.0) + ellipsis + width(next.1) > room + TypesetTitle.noise { break }
      (head, tail) = next
    }
    return SetLine(
      head: head, tail: tail, hasEllipsis: true, width: width(head) + ellipsis + width(tail),
      isTruncated: true)
  }

  /// A line that is cut without an ellipsis: at the edge, or at the last place where it may end.
  private func cut(_ range: Range<Int>, to room: Double, mode: LineBreakMode) -> SetLine {
    if mode == .byClipping {
      // The label keeps its whole text; the edge hides the rest.
      var line = SetLine(range, of: self)
      line.width = min(line.width, room)
      line.isTruncated = true
      return line
    }
    let first = lines(
      of: range, in: room, betweenCharacters: mode == .byCharWrapping, limit: 2)[0]
    var line = SetLine(first, of: self, isBroken: true)
    line.width = min(line.width, room)
    line.isTruncated = true
    return line
  }
}
