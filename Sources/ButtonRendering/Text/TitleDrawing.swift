import ButtonLayout
import DisplayList
import Typesetting

/// A title to be drawn in its label.
public struct TitleDrawing: Sendable {
  /// The title.
  public var title: TypesetTitle
  /// Where its lines stand.
  public var alignment: LabelLines.Alignment
  /// The way that the interface reads.
  public var direction: LayoutDirection
  /// The colour.
  public var color: Color

  /// Creates a title to be drawn.
  public init(
    _ title: TypesetTitle, alignment: LabelLines.Alignment = .natural,
    direction: LayoutDirection = .leftToRight, color: Color = .black
  ) {
    self.title = title
    self.alignment = alignment
    self.direction = direction
    self.color = color
  }

  /// The text in a label.
  ///
  /// - Parameters:
  ///   - label: The label's rectangle.
  ///   - room: The width that the lines are made for, which a label that hugs them no longer has; absent, the label's.
  ///   - scale: Pixels a point.
  /// - Returns: An item for each part of one font.
  public func items(in label: Rect, room: Double? = nil, scale: Double) -> [DisplayItem] {
    LabelLines(
      of: title, in: label, room: room, alignment: alignment, direction: direction, scale: scale
    ).pieces.map { piece in
      let font = piece.typeface.fontName
      return DisplayItem(
        .text(
          TextItem(
            piece.text, origin: piece.origin, fontFamily: font.family, fontFile: font.file,
            fontSize: font.pointSize, fontWeight: font.cssWeight, color: color,
            width: piece.width)))
    }
  }
}
