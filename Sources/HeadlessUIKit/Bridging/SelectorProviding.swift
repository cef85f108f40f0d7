import Foundation

/// A module that knows its methods by their names; the `HeadlessObjC` plugin writes one for each target.
public protocol SelectorProviding {
  /// Registers every method of the module.
  @MainActor static func registerSelectors()
}

/// The modules whose methods are still to be registered.
///
/// Selectors are made on any thread and called on the main one, so that a module only leaves its name until then.
private let waiting = WaitingModules()

private final class WaitingModules: @unchecked Sendable {
  private let lock = NSLock()
  private var seen: Set<ObjectIdentifier> = []
  private var modules: [any SelectorProviding.Type] = []

  func add(_ module: any SelectorProviding.Type) {
    lock.withLock {
      if seen.insert(ObjectIdentifier(module)).inserted { modules.append(module) }
    }
  }

  func takeAll() -> [any SelectorProviding.Type] {
    lock.withLock {
      defer { modules = [] }
      return modules
    }
  }
}

extension Selector {
  /// Creates a selector from its name, in a module that registers its methods when the first one is called.
  public init(_ name: String, in module: any SelectorProviding.Type) {
    self.init(name)
    waiting.add(module)
  }

  /// Registers what is still to be registered.
  @MainActor
  static func registerWaitingModules() {
    for module in waiting.takeAll() { module.registerSelectors() }
  }

  /// Makes a method without arguments callable by its name.
  @MainActor
  public func register<Target: AnyObject, Result>(
    _ method: @escaping @MainActor (Target) -> Result
  ) {
    register(in: Target.self) { target, _, _ in _ = method(target) }
  }

  /// Makes a method callable by its name, which is given who calls.
  ///
  /// A method that wants another kind of caller is not called, and `HeadlessReport` says so.
  @MainActor
  public func register<Target: AnyObject, Sender, Result>(
    _ method: @escaping @MainActor (Target, Sender) -> Result
  ) {
    register(in: Target.self) { target, sender, _ in
      guard let sender = sender as? Sender else { return noteMismatch(Sender.self, sender) }
      _ = method(target, sender)
    }
  }

  /// Makes a method callable by its name, which is given who calls and the event that made it do so.
  @MainActor
  public func register<Target: AnyObject, Sender, Event, Result>(
    _ method: @escaping @MainActor (Target, Sender, Event) -> Result
  ) {
    register(in: Target.self) { target, sender, event in
      guard let sender = sender as? Sender else { return noteMismatch(Sender.self, sender) }
      guard let event = event as? Event else { return noteMismatch(Event.self, event) }
      _ = method(target, sender, event)
    }
  }

  @MainActor
  private func noteMismatch<Wanted>(_ type: Wanted.Type, _ value: Any?) {
    let given = value.map { "\(Swift.type(of: $0))" } ?? "nil"
    HeadlessReport.note(
      "#selector(\(name))", "The method wants \(type) and was given \(given), so it was not called."
    )
  }
}
