import Foundation

/// Somebody who is told of an animation.
public protocol CAAnimationDelegate: AnyObject {
  /// It has begun; never called here, since nothing moves.
  func animationDidStart(_ anim: CAAnimation)
  /// It has ended; never called here, since nothing moves.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change in time: values that are kept; nothing moves here.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction, @unchecked Sendable {
  /// An animation of nothing.
  public override init() { super.init() }
  /// An animation from an archive; here without reading one.
  public required init?(coder: NSCoder) { super.init() }

  /// The course.
  open var timingFunction: CAMediaTimingFunction?
  /// Who is told; held, as in Core Animation.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether it is forgotten when it has ended.
  open var isRemovedOnCompletion = true
  /// When it begins, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// How long it takes, in seconds; 0 counts as a quarter of a second.
  open var duration: CFTimeInterval = 0
  /// How fast time goes.
  open var speed: Float = 1
  /// Seconds that are skipped.
  open var timeOffset: CFTimeInterval = 0
  /// How often it is repeated.
  open var repeatCount: Float = 0
  /// How long it is repeated, in seconds.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it runs back, too.
  open var autoreverses = false
  /// What holds before and after.
  open var fillMode = CAMediaTimingFillMode.removed
  private var values: [String: Any] = [:]

  /// Keeps a value under a name.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// A value that was kept.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Adds the animation to a layer.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// A copy: of our own kinds one that no longer follows changes.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  /// An empty animation of the same kind; itself where the kind is somebody else's.
  func makeEmpty() -> CAAnimation? { type(of: self) == CAAnimation.self ? CAAnimation() : nil }

  func duplicate() -> CAAnimation {
    guard let copy = makeEmpty() else { return self }
    take(into: copy)
    return copy
  }

  func take(into copy: CAAnimation) {
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.beginTime = beginTime
    copy.duration = duration
    copy.speed = speed
    copy.timeOffset = timeOffset
    copy.repeatCount = repeatCount
    copy.repeatDuration = repeatDuration
    copy.autoreverses = autoreverses
    copy.fillMode = fillMode
    copy.values = values
  }
}

/// Animations that run together.
open class CAAnimationGroup: CAAnimation, @unchecked Sendable {
  /// The animations.
  open var animations: [CAAnimation]?

  override func makeEmpty() -> CAAnimation? {
    type(of: self) == CAAnimationGroup.self ? CAAnimationGroup() : nil
  }

  override func take(into copy: CAAnimation) {
    super.take(into: copy)
    (copy as? CAAnimationGroup)?.animations = animations
  }
}

/// The old giving way to the new.
open class CATransition: CAAnimation, @unchecked Sendable {
  /// How.
  open var type = CATransitionType.fade
  /// Where it comes from.
  open var subtype: CATransitionSubtype?
  /// Where it begins, 0 to 1.
  open var startProgress: Float = 0
  /// Where it ends, 0 to 1.
  open var endProgress: Float = 1

  override func makeEmpty() -> CAAnimation? {
    Swift.type(of: self) == CATransition.self ? CATransition() : nil
  }

  override func take(into copy: CAAnimation) {
    super.take(into: copy)
    guard let copy = copy as? CATransition else { return }
    copy.type = type
    copy.subtype = subtype
    copy.startProgress = startProgress
    copy.endProgress = endProgress
  }
}
