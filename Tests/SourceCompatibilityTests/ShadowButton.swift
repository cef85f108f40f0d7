import CoreGraphics
import UIKit

@IBDesignable
class ShadowButton: UIButton {

  @IBInspectable var shadowColor: UIColor? {
    get { layer.shadowColor.map { UIColor(cgColor: $0) } }
    set { layer.shadowColor = newValue?.cgColor }
  }
  @IBInspectable var shadowOpacity: Float {
    get { layer.shadowOpacity }
    set { layer.shadowOpacity = newValue }
  }
  @IBInspectable var borderWidth: CGFloat {
    get { layer.borderWidth }
    set { layer.borderWidth = newValue }
  }

  private let shape = CAShapeLayer()

  override func layoutSubviews() {
    super.layoutSubviews()
    let path = UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2)
    shape.path = path.cgPath
    shape.fillColor = UIColor.clear.cgColor
    if shape.superlayer == nil { layer.insertSublayer(shape, at: 0) }
    layer.shadowPath = path.cgPath
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.shadowRadius = 4
  }

  override func draw(_ rect: CGRect) {
    super.draw(rect)
    let arrow = UIBezierPath()
    arrow.move(to: CGPoint(x: rect.maxX - 20, y: rect.midY - 4))
    arrow.addLine(to: CGPoint(x: rect.maxX - 16, y: rect.midY))
    arrow.addLine(to: CGPoint(x: rect.maxX - 20, y: rect.midY + 4))
    arrow.lineWidth = 1.5
    tintColor.setStroke()
    arrow.stroke()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    layer.borderColor = tintColor.cgColor
  }

  func pulse() {
    let animation = CABasicAnimation(keyPath: "transform.scale")
    animation.fromValue = 1.0
    animation.toValue = 1.05
    animation.duration = 0.2
    animation.autoreverses = true
    layer.add(animation, forKey: "pulse")
  }

  static func backgroundImage(color: UIColor, size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }
}
