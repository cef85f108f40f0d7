import Foundation

/// Does the work; there is no pool of objects here that could be emptied.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// A selector by its name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(aSelectorName)
}

/// A selector's name.
public func NSStringFromSelector(_ aSelector: Selector) -> String {
  aSelector.name
}

extension NSObject {
  /// Whether a method of the object's class was registered under the name.
  @preconcurrency @MainActor
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector?.isRegistered(for: self) ?? false
  }

  /// Calls a method by its name; one that was not registered is reported.
  @preconcurrency @MainActor
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    aSelector?.perform(on: self, sender: nil)
    return nil
  }

  /// Calls a method by its name with a value; one that was not registered is reported.
  @preconcurrency @MainActor
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    aSelector?.perform(on: self, sender: object)
    return nil
  }

  /// Calls a method by its name later, from the main run loop.
  @preconcurrency @MainActor
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    LaterCalls.add(self, aSelector, anArgument, delay)
  }

  /// Takes back what was to be called later of an object.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    LaterCalls.cancel(aTarget as AnyObject, nil)
  }

  /// Takes back one method that was to be called later of an object.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    LaterCalls.cancel(aTarget as AnyObject, aSelector)
  }
}

/// The calls that wait for the main run loop.
@MainActor
enum LaterCalls {
  private struct Call {
    let target: NSObject
    let selector: Selector
    let timer: Timer
  }

  private static var calls: [UUID: Call] = [:]

  static func add(
    _ target: NSObject, _ selector: Selector, _ argument: Any?, _ delay: TimeInterval
  ) {
    let id = UUID()
    nonisolated(unsafe) let argument = argument
    let timer = Timer(timeInterval: delay, repeats: false) { _ in
      MainActor.assumeIsolated {
        guard let call = calls.removeValue(forKey: id) else { return }
        call.selector.perform(on: call.target, sender: argument)
      }
    }
    calls[id] = Call(target: target, selector: selector, timer: timer)
    RunLoop.main.add(timer, forMode: .common)
  }

  static func cancel(_ target: AnyObject, _ selector: Selector?) {
    for (id, call) in calls where call.target === target {
      guard selector == nil || selector == call.selector else { continue }
      call.timer.invalidate()
      calls[id] = nil
    }
  }
}

extension NotificationCenter {
  /// Calls a method of an object when something is announced, as long as the object lives.
  ///
  /// `removeObserver(_:)` with the object takes nothing back here.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let holder = WeakObserver(observer as AnyObject)
    holder.token = addObserver(forName: aName, object: anObject, queue: nil) {
      [weak self] notification in
      nonisolated(unsafe) let notification = notification
      guard let target = holder.observer else {
        if let token = holder.token { self?.removeObserver(token) }
        return
      }
      nonisolated(unsafe) let object = target
      MainActor.assumeIsolated { aSelector.perform(on: object, sender: notification) }
    }
  }

  private final class WeakObserver: @unchecked Sendable {
    weak var observer: AnyObject?
    var token: (any NSObjectProtocol)?
    init(_ observer: AnyObject) { self.observer = observer }
  }
}

extension Timer {
  /// Calls a method of an object after a time, once or again and again.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    nonisolated(unsafe) let target = aTarget
    return Timer.scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated { aSelector.perform(on: target, sender: timer) }
    }
  }
}
