/// Reads the sums that stand in a text and adds them up again, knowing nothing of how they were written.
enum Equation {
  /// A chain of equal sums such as `50 + 25 = 75`: what each side comes to.
  struct Found: CustomStringConvertible {
    let text: String
    let sides: [Double]
    /// How many numbers were rounded to thousandths on the way.
    let numbers: Int

    var description: String { text }

    /// Whether all sides come to the same, but for thousandths that were rounded away.
    var holds: Bool {
      sides.allSatisfy { abs($0 - sides[0]) <= 0.0005 * Double(numbers + 1) }
    }
  }

  /// Every chain in a text with at least two sides that are numbers.
  static func all(in text: String) -> [Found] {
    // A word ends a sum: only what stands between words is looked at.
    let sums = text.split { character in
      !("0123456789.=+−÷() ".contains(character))
    }
    return sums.compactMap { found(in: String($0)) }
  }

  private static func found(in text: String) -> Found? {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").joined(separator: " ") }
    var sides: [Double] = []
    var numbers = 0
    for part in parts where !part.isEmpty {
      var sum = part[...]
      while let last = sum.last, last == "." || last == " " { sum.removeLast() }
      guard let value = value(of: String(sum)) else { continue }
      sides.append(value)
      numbers += sum.split(separator: " ").count
    }
    return sides.count > 1 ? Found(text: text, sides: sides, numbers: numbers) : nil
  }

  /// A sum, or a sum divided.
  private static func value(of text: String) -> Double? {
    let halves = text.split(separator: "÷")
    if halves.count == 2 {
      let inner = halves[0].filter { !"()".contains($0) }
      guard let dividend = sum(inner), let divisor = sum(String(halves[1])) else { return nil }
      return dividend / divisor
    }
    return sum(text)
  }

  private static func sum(_ text: String) -> Double? {
    var total = 0.0
    var sign = 1.0
    var isNumberNext = true
    for word in text.split(separator: " ") {
      switch word {
      case "+" where !isNumberNext: sign = 1
      case "−" where !isNumberNext: sign = -1
      default:
        let plain = word.first == "−" ? "-" + word.dropFirst() : String(word)
        guard isNumberNext, let number = Double(plain) else { return nil }
        total += sign * number
      }
      isNumberNext.toggle()
    }
    return isNumberNext ? nil : total
  }
}
