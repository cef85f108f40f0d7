import UIKit

class HitAreaButton: UIButton {

  var hitAreaInsets = UIEdgeInsets(top: -10, left: -10, bottom: -10, right: -10)
  var minimumHitArea = CGSize(width: 44, height: 44)

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.inset(by: hitAreaInsets).contains(point)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if isHidden || !isUserInteractionEnabled || alpha < 0.01 { return nil }
    let widthToAdd = max(minimumHitArea.width - bounds.width, 0)
    let heightToAdd = max(minimumHitArea.height - bounds.height, 0)
    let largerFrame = bounds.insetBy(dx: -widthToAdd / 2, dy: -heightToAdd / 2)
    return largerFrame.contains(point) ? self : nil
  }

  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4)
  }
}

class HighlightButton: UIButton {

  var highlightedColor: UIColor = .lightGray

  private var normalColor: UIColor?

  override var isHighlighted: Bool {
    didSet {
      guard oldValue != isHighlighted else { return }
      if isHighlighted { normalColor = backgroundColor }
      UIView.animate(
        withDuration: 0.2, delay: 0,
        options: [.curveEaseOut, .allowUserInteraction, .beginFromCurrentState],
        animations: {
          self.backgroundColor = self.isHighlighted ? self.highlightedColor : self.normalColor
          self.transform =
            self.isHighlighted ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity
        }, completion: nil)
    }
  }

  override var isSelected: Bool {
    didSet { layer.borderWidth = isSelected ? 2 : 0 }
  }
}
