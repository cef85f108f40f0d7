/// A method of a class, as far as selectors ask for it.
struct Method: Hashable {
  /// The name before the parenthesis.
  var baseName: String
  /// The arguments' labels, `_` where there is none.
  var labels: [String]
  /// The type it stands in, with the types around it: `Outer.Inner`.
  var type: String
  /// The name in `@objc(name)`.
  var givenName: String?
  /// Whether Objective-C would see it.
  var isObjectiveC: Bool
  /// Why it cannot be called by its name; nil where it can.
  var obstacle: String?
  /// The `#if` conditions it stands under, outermost first.
  var conditions: [String]
  /// The byte after its body.
  var end = 0

  /// What a selector calls it, such as `tapped(_:)`.
  var name: String { "\(baseName)(\(labels.map { $0 + ":" }.joined()))" }

  /// What Objective-C calls it: the given name, else, where the first argument has no label, the pieces with their
  /// colons; nil where a preposition would come in.
  var objectiveCName: String? {
    if let givenName { return givenName }
    guard let first = labels.first else { return baseName }
    guard first == "_" else { return nil }
    return baseName + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  /// How generated code in the same class hands the method on: a closure, since a bare name may mean several methods.
  var closure: String {
    let names = ["first", "second"].prefix(labels.count)
    let arguments = zip(labels, names).map { $0 == "_" ? $1 : "\($0): \($1)" }
    return "{ (\((["target: Self"] + names).joined(separator: ", "))) in "
      + "target.`\(baseName)`(\(arguments.joined(separator: ", "))) }"
  }
}
