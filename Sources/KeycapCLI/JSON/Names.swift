/// The names of an enumeration's cases, which are UIKit's own.
struct Names<Value: CaseIterable & Hashable & Sendable>: Sendable {
  /// Every name, in the order of the cases.
  let all: [String]
  private let values: [String: Value]
  private let names: [Value: String]

  init(of type: Value.Type = Value.self) {
    all = Value.allCases.map { "\($0)" }
    values = Dictionary(uniqueKeysWithValues: zip(all, Value.allCases))
    names = Dictionary(uniqueKeysWithValues: zip(Value.allCases, all))
  }

  subscript(name: String) -> Value? { values[name] }

  subscript(value: Value) -> String { names[value] ?? "\(value)" }
}
