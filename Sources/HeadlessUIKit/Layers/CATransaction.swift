import Foundation

/// Changes of layers that belong together, on this thread.
///
/// Everything changes at once here, so a transaction only remembers its settings and calls its completion.
open class CATransaction: NSObject {
  private final class Level {
    var isSilent = false
    var duration: CFTimeInterval = 0.25
    var function: CAMediaTimingFunction?
    var completion: (() -> Void)?
    var values: [String: Any] = [:]
  }

  private final class Stack {
    var levels: [Level] = []
  }

  private static var stack: Stack {
    let dictionary = Thread.current.threadDictionary
    if let known = dictionary["HeadlessUIKit.transactions"] as? Stack { return known }
    let new = Stack()
    dictionary["HeadlessUIKit.transactions"] = new
    return new
  }

  /// Begins a transaction inside the others.
  public class func begin() {
    let level = Level()
    if let outer = stack.levels.last {
      level.isSilent = outer.isSilent
      level.duration = outer.duration
      level.function = outer.function
    }
    stack.levels.append(level)
  }

  /// Ends the innermost transaction and calls its completion; none does nothing.
  public class func commit() { stack.levels.popLast()?.completion?() }

  /// Makes every change now: they are made already.
  public class func flush() {}

  /// Whether changes are not animated.
  public class func disableActions() -> Bool { stack.levels.last?.isSilent ?? false }
  /// Says whether changes are not animated; they never are here.
  public class func setDisableActions(_ flag: Bool) { stack.levels.last?.isSilent = flag }
  /// How long changes take, in seconds.
  public class func animationDuration() -> CFTimeInterval { stack.levels.last?.duration ?? 0.25 }
  /// Says how long changes take, in seconds; they take no time here.
  public class func setAnimationDuration(_ dur: CFTimeInterval) {
    stack.levels.last?.duration = dur
  }
  /// The course of changes.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    stack.levels.last?.function
  }
  /// Says the course of changes.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack.levels.last?.function = function
  }
  /// What is called at the end.
  public class func completionBlock() -> (() -> Void)? { stack.levels.last?.completion }

  /// Says what is called at the end; outside a transaction it is called at once.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    guard let level = stack.levels.last else {
      block?()
      return
    }
    level.completion = block
  }

  /// A value that was kept.
  public class func value(forKey key: String) -> Any? { stack.levels.last?.values[key] }
  /// Keeps a value.
  public class func setValue(_ anObject: Any?, forKey key: String) {
    stack.levels.last?.values[key] = anObject
  }
}
