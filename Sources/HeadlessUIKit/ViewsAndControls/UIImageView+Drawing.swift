import ButtonLayout
import Foundation

extension UIImageView {
  /// Draws the image where the content mode puts it, as a stencil for the tint where it is a template.
  func drawImage() {
    let shown = isHighlighted ? highlightedImage ?? image : image ?? animationImages?.first
    guard let shown, shown.size.width > 0, shown.size.height > 0,
      let context = UIGraphicsGetCurrentContext()
    else { return }
    let rect = CGRect(
      contentMode.engineMode.drawnRect(of: Size(shown.size), in: Rect(bounds)))
    let tint = isTemplate(shown) ? tintColor.resolvedColor(with: traitCollection) : nil
    context.saveGState()
    if button?.fadesImage == true { context.setAlpha(UIButton.fadedImageAlpha) }
    shown.draw(in: rect, tint: tint)
    if button?.shadesImage == true { shown.draw(in: rect, tint: UIButton.imageShade) }
    context.restoreGState()
  }

  private var button: UIButton? { superview as? UIButton }

  /// Whether only the image's shape counts: said by the image, or left to a system button (model §1.2).
  private func isTemplate(_ image: UIImage) -> Bool {
    switch image.renderingMode {
    case .alwaysTemplate: return true
    case .alwaysOriginal: return false
    case .automatic: return image.isSymbolImage || button.map { $0.buttonType != .custom } ?? false
    }
  }
}

extension UIButton {
  /// How opaque the image of a disabled button is; by how much UIKit fades it is not recorded.
  fileprivate static let fadedImageAlpha: CGFloat = 0.5
  /// What darkens the image of a highlighted button; by how much UIKit does is not recorded.
  fileprivate static let imageShade = UIColor(white: 0, alpha: 0.4)

  fileprivate var fadesImage: Bool {
    buttonType == .custom && configuration == nil && !isEnabled && adjustsImageWhenDisabled
      && image(for: .disabled) === image(for: .normal)
  }

  fileprivate var shadesImage: Bool {
    buttonType == .custom && configuration == nil && isHighlighted && adjustsImageWhenHighlighted
      && image(for: .highlighted) === image(for: .normal)
  }
}
