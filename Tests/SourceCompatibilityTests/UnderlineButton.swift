import UIKit

@IBDesignable
class UnderlineButton: UIButton {

  @IBInspectable var underlineColor: UIColor?

  override func awakeFromNib() {
    super.awakeFromNib()
    applyUnderline()
  }

  override func setTitle(_ title: String?, for state: UIControl.State) {
    super.setTitle(title, for: state)
    applyUnderline()
  }

  func applyUnderline() {
    guard let title = currentTitle, let font = titleLabel?.font else { return }
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .center
    paragraph.lineBreakMode = .byTruncatingTail
    let attributes: [NSAttributedString.Key: Any] = [
      .font: font,
      .foregroundColor: currentTitleColor,
      .underlineStyle: NSUnderlineStyle.single.rawValue,
      .underlineColor: underlineColor ?? currentTitleColor,
      .paragraphStyle: paragraph,
      .kern: 0.5,
    ]
    let text = NSMutableAttributedString(string: title, attributes: attributes)
    text.addAttribute(
      .foregroundColor, value: UIColor.black.withAlphaComponent(0.8),
      range: NSRange(location: 0, length: text.length))
    setAttributedTitle(text, for: .normal)
  }
}
