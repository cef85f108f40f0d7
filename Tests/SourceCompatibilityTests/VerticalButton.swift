import UIKit

class VerticalButton: UIButton {

  @IBInspectable var spacing: CGFloat = 4 {
    didSet { invalidateIntrinsicContentSize(); setNeedsLayout() }
  }

  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let rect = super.titleRect(forContentRect: contentRect)
    let imageHeight = currentImage?.size.height ?? 0
    let total = imageHeight + spacing + rect.height
    return CGRect(
      x: contentRect.minX,
      y: contentRect.minY + (contentRect.height - total) / 2 + imageHeight + spacing,
      width: contentRect.width, height: rect.height)
  }

  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let rect = super.imageRect(forContentRect: contentRect)
    let title = titleRect(forContentRect: contentRect)
    return CGRect(
      x: contentRect.midX - rect.width / 2, y: title.minY - spacing - rect.height,
      width: rect.width, height: rect.height)
  }

  override var intrinsicContentSize: CGSize {
    guard let image = currentImage, let label = titleLabel else {
      return super.intrinsicContentSize
    }
    let text = label.sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    return CGSize(
      width: max(image.size.width, text.width) + contentEdgeInsets.left + contentEdgeInsets.right,
      height: image.size.height + spacing + text.height
        + contentEdgeInsets.top + contentEdgeInsets.bottom)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    centerTitle()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    centerTitle()
  }

  private func centerTitle() {
    titleLabel?.textAlignment = .center
    titleLabel?.numberOfLines = 2
    titleLabel?.adjustsFontSizeToFitWidth = true
    titleLabel?.minimumScaleFactor = 0.75
    imageView?.contentMode = .scaleAspectFit
  }
}

extension UIButton {

  func alignVertical(spacing: CGFloat = 6.0) {
    guard let imageSize = imageView?.image?.size,
      let text = titleLabel?.text,
      let font = titleLabel?.font
    else { return }
    titleEdgeInsets = UIEdgeInsets(
      top: 0.0, left: -imageSize.width, bottom: -(imageSize.height + spacing), right: 0.0)
    let titleSize = NSString(string: text).size(withAttributes: [.font: font])
    imageEdgeInsets = UIEdgeInsets(
      top: -(titleSize.height + spacing), left: 0.0, bottom: 0.0, right: -titleSize.width)
    let edgeOffset = abs(titleSize.height - imageSize.height) / 2.0
    contentEdgeInsets = UIEdgeInsets(top: edgeOffset, left: 0.0, bottom: edgeOffset, right: 0.0)
  }
}
