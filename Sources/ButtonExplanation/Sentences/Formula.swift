/// A sum, or half of one, that is written with its result: `(150 − 100) ÷ 2 = 25`.
///
/// Numbers are shown to a thousandth of a point. Terms of 0 are left out, and a single term is written alone.
public struct Formula: Equatable, Sendable {
  /// What is added up; a negative term is taken away.
  public let terms: [Double]
  /// Whether half of the sum is meant.
  public let isHalved: Bool

  /// Creates the sum of the terms.
  public init(_ terms: Double...) {
    self.init(terms, isHalved: false)
  }

  /// Creates half of the sum of the terms.
  public static func half(_ terms: Double...) -> Formula {
    Formula(terms, isHalved: true)
  }

  private init(_ terms: [Double], isHalved: Bool) {
    self.terms = terms
    self.isHalved = isHalved
  }

  /// What comes out.
  public var result: Double {
    let sum = terms.reduce(0, +)
    return isHalved ? sum / 2 : sum
  }

  /// The terms and the result, such as `200 − 50 = 150`.
  public var text: String {
    let shown = terms.filter { Formula.text($0) != "0" }
    guard let first = shown.first else { return "0" }
    var sum = Formula.text(first)
    for term in shown.dropFirst() {
      sum += term < 0 ? " − \(Formula.text(-term))" : " + \(Formula.text(term))"
    }
    if isHalved {
      return (shown.count > 1 ? "(\(sum))" : sum) + " ÷ 2 = \(Formula.text(result))"
    }
    return shown.count > 1 ? "\(sum) = \(Formula.text(result))" : sum
  }

  /// A length to a thousandth, with a real minus sign: `−6.5`, `23.333`.
  ///
  /// - Parameter length: A length, in points; one without a finite number is shown as Swift does.
  /// - Returns: The number without needless zeros.
  public static func text(_ length: Double) -> String {
    let thousandths = (length * 1000).rounded()
    guard thousandths.magnitude < 0x1p53 else { return "\(length)" }
    let whole = Int64(thousandths.magnitude) / 1000
    let rest = Int64(thousandths.magnitude) % 1000
    var text = "\(whole)"
    if rest != 0 {
      var digits = String("\(1000 + rest)".dropFirst())
      while digits.hasSuffix("0") { digits.removeLast() }
      text += ".\(digits)"
    }
    return thousandths < 0 ? "−\(text)" : text
  }
}
