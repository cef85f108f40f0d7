import ButtonInspection
import InterfaceBuilder
import Testing

@Suite struct FindingTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (12.604, "12.6"), (12.605, "12.61"), (7, "7"), (-3.333, "-3.33"),
      (1e15, "1000000000000000"), (1e16, "1e+16"), (1e300, "1e+300"), (-1e308, "-1e+308"),
      (.infinity, "inf"),
    ] as [(Double, String)])
  func `a sentence's number is rounded to the hundredth, whatever its size`(
    number: Double, text: String
  ) {
    #expect(Finding.rounded(number) == text)
  }
}
