import Dispatch
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
  ///
  /// Nothing comes back.
  @preconcurrency @MainActor
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>? {
    aSelector?.perform(on: self, sender: nil)
    return nil
  }

  /// Calls a method by its name with a value; one that was not registered is reported.
  @preconcurrency @MainActor
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>? {
    aSelector?.perform(on: self, sender: object)
    return nil
  }

  /// Calls a method by its name later, from the main queue.
  @preconcurrency @MainActor
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    LaterCalls.add(self, aSelector, anArgument, delay)
  }

  /// Takes back what was to be called later of an object.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    LaterCalls.cancel(aTarget as AnyObject) { _, _ in true }
  }

  /// Takes back one method that was to be called later of an object.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    let wanted = anArgument as AnyObject?
    LaterCalls.cancel(aTarget as AnyObject) { selector, argument in
      guard selector == aSelector else { return false }
      return argument === wanted || (argument as? NSObject)?.isEqual(wanted) == true
    }
  }
}

/// The calls that wait for their time on the main queue.
@MainActor
enum LaterCalls {
  private struct Call {
    let target: NSObject
    let selector: Selector
    let argument: AnyObject?
    let work: DispatchWorkItem
  }

  private static var calls: [UUID: Call] = [:]

  static func add(
    _ target: NSObject, _ selector: Selector, _ argument: Any?, _ delay: TimeInterval
  ) {
    let id = UUID()
    nonisolated(unsafe) let argument = argument
    let work = DispatchWorkItem {
      MainActor.assumeIsolated {
        guard let call = calls.removeValue(forKey: id) else { return }
        call.selector.perform(on: call.target, sender: argument)
      }
    }
    calls[id] = Call(
      target: target, selector: selector, argument: argument as AnyObject?, work: work)
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, delay), execute: work)
  }

  static func cancel(_ target: AnyObject, where isMeant: (Selector, AnyObject?) -> Bool) {
    for (id, call) in calls where call.target === target && isMeant(call.selector, call.argument) {
      call.work.cancel()
      calls[id] = nil
    }
  }
}

extension NotificationCenter {
  /// Calls a method of an object when something is announced, as long as the object lives.
  ///
  /// `removeObserver(_:)` with the object takes nothing back here, which the report says.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    HeadlessReport.note(
      "NotificationCenter.removeObserver(_:)",
      "An observer with a selector is called as long as it lives.")
    let holder = WeakObserver(observer as AnyObject)
    holder.token = addObserver(forName: aName, object: anObject, queue: nil) {
      [weak self] notification in
      nonisolated(unsafe) let notification = notification
      guard let target = holder.observer else {
        if let token = holder.token { self?.removeObserver(token) }
        return
      }
      nonisolated(unsafe) let object = target
      onMain { aSelector.perform(on: object, sender: notification) }
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
      onMain { aSelector.perform(on: target, sender: timer) }
    }
  }
}

/// Does the work on the main thread: at once where the caller stands there, else as soon as it comes to it.
private func onMain(_ work: @escaping @MainActor @Sendable () -> Void) {
  if Thread.isMainThread {
    MainActor.assumeIsolated(work)
  } else {
    DispatchQueue.main.async { MainActor.assumeIsolated(work) }
  }
}
