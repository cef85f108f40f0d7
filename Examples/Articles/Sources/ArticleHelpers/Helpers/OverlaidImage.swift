import Foundation
import HeadlessUIKit

/// Article 002's first way: the button has a title only, and an image view is laid over it.
///
/// The article gives no code for it. Here the image view stands to the left of the title, held to it at every layout
/// as constraints would hold it.
package final class OverlaidImageButton: UIButton {
  /// The view that lies over the button.
  package let overlay = UIImageView(frame: .zero)
  /// Points between the two.
  package var spacing: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    guard let title = titleLabel?.frame, let size = overlay.image?.size else { return }
    if overlay.superview == nil { addSubview(overlay) }
    overlay.frame = CGRect(
      x: title.minX - spacing - size.width, y: title.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}

/// The image view over a button as a helper.
package struct OverlaidImage: Helper {
  let spacing: CGFloat

  /// Creates a helper.
  package init(spacing: CGFloat = 6) { self.spacing = spacing }

  package let name = "002 image view over the button, left"
  package var wish: Wish { Wish(.left, spacing: spacing) }
  package func makeButton() -> UIButton { OverlaidImageButton(frame: .zero) }

  package func fill(_ button: UIButton, image: UIImage, title: String) {
    (button as? OverlaidImageButton)?.overlay.image = image
    button.setTitle(title, for: .normal)
  }

  package func arrange(_ button: UIButton) {
    (button as? OverlaidImageButton)?.spacing = spacing
  }

  package func imageView(of button: UIButton) -> UIImageView? {
    (button as? OverlaidImageButton)?.overlay
  }
}
