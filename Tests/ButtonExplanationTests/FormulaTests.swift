import Testing

@testable import ButtonExplanation

@Suite struct FormulaTests {
  @Test(
    arguments: [
      (Formula(200, -50), "200 − 50 = 150"), (Formula(60, 28), "60 + 28 = 88"),
      (Formula(-30, 1.5, 30), "−30 + 1.5 + 30 = 1.5"), (Formula(50), "50"), (Formula(50, 0), "50"),
      (Formula(0), "0"), (Formula(0, 0, 7), "7"), (.half(150, -100), "(150 − 100) ÷ 2 = 25"),
      (.half(50), "50 ÷ 2 = 25"), (.half(0), "0"), (.half(100, -100), "(100 − 100) ÷ 2 = 0"),
    ])
  func `leaves out what is nothing and gives the result`(formula: Formula, text: String) {
    #expect(formula.text == text)
  }

  @Test(
    arguments: [
      (6.5, "6.5"), (-6.5, "−6.5"), (23.0 + 1 / 3, "23.333"), (0.0004, "0"), (-0.0004, "0"),
      (0.05, "0.05"), (1e9, "1000000000"),
    ])
  func `writes a length to a thousandth`(length: Double, text: String) {
    #expect(Formula.text(length) == text)
  }

  @Test(
    arguments: [
      ("It may use 200 − 50 = 150 points.", true), ("(150 − 100) ÷ 2 = 26", false),
      ("x = 50 + 25 = 75, not at 100", true), ("到 200 − 50 = 151，宽度", false),
    ])
  func `are found and added up again by the tests`(text: String, holds: Bool) {
    let found = Equation.all(in: text)
    #expect(found.count == 1 && found.allSatisfy { $0.holds == holds })
  }
}
