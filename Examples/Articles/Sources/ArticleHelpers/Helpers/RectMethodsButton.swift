import Foundation
import HeadlessUIKit

/// Article 001's way: a subclass that answers the rect methods, and so leaves UIKit's own layout whole.
///
/// It starts from where UIKit would put the parts and moves each across the other. The natural size it tells to
/// `sizeThatFits(_:)` alone; Auto Layout still hears UIKit's.
package final class RectMethodsButton: UIButton {
  /// Where the image stands.
  package var imagePosition = Wish.Position.left {
    didSet { setNeedsLayout() }
  }
  /// Points between the two.
  package var spacing: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  package override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let image = super.imageRect(forContentRect: contentRect)
    let title = super.titleRect(forContentRect: contentRect)
    guard hasBoth else { return image }
    let half = spacing / 2
    switch imagePosition {
    case .left: return image.offsetBy(dx: -half, dy: 0)
    case .right: return image.offsetBy(dx: title.width + half, dy: 0)
    case .top: return image.offsetBy(dx: title.width / 2, dy: -title.height / 2 - half)
    case .bottom: return image.offsetBy(dx: title.width / 2, dy: title.height / 2 + half)
    case .center: return image.offsetBy(dx: title.width / 2, dy: 0)
    }
  }

  package override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let image = super.imageRect(forContentRect: contentRect)
    let title = super.titleRect(forContentRect: contentRect)
    guard hasBoth else { return title }
    let half = spacing / 2
    switch imagePosition {
    case .left: return title.offsetBy(dx: half, dy: 0)
    case .right: return title.offsetBy(dx: -image.width - half, dy: 0)
    case .top: return title.offsetBy(dx: -image.width / 2, dy: image.height / 2 + half)
    case .bottom: return title.offsetBy(dx: -image.width / 2, dy: -image.height / 2 - half)
    case .center: return title.offsetBy(dx: -image.width / 2, dy: 0)
    }
  }

  /// The pair's size and the content insets.
  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard hasBoth, let image = currentImage?.size else { return super.sizeThatFits(size) }
    let natural = super.sizeThatFits(size)
    let insets = contentEdgeInsets
    let titleWidth = natural.width - insets.left - insets.right - image.width
    switch imagePosition {
    case .left, .right: return CGSize(width: natural.width + spacing, height: natural.height)
    case .center: return natural
    case .top, .bottom:
      return CGSize(
        width: max(image.width, titleWidth) + insets.left + insets.right,
        height: image.height + spacing + (titleLabel?.font.lineHeight ?? 0).rounded(.up)
          + insets.top + insets.bottom)
    }
  }

  private var hasBoth: Bool { currentImage != nil && currentTitle?.isEmpty == false }
}

/// The class of article 001 as a helper: what it is told once stays with the button.
package struct RectMethods: Helper {
  let position: Wish.Position
  let spacing: CGFloat

  /// Creates a helper.
  package init(_ position: Wish.Position, spacing: CGFloat = 6) {
    self.position = position
    self.spacing = spacing
  }

  package var name: String { "001 rect methods, \(position.rawValue)" }
  package var wish: Wish { Wish(position, spacing: spacing) }
  package func makeButton() -> UIButton { RectMethodsButton(frame: .zero) }

  package func arrange(_ button: UIButton) {
    guard let button = button as? RectMethodsButton else { return }
    button.imagePosition = position
    button.spacing = spacing
  }
}
