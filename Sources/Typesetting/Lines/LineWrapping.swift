extension MeasuredText {
  /// The lines that line feeds alone make, each without its line feed.
  var paragraphs: [Range<Int>] {
    var paragraphs: [Range<Int>] = []
    var start = 0
    for index in clusters.indices where clusters[index].isNewline {
      paragraphs.append(start..<index)
      start = index + 1
    }
    paragraphs.append(start..<clusters.count)
    return paragraphs
  }

  /// The lines of a paragraph in a width: as much as fits on each.
  ///
  /// A line ends where a break is allowed, and inside a word only when the word alone is too long. A cluster that alone is
  /// too long has a line of its own, which is then wider than the room.
  ///
  /// - Parameters:
  ///   - paragraph: Clusters without a line feed.
  ///   - room: The width, in points, above 0.
  ///   - isBetweenCharacters: Whether a line may end behind any character.
  ///   - limit: After so many lines no more are looked for: the last then holds all the rest.
  /// - Returns: The lines; one without a cluster for an empty paragraph.
  /// - Complexity: Linear in the clusters.
  func lines(
    of paragraph: Range<Int>, in room: Double, betweenCharacters isBetweenCharacters: Bool,
    limit: Int
  ) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = paragraph.lowerBound
    while start < paragraph.upperBound && lines.count + 1 < limit {
      let end = lineEnd(
        from: start, to: paragraph.upperBound, in: room, betweenCharacters: isBetweenCharacters)
      lines.append(start..<end)
      start = end
    }
    if start < paragraph.upperBound || lines.isEmpty { lines.append(start..<paragraph.upperBound) }
    return lines
  }

  private func lineEnd(
    from start: Int, to end: Int, in room: Double, betweenCharacters isBetweenCharacters: Bool
  ) -> Int {
    var width = 0.0
    for index in start..<end {
      let cluster = clusters[index]
      // White space hangs over the edge.
      if !cluster.isSpace && width + cluster.advance > room + TypesetTitle.noise {
        return isBetweenCharacters
          ? max(index, start + 1) : lastBreak(in: start..<index) ?? max(index, start + 1)
      }
      width += cluster.advance + cluster.kerningAfter
    }
    return end
  }

  /// The place behind the last cluster at which a line may end.
  private func lastBreak(in range: Range<Int>) -> Int? {
    lineBreaks[range].lastIndex(of: .allowed).map { $0 + 1 }
  }
}
