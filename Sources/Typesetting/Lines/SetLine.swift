/// One line of a label as it is drawn: the clusters that are kept, and whether an ellipsis stands for the others.
struct SetLine: Equatable, Sendable {
  /// The clusters before the ellipsis, or all.
  var head: Range<Int>
  /// The clusters behind the ellipsis.
  var tail: Range<Int>
  /// Whether an ellipsis stands between head and tail.
  var hasEllipsis: Bool
  /// The width, in points.
  var width: Double
  /// Whether something is left out.
  var isTruncated: Bool
}

extension SetLine {
  /// A whole line.
  ///
  /// White space counts at the end of a paragraph, as recorded (' In Five Minutes ' is 111 points wide), as far as there
  /// is room: beyond, it hangs over the edge. Where a line was broken at it, it counts for nothing.
  init(
    _ clusters: Range<Int>, of text: MeasuredText, in room: Double = .infinity,
    isBroken: Bool = false
  ) {
    let visible = text.withoutTrailingSpace(clusters)
    head = isBroken ? visible : clusters
    tail = head.upperBound..<head.upperBound
    hasEllipsis = false
    width = text.width(visible)
    isTruncated = false
    if !isBroken { width = max(width, min(text.width(clusters), room)) }
  }

  /// A line on which nothing finds room.
  static func empty(at index: Int) -> SetLine {
    SetLine(
      head: index..<index, tail: index..<index, hasEllipsis: false, width: 0, isTruncated: true)
  }

  /// What is drawn, in logical order.
  func string(of text: MeasuredText) -> String {
    text.text(head) + (hasEllipsis ? "…" : "") + text.text(tail)
  }
}

extension MeasuredText {
  /// A stretch of clusters without the white space at its end.
  func withoutTrailingSpace(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound && clusters[end - 1].isSpace { end -= 1 }
    return range.lowerBound..<end
  }
}
