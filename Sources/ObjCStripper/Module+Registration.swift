extension Module {
  /// What makes the methods of a file callable by their names.
  struct Registration {
    /// A function behind each method, where its class and what is private to it can be seen.
    var edits: [Edit] = []
    /// A function behind the file that calls them all.
    var tail = ""
    /// The name of that function.
    var function: String?
  }

  func registration(of file: SourceFile) -> Registration {
    let callable = file.outline.methods.filter {
      $0.isObjectiveC && obstacle(of: $0, in: file) == nil
    }
    guard !callable.isEmpty else { return Registration() }
    var result = Registration()
    let function = "_objc_\(file.identifier)"
    var calls = ""
    for (number, method) in callable.enumerated() {
      var names = [method.name]
      if let name = method.objectiveCName, name != method.name { names.append(name) }
      let literals = names.map { "\"\($0)\"" }.joined(separator: ", ")
      let text =
        "; @MainActor static func \(function)_\(number)() { "
        + "_ObjC.add([\(literals)]) \(method.closure) }"
      result.edits.append(Edit(range: method.end..<method.end, text: text))
      let call = "  \(method.type).\(function)_\(number)()\n"
      calls +=
        method.conditions.isEmpty
        ? call : "#if \(method.conditions.joined(separator: " && "))\n\(call)#endif\n"
    }
    result.tail =
      (file.source.last == UInt8(ascii: "\n") ? "" : "\n")
      + "@MainActor func \(function)() {\n\(calls)}\n"
    result.function = function
    return result
  }

  /// Why a method cannot be called by its name; nil where it can.
  func obstacle(of method: Method, in file: SourceFile) -> String? {
    if let obstacle = method.obstacle { return obstacle }
    let parts = method.type.split(separator: ".")
    let isGeneric = parts.indices.contains {
      genericTypes.contains(parts[...$0].joined(separator: "."))
    }
    if isGeneric { return "its class is generic" }
    let twins = file.outline.methods.filter { $0.type == method.type && $0.name == method.name }
    return twins.count > 1 ? "its class has two methods of this name" : nil
  }

  /// The file that belongs to no source file: how the others name a method, and how it is called.
  static func list(calling functions: [String]) -> String {
    """
    import UIKit

    // Written anew by every build: the methods that this module's selectors may name.
    enum _ObjC: SelectorProviding {
      static subscript(name: String) -> Selector { Selector(name, in: Self.self) }

      @MainActor static func registerSelectors() {
    \(functions.map { "    \($0)()\n" }.joined())  }

      @MainActor static func add<Target: AnyObject, Result>(
        _ names: [String], _ method: @escaping @MainActor (Target) -> Result
      ) {
        for name in names { Selector(name).register(method) }
      }

      @MainActor static func add<Target: AnyObject, Sender, Result>(
        _ names: [String], _ method: @escaping @MainActor (Target, Sender) -> Result
      ) {
        for name in names { Selector(name).register(method) }
      }

      @MainActor static func add<Target: AnyObject, Sender, Event, Result>(
        _ names: [String], _ method: @escaping @MainActor (Target, Sender, Event) -> Result
      ) {
        for name in names { Selector(name).register(method) }
      }
    }

    """
  }
}
