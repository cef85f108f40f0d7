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
  private static var methods: [Selector: [(Any, Any?) -> Bool]] = [:]

  /// Makes a method callable by its name, for targets of a type.
  ///
  ///     Selector("tapped(_:)").register(in: CartController.self) { controller, sender in controller.tapped(sender) }
  @preconcurrency @MainActor
  public func register<Target: AnyObject>(
    in type: Target.Type, _ method: @escaping (Target, Any?) -> Void
  ) {
    Selector.methods[self, default: []].append { target, sender in
      guard let target = target as? Target else { return false }
      method(target, sender)
      return true
    }
  }

  @preconcurrency @MainActor
  func perform(on target: Any?, sender: Any?) {
    guard let target else { return }
    for method in Selector.methods[self] ?? [] where method(target, sender) { return }
    HeadlessReport.note(
      "#selector(\(name))",
      "\(type(of: target)) has no method registered under this name, so it was not called.")
  }
}
