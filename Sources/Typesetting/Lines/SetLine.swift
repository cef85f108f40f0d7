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
  /// White space counts at the end of a paragraph, as recorded (' In Five Minutes ' is 111 points wide), and for
  /// nothing where a line was broken at it.
  init(_ clusters: Range<Int>, of text: MeasuredText, isBroken: Bool = false) {
    let visible = isBroken ? text.withoutTrailingSpace(clusters) : clusters
    head = visible
    tail = visible.upperBound..<visible.upperBound
    hasEllipsis = false
    width = text.width(visible)
    isTruncated = false
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
