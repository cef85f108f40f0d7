/// The `#if` conditions around a piece of code.
struct Conditions {
  /// What was tested in each open `#if` so far; the last one holds, those before it did not.
  private var branches: [[String]] = []

  /// The conditions that all hold here, outermost first.
  var all: [String] {
    branches.flatMap { tested in
      tested.dropLast().map { "!\($0)" } + tested.suffix(1)
    }
  }

  /// Goes on past a directive.
  mutating func follow(_ directive: String, _ condition: String) {
    let test = "(\(condition.drop { $0 == " " || $0 == "\t" }))"
    switch directive {
    case "#if": branches.append([test])
    case "#elseif": if !branches.isEmpty { branches[branches.count - 1].append(test) }
    case "#else": if !branches.isEmpty { branches[branches.count - 1].append("(true)") }
    default: _ = branches.popLast()
    }
  }
}
