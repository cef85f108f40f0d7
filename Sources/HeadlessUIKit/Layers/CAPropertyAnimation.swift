import Foundation

/// A change of one value of a layer.
open class CAPropertyAnimation: CAAnimation, @unchecked Sendable {
  /// A change of a value by its name, such as `transform.scale`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The value's name.
  open var keyPath: String?
  /// Whether it is added to the value.
  open var isAdditive = false
  /// Whether a repetition begins where the last one ended.
  open var isCumulative = false

  override func makeEmpty() -> CAAnimation? {
    type(of: self) == CAPropertyAnimation.self ? CAPropertyAnimation() : nil
  }

  override func take(into copy: CAAnimation) {
    super.take(into: copy)
    guard let copy = copy as? CAPropertyAnimation else { return }
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
  }
}

/// A change from one value to another.
open class CABasicAnimation: CAPropertyAnimation, @unchecked Sendable {
  /// Where it begins.
  open var fromValue: Any?
  /// Where it ends.
  open var toValue: Any?
  /// How far it goes.
  open var byValue: Any?

  override func makeEmpty() -> CAAnimation? {
    type(of: self) == CABasicAnimation.self ? CABasicAnimation() : nil
  }

  override func take(into copy: CAAnimation) {
    super.take(into: copy)
    guard let copy = copy as? CABasicAnimation else { return }
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
  }
}

/// A change as of a weight on a spring.
open class CASpringAnimation: CABasicAnimation, @unchecked Sendable {
  /// The weight.
  open var mass: CGFloat = 1
  /// How stiff the spring is.
  open var stiffness: CGFloat = 100
  /// How fast it comes to rest.
  open var damping: CGFloat = 10
  /// How fast it is at first.
  open var initialVelocity: CGFloat = 0

  /// Seconds until less than a thousandth of the way is left, by the envelope of the oscillation.
  open var settlingDuration: CFTimeInterval {
    guard mass > 0, damping > 0 else { return .infinity }
    let decay = damping / (2 * mass)
    let square = decay * decay - stiffness / mass
    let slowest = square > 0 ? decay - square.squareRoot() : decay
    return slowest > 0 ? CFTimeInterval(log(1000) / Double(slowest)) : .infinity
  }

  override func makeEmpty() -> CAAnimation? {
    type(of: self) == CASpringAnimation.self ? CASpringAnimation() : nil
  }

  override func take(into copy: CAAnimation) {
    super.take(into: copy)
    guard let copy = copy as? CASpringAnimation else { return }
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
  }
}

/// A change through several values.
open class CAKeyframeAnimation: CAPropertyAnimation, @unchecked Sendable {
  /// The values.
  open var values: [Any]?
  /// A path of points instead.
  open var path: CGPath?
  /// When each is reached, in parts of the duration.
  open var keyTimes: [NSNumber]?
  /// The course from each to the next.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// What stands between them.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// How tight the curve is.
  open var tensionValues: [NSNumber]?
  /// Whether what moves turns with the path.
  open var rotationMode: CAAnimationRotationMode?

  override func makeEmpty() -> CAAnimation? {
    type(of: self) == CAKeyframeAnimation.self ? CAKeyframeAnimation() : nil
  }

  override func take(into copy: CAAnimation) {
    super.take(into: copy)
    guard let copy = copy as? CAKeyframeAnimation else { return }
    copy.values = values
    copy.path = path
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    copy.tensionValues = tensionValues
    copy.rotationMode = rotationMode
  }
}
