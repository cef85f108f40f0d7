import Foundation

extension UIView {
  private static let endsAtOnce =
    "The end is reached at once: durations, delays, curves and repetitions do not count."

  /// Whether UIKit would take time: without animations it, too, ends at once.
  private static func takesTime(_ duration: TimeInterval) -> Bool {
    duration > 0 && areAnimationsEnabled
  }

  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Sendable {
    /// One bit an option.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out with the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Touches count meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// It starts where the last one is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// It does not end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// It runs back, too.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// It begins and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// It begins slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// It ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// It runs evenly.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// What the animation around says of time does not count.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// What the animation around says of the curve does not count.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Content is drawn anew meanwhile.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition hides and shows instead of taking out and putting in.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// What the animation around says of options does not count.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// It turns around a vertical axis to the right.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// It turns around a vertical axis to the left.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// It curls upwards.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// It curls downwards.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// The old fades into the new.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// It turns around a horizontal axis from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// It turns around a horizontal axis from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// 60 pictures a second.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// 30 pictures a second.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }

  /// Sets the end state at once and says that it is done: there is no time here.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    HeadlessReport.note(
      "UIView.animate(withDuration:delay:options:animations:completion:)", UIView.endsAtOnce,
      when: takesTime(duration + delay))
    animations()
    completion?(true)
  }

  /// Sets the end state at once and says that it is done.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    HeadlessReport.note(
      "UIView.animate(withDuration:animations:completion:)", UIView.endsAtOnce,
      when: takesTime(duration))
    animations()
    completion?(true)
  }

  /// Sets the end state at once and says that it is done.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    HeadlessReport.note(
      "UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:"
        + "animations:completion:)", UIView.endsAtOnce, when: takesTime(duration + delay))
    animations()
    completion?(true)
  }

  /// Sets the end state at once and says that it is done.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    HeadlessReport.note(
      "UIView.transition(with:duration:options:animations:completion:)", UIView.endsAtOnce,
      when: takesTime(duration))
    animations?()
    completion?(true)
  }

  /// Does the work; nothing is animated anyway.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Whether changes may be animated: kept, and nothing is animated here.
  public private(set) static var areAnimationsEnabled = true

  /// Sets whether changes may be animated.
  public static func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

  /// How long the animation takes that the call stands in, in seconds: there is no time here.
  public static var inheritedAnimationDuration: TimeInterval { 0 }

  /// Sets the end state at once and says that it is done.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    HeadlessReport.note(
      "UIView.animateKeyframes(withDuration:delay:options:animations:completion:)",
      UIView.endsAtOnce, when: takesTime(duration + delay))
    animations()
    completion?(true)
  }

  /// Sets the state of a keyframe at once.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  /// Puts a view in another's place at once and says that it is done.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    HeadlessReport.note(
      "UIView.transition(from:to:duration:options:completion:)", UIView.endsAtOnce,
      when: takesTime(duration))
    if options.contains(.showHideTransitionViews) {
      fromView.isHidden = true
      toView.isHidden = false
    } else if let parent = fromView.superview {
      parent.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
    }
    completion?(true)
  }

  /// How an animation of keyframes runs.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// One bit an option.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Between keyframes evenly.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Without anything between keyframes.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Between keyframes at an even pace.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Between keyframes on a smooth curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Between keyframes on a smooth curve at an even pace.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    /// Subviews are laid out with it.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Touches count while it runs.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// From what is shown now.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Again and again.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Forth and back.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Its own duration, whatever stands around it.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Its own options, whatever stands around it.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
  }

  /// Sets the end state at once and says that it is done (iOS 17).
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    HeadlessReport.note(
      "UIView.animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)",
      UIView.endsAtOnce, when: takesTime(duration + delay))
    animations()
    completion?(true)
  }

  /// Begins a block of changes; they take place at once.
  public static func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {
    HeadlessReport.note("UIView.beginAnimations(_:context:)", endsAtOnce)
  }
  /// Ends a block of changes.
  public static func commitAnimations() {}
  /// Accepted: there is no time here.
  public static func setAnimationDuration(_ duration: TimeInterval) {
    HeadlessReport.note("UIView.setAnimationDuration(_:)", endsAtOnce)
  }
  /// Accepted: there is no time here.
  public static func setAnimationDelay(_ delay: TimeInterval) {
    HeadlessReport.note("UIView.setAnimationDelay(_:)", endsAtOnce)
  }
  /// Accepted: there is no time here.
  public static func setAnimationCurve(_ curve: AnimationCurve) {
    HeadlessReport.note("UIView.setAnimationCurve(_:)", endsAtOnce)
  }
  /// Accepted: there is no time here.
  public static func setAnimationRepeatCount(_ repeatCount: Float) {
    HeadlessReport.note("UIView.setAnimationRepeatCount(_:)", endsAtOnce)
  }
  /// Accepted: there is no time here.
  public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    HeadlessReport.note("UIView.setAnimationRepeatAutoreverses(_:)", endsAtOnce)
  }
  /// Accepted: there is no time here.
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    HeadlessReport.note("UIView.setAnimationBeginsFromCurrentState(_:)", endsAtOnce)
  }

  /// How time passes in an animation.
  public enum AnimationCurve: Int, Sendable {
    /// It begins and ends slowly.
    case easeInOut = 0
    /// It begins slowly.
    case easeIn = 1
    /// It ends slowly.
    case easeOut = 2
    /// It runs evenly.
    case linear = 3
  }
}
