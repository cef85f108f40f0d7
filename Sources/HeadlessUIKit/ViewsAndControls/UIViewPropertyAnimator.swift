import Foundation

/// Where an animation has come to.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// Its end.
  case end = 0
  /// Its start.
  case start = 1
  /// In between.
  case current = 2
}

/// What an animation is doing.
public enum UIViewAnimatingState: Int, Sendable {
  /// Nothing yet, or no more.
  case inactive = 0
  /// It has begun.
  case active = 1
  /// It was stopped and waits for its end.
  case stopped = 2
}

/// An animation that can be held: here its changes take place when it starts, and it has then ended.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  /// How long it takes, in seconds.
  public let duration: TimeInterval
  /// What it is doing.
  open private(set) var state = UIViewAnimatingState.inactive
  /// How much of it is done, 0 to 1.
  open var fractionComplete: CGFloat {
    get { fraction }
    set {
      fraction = newValue
      HeadlessReport.note(
        "UIViewPropertyAnimator.fractionComplete", "Nothing is shown between start and end.")
    }
  }
  private var fraction: CGFloat = 0
  /// Whether it runs backwards.
  open var isReversed = false {
    didSet {
      HeadlessReport.note(
        "UIViewPropertyAnimator.isReversed", "An animation has ended when it has started.",
        when: isReversed)
    }
  }
  /// Whether it is running: never, since it has ended when it has started.
  open var isRunning: Bool { false }

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Creates an animation of a curve.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    super.init()
    if let animations { self.animations.append(animations) }
  }

  /// Creates an animation that swings.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// Starts an animation after a time.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  /// Adds somebody who is told of the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Makes the changes and ends.
  open func startAnimation() {
    HeadlessReport.note(
      "UIViewPropertyAnimator.startAnimation()",
      "The end is reached at once: durations, delays and curves do not count.",
      when: duration > 0 && UIView.areAnimationsEnabled)
    finishAnimation(at: .end)
  }
  /// The same: there is no time here.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// Holds the animation where it is.
  open func pauseAnimation() {
    HeadlessReport.note(
      "UIViewPropertyAnimator.pauseAnimation()", "An animation has ended when it has started.")
    state = .active
  }
  /// Makes the changes and ends.
  open func continueAnimation(withTimingParameters parameters: Any?, durationFactor: CGFloat) {
    startAnimation()
  }
  /// Stops, with or without waiting for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    state = withoutFinishing ? .inactive : .stopped
  }

  /// Makes the changes, unless it is to end at its start, and tells everybody.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    let (changes, told) = (animations, completions)
    animations = []
    completions = []
    if finalPosition != .start { for change in changes { change() } }
    fraction = finalPosition == .start ? 0 : 1
    state = .inactive
    for completion in told { completion(finalPosition) }
  }
}
