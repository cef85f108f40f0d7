import Foundation

/// The name of a method.
///
/// There is no Objective-C runtime here to find the method by its name. A method that was registered is really
/// called; one that was not is named in `HeadlessReport`.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  /// The name, such as `tapped(_:)`.
  public let name: String

  /// Creates a selector from its name.
  public init(_ name: String) { self.name = name }
  /// Creates a selector from its name.
  public init(stringLiteral name: String) { self.name = name }

  /// The name.
  public var description: String { name }

  @preconcurrency @MainActor
  private static var methods: [Selector: [Method]] = [:]

  private struct Method {
    var type: AnyClass
    /// Whether a class is the method's own or one below it.
    var accepts: (AnyClass) -> Bool
    /// Calls the method, where the target is of its class.
    var call: (_ target: Any, _ sender: Any?, _ event: Any?) -> Bool
  }

  /// Makes a method callable by its name, for targets of a type.
  ///
  ///     Selector("tapped(_:)").register(in: CartController.self) { controller, sender in controller.tapped(sender) }
  @preconcurrency @MainActor
  public func register<Target: AnyObject>(
    in type: Target.Type, _ method: @escaping (Target, Any?) -> Void
  ) {
    register(in: type) { target, sender, _ in method(target, sender) }
  }

  /// Makes a method callable by its name, for targets of a type; it is given who calls, and the event.
  @preconcurrency @MainActor
  public func register<Target: AnyObject>(
    in type: Target.Type, _ method: @escaping (Target, Any?, Any?) -> Void
  ) {
    let call = { (target: Any, sender: Any?, event: Any?) -> Bool in
      guard let target = target as? Target else { return false }
      method(target, sender, event)
      return true
    }
    Selector.methods[self, default: []].append(
      Method(type: type, accepts: { $0 is Target.Type }, call: call))
  }

  /// Whether a method was registered under the name in a class of the target.
  @preconcurrency @MainActor
  func isRegistered(for target: AnyObject) -> Bool {
    Selector.registerWaitingModules()
    let type: AnyClass = Swift.type(of: target)
    return Selector.methods[self]?.contains { $0.accepts(type) } ?? false
  }

  /// Calls the method that was registered for the nearest class of the target.
  @preconcurrency @MainActor
  func perform(on target: Any?, sender: Any?, event: Any? = nil) {
    guard let target else { return }
    Selector.registerWaitingModules()
    let type: AnyClass = Swift.type(of: target as AnyObject)
    var nearest: Method?
    for method in Selector.methods[self] ?? [] where method.accepts(type) {
      if nearest?.accepts(method.type) ?? true { nearest = method }
    }
    if let nearest, nearest.call(target, sender, event) { return }
    HeadlessReport.note(
      "#selector(\(name))",
      "\(type) has no method registered under this name, so it was not called.")
  }
}
