import Foundation

/// A layer that shows text.
open class CATextLayer: CALayer, @unchecked Sendable {
  override class func makeForView() -> CALayer { CATextLayer() }

  override func renderKind(in context: CGContext) {
    super.renderKind(in: context)
    let text: NSAttributedString
    if let string = string as? NSAttributedString {
      text = string
    } else if let string = string as? String {
      let name = font as? String
      let plain = font as? UIFont ?? name.flatMap { UIFont(name: $0, size: fontSize) }
      text = NSAttributedString(
        string: string,
        attributes: [
          .font: plain?.withSize(fontSize) ?? .systemFont(ofSize: fontSize),
          .foregroundColor: foregroundColor.map { UIColor(cgColor: $0) } ?? .white,
        ])
    } else {
      return
    }
    UIGraphicsPushContext(context)
    text.draw(in: bounds)
    UIGraphicsPopContext()
  }

  /// A `String` or an `NSAttributedString`.
  open var string: Any?
  /// A `UIFont` or the name of one.
  open var font: Any?
  /// The size of plain text, in points.
  open var fontSize: CGFloat = 36
  /// The colour of plain text.
  open var foregroundColor: CGColor? = .white
  /// Whether lines break at the width.
  open var isWrapped = false
  /// Where text that does not fit is cut.
  open var truncationMode = CATextLayerTruncationMode.none {
    didSet {
      HeadlessReport.note(
        "CATextLayer.truncationMode", "Text that is too long is not truncated.",
        when: truncationMode != .none)
    }
  }
  /// Where lines stand.
  open var alignmentMode = CATextLayerAlignmentMode.natural {
    didSet {
      HeadlessReport.note(
        "CATextLayer.alignmentMode", "Text starts at the left.",
        when: alignmentMode != .natural && alignmentMode != .left)
    }
  }
}
