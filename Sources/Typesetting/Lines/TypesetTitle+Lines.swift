import ButtonLayout

/// A line of a title as it is drawn, for whoever draws it.
public struct DrawnLine: Sendable {
  /// A part of one typeface, in logical order.
  public struct Piece: Sendable {
    /// The text.
    public var text: String
    /// What it is set in.
    public var typeface: Typeface
    /// The run that it belongs to.
    public var run: Int
    /// The width that it takes, in points.
    public var width: Double
  }

  /// The parts; none on an empty line.
  public var pieces: [Piece]
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double
  /// From the line's top to its baseline, in points.
  public var ascender: Double
}

extension TypesetTitle {
  /// The space between two lines, in points.
  public var spaceBetweenLines: Double { max(0, lineSpacing.lineSpacing) }

  /// The lines that are drawn in a width.
  ///
  /// - Complexity: Linear in the title.
  public func drawnLines(in width: Double) -> [DrawnLine] {
    let fitted = fitted(to: width)
    return setLines(in: width).map { line in
      var pieces = pieces(of: line)
      // A tightened line fills the width that its label was given.
      let isTightened = !line.isTruncated && line.width > fitted.size.width + TypesetTitle.noise
      let share = isTightened ? fitted.size.width / line.width : 1
      for index in pieces.indices { pieces[index].width *= share }
      let fonts =
        pieces.isEmpty
        ? [typeface(at: line.head.lowerBound)].compactMap { $0 } : pieces.map(\.typeface)
      let natural = fonts.map(\.lineHeight).max() ?? 0
      let height = lineSpacing.height(of: natural)
      // What a line is higher than its fonts stands above it, as UIKit's paragraph styles have it.
      return DrawnLine(
        pieces: pieces, width: line.width * share, height: height,
        ascender: (fonts.map(\.ascender).max() ?? 0) + height - natural)
    }
  }

  private func pieces(of line: SetLine) -> [DrawnLine.Piece] {
    var pieces: [DrawnLine.Piece] = []
    func append(_ text: String, _ typeface: Typeface, run: Int, width: Double) {
      if let last = pieces.last, last.run == run {
        pieces[pieces.count - 1].text += text
        pieces[pieces.count - 1].width += width
      } else {
        pieces.append(DrawnLine.Piece(text: text, typeface: typeface, run: run, width: width))
      }
    }
    func append(_ clusters: Range<Int>) {
      for index in clusters where !text.clusters[index].isNewline {
        let cluster = text.clusters[index]
        let kerning = index + 1 < clusters.upperBound ? cluster.kerningAfter : 0
        append(
          text.text(index..<(index + 1)), runs[cluster.run].typeface, run: cluster.run,
          width: cluster.advance + kerning)
      }
    }
    append(line.head)
    if line.hasEllipsis, let run = runs.lastIndex(where: { !$0.text.isEmpty }) {
      append("…", runs[run].typeface, run: run, width: ellipsis)
    }
    append(line.tail)
    return pieces
  }

  private func typeface(at cluster: Int) -> Typeface? {
    guard !text.clusters.isEmpty else { return runs.first?.typeface }
    return runs[text.clusters[min(cluster, text.clusters.count - 1)].run].typeface
  }
}
