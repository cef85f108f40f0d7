import ButtonLayout

/// A title's lines in a label, as UILabel stands them: in the middle of its height, baselines on whole pixels (model §6).
public struct LabelLines: Sendable {
  /// Where lines stand between the label's sides.
  public enum Alignment: Equatable, Sendable {
    /// At the left edge.
    case left
    /// In the middle.
    case center
    /// At the right edge.
    case right
    /// Meant from edge to edge; set as natural, since which spaces UIKit stretches is not recorded.
    case justified
    /// At the edge where reading starts.
    case natural
  }

  /// A part of a line in one typeface, and of a line of several also in one direction.
  public struct Piece: Sendable {
    /// The text.
    public var text: String
    /// What it is set in.
    public var typeface: Typeface
    /// The run that it belongs to.
    public var run: Int
    /// Where its baseline begins.
    public var origin: Point
    /// The width that it takes, in points.
    public var width: Double
  }

  /// The parts, line by line, each from left to right.
  public private(set) var pieces: [Piece] = []

  /// Stands a title's lines in a label.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - label: The label's rectangle.
  ///   - room: The width that the lines are made for, which a label that hugs them no longer has; absent, the label's.
  ///   - alignment: Where the lines stand.
  ///   - direction: The way that the interface reads.
  ///   - scale: Pixels a point.
  ///   - isCentered: Whether they stand in the middle of the height, or at the top.
  /// - Complexity: Linear in the title.
  public init(
    of title: TypesetTitle, in label: Rect, room: Double? = nil, alignment: Alignment = .natural,
    direction: LayoutDirection = .leftToRight, scale: Double, isCentered: Bool = true
  ) {
    let grid = PixelGrid(scale: scale)
    let lines = title.drawnLines(in: room ?? label.width)
    let space = title.spaceBetweenLines
    let height = lines.reduce(0) { $0 + $1.height } + space * Double(max(0, lines.count - 1))
    var top = label.minY + (isCentered ? grid.nearest((label.height - height) / 2) : 0)
    for line in lines {
      var x = label.minX + alignment.start(of: line.width, in: label.width, direction)
      let baseline = grid.nearest(top + line.ascender)
      for piece in Self.visual(line.pieces) {
        pieces.append(
          Piece(
            text: piece.text, typeface: piece.typeface, run: piece.run,
            origin: Point(x: x, y: baseline), width: piece.width))
        x += piece.width
      }
      top += line.height + space
    }
  }

  /// The pieces of a line from left to right.
  ///
  /// A line of one piece is ordered by whoever shapes it; of several, each is cut where the direction changes.
  private static func visual(_ pieces: [DrawnLine.Piece]) -> [DrawnLine.Piece] {
    guard pieces.count > 1, let levels = levels(of: pieces) else { return pieces }
    var runs: [(piece: DrawnLine.Piece, level: Int8)] = []
    var start = 0
    for piece in pieces {
      var parts: [(text: String, level: Int8)] = []
      for character in piece.text {
        let level = levels[start]
        start += character.utf8.count
        if let last = parts.indices.last, parts[last].level == level {
          parts[last].text.append(character)
        } else {
          parts.append((String(character), level))
        }
      }
      for part in parts {
        // Characters of one font share what a piece takes.
        var cut = piece
        cut.text = part.text
        cut.width = piece.width * Double(part.text.count) / Double(max(1, piece.text.count))
        runs.append((cut, part.level))
      }
    }
    return VisualOrder.reordered(runs, level: \.level).map(\.piece)
  }

  private static func levels(of pieces: [DrawnLine.Piece]) -> [Int8]? {
    do throws(MissingLibrary) {
      return try VisualOrder.levels(of: pieces.map(\.text).joined())
    } catch {
      // Whoever shapes the pieces needs the same library, and says that it is missing.
      return nil
    }
  }
}

extension LabelLines.Alignment {
  /// Where a line begins, from the label's left edge.
  fileprivate func start(
    of line: Double, in width: Double, _ direction: LayoutDirection
  ) -> Double {
    switch self {
    case .left: return 0
    case .center: return (width - line) / 2
    case .right: return width - line
    case .natural, .justified: return direction == .leftToRight ? 0 : width - line
    }
  }
}
