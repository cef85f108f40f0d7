import UIKit

@IBDesignable
class GradientButton: UIButton {

  @IBInspectable var startColor: UIColor = .systemBlue { didSet { updateColors() } }
  @IBInspectable var endColor: UIColor = .purple { didSet { updateColors() } }
  @IBInspectable var isHorizontal: Bool = true { didSet { updatePoints() } }
  @IBInspectable var cornerRadius: CGFloat = 8 {
    didSet {
      layer.cornerRadius = cornerRadius
      layer.masksToBounds = cornerRadius > 0
    }
  }

  private lazy var gradientLayer: CAGradientLayer = {
    let gradient = CAGradientLayer()
    gradient.locations = [0.0, 1.0]
    return gradient
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }

  private func commonInit() {
    layer.insertSublayer(gradientLayer, at: 0)
    setTitleColor(.white, for: .normal)
    titleLabel?.font = UIFont.systemFont(ofSize: 16, weight: .semibold)
    updateColors()
    updatePoints()
  }

  private func updateColors() {
    gradientLayer.colors = [startColor.cgColor, endColor.cgColor]
  }

  private func updatePoints() {
    gradientLayer.startPoint = isHorizontal ? CGPoint(x: 0, y: 0.5) : CGPoint(x: 0.5, y: 0)
    gradientLayer.endPoint = isHorizontal ? CGPoint(x: 1, y: 0.5) : CGPoint(x: 0.5, y: 1)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradientLayer.frame = bounds
    gradientLayer.cornerRadius = layer.cornerRadius
  }

  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    commonInit()
  }
}
