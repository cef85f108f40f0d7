import ButtonLayout

/// One sentence of an explanation, before a language is chosen.
public struct Sentence: Equatable, Sendable {
  /// What is said.
  public let key: SentenceKey
  /// The numbers and names in it, in any order.
  let values: [(slot: String, value: Value)]

  init(_ key: SentenceKey, _ values: KeyValuePairs<String, Value> = [:]) {
    self.key = key
    self.values = values.map { (slot: $0.key, value: $0.value) }
  }

  /// What fills a slot.
  enum Value: Equatable, Sendable {
    case number(Double)
    case formula(Formula)
    case word(Word)
    /// A place on an axis, counted from the left and top, or from the right edge.
    case place(Formula, Step.Axis, fromRight: Bool)
    /// A name that is the same in every language, such as UIKit's.
    case name(String)

    func text(in language: Language) -> String {
      switch self {
      case .number(let number): return Formula.text(number)
      case .formula(let formula): return formula.text
      case .word(let word): return word.wording[language]
      case .name(let name): return name
      case .place(let formula, let axis, fromRight: let fromRight):
        if !fromRight { return (axis == .horizontal ? "x = " : "y = ") + formula.text }
        switch language {
        case .english: return "\(formula.text) from the right"
        case .simplifiedChinese: return "距右边缘 \(formula.text)"
        }
      }
    }
  }

  /// The sentence as people read it.
  ///
  /// - Precondition: Every slot of the wording is filled.
  /// - Complexity: O(n) in the length of the sentence.
  public func text(in language: Language) -> String {
    var text = ""
    var rest = key.wording[language][...]
    while let open = rest.firstIndex(of: "{") {
      text += rest[..<open]
      guard let close = rest[open...].firstIndex(of: "}") else { break }
      text += filled(rest[rest.index(after: open)..<close], language)
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }

  /// What a slot is filled with; the name with a capital asks for a capital.
  private func filled(_ slot: Substring, _ language: Language) -> String {
    let name = slot.lowercased()
    guard let value = values.first(where: { $0.slot.lowercased() == name })?.value else {
      preconditionFailure("Nothing fills the slot '\(slot)' of the sentence \(key).")
    }
    let text = value.text(in: language)
    guard slot.first?.isUppercase == true, let first = text.first else { return text }
    return first.uppercased() + text.dropFirst()
  }

  /// Whether both say the same with the same numbers.
  public static func == (one: Sentence, other: Sentence) -> Bool {
    one.key == other.key && one.values.elementsEqual(other.values) { $0 == $1 }
  }
}
