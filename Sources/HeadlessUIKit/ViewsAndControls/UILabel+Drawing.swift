import ButtonLayout
import DisplayList
import Foundation
import Typesetting

extension UILabel {
  /// Draws the text in a rectangle of the current context, in the middle of its height.
  func drawLines(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let text = styledText,
      case .typeset(let title) = AnyTitle.measured(
        text, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode.engineMode,
        tightens: allowsDefaultTighteningForTruncation)
    else { return }
    let scale = traitCollection.displayScale
    let lines = LabelLines(
      of: title, in: Rect(rect), alignment: textAlignment.engineAlignment,
      direction: effectiveUserInterfaceLayoutDirection == .rightToLeft
        ? .rightToLeft : .leftToRight,
      scale: scale > 0 ? Double(scale) : 2)
    let colors = runColors
    context.saveGState()
    if let shadowColor {
      context.setShadow(
        offset: shadowOffset, blur: 0,
        color: shadowColor.resolvedColor(with: traitCollection).cgColor)
    }
    for piece in lines.pieces {
      let color = colors.indices.contains(piece.run) ? colors[piece.run] : shownTextColor
      context.record(.text(TextItem(piece, color: color)))
    }
    context.restoreGState()
  }

  private var shownTextColor: Color {
    let color: UIColor = isHighlighted ? highlightedTextColor ?? textColor : textColor
    return color.resolvedColor(with: traitCollection).cgColor.displayed
  }

  /// The colour of each run of a text with attributes; none where there are none.
  private var runColors: [Color] {
    guard let attributed else { return [] }
    var colors: [Color] = []
    let whole = NSRange(location: 0, length: attributed.length)
    attributed.enumerateAttributes(in: whole) { attributes, _, _ in
      let own = attributes[.foregroundColor] as? UIColor
      colors.append(
        own.map { $0.resolvedColor(with: traitCollection).cgColor.displayed } ?? shownTextColor)
    }
    return colors
  }
}

extension TextItem {
  /// A part of a line, where it stands.
  fileprivate init(_ piece: LabelLines.Piece, color: Color) {
    let font = piece.typeface.fontName
    self.init(
      piece.text, origin: piece.origin, fontFamily: font.family, fontFile: font.file,
      fontSize: font.pointSize, fontWeight: font.cssWeight, color: color, width: piece.width)
  }
}

extension NSTextAlignment {
  var engineAlignment: LabelLines.Alignment {
    switch self {
    case .left: return .left
    case .center: return .center
    case .right: return .right
    case .justified: return .justified
    case .natural: return .natural
    }
  }
}
