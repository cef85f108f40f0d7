import TestSupport
import Testing

@testable import ButtonLayout

@Suite struct `A number rounded by additions` {
  /// Around every power of two, so that each place where a sum could lose a bit is met, and around halves.
  static let edges: [Double] = (-1074...1023).flatMap { exponent in
    let power = Double(sign: .plus, exponent: exponent, significand: 1)
    return [power, power.nextUp, power.nextDown, power + 0.5, power - 0.5, power * 1.5]
  }

  @Test func `is what the standard library makes of it, the sign of zero included`() {
    for edge in Self.edges + [0, 0.5, 0.5.nextUp, 0.5.nextDown, 1.5, 2.5, .infinity] {
      expectSame(edge)
      expectSame(-edge)
    }
  }

  @Test func `is so for random numbers of every size`() {
    var generator = SeededGenerator(seed: 20)
    for _ in 0..<200_000 {
      expectSame(Double.random(in: -10_000...10_000, using: &generator))
      let any = Double(bitPattern: generator.next())
      if !any.isNaN { expectSame(any) }
      expectSame(Double(Int.random(in: -1_000_000...1_000_000, using: &generator)) / 2)
    }
  }

  @Test func `stays no number when it is none`() {
    #expect(Double.nan.wholeDown.isNaN && Double.nan.wholeUp.isNaN && Double.nan.wholeNearest.isNaN)
  }

  private func expectSame(_ number: Double) {
    let pairs = [
      (number.wholeDown, number.rounded(.down)), (number.wholeUp, number.rounded(.up)),
      (number.wholeNearest, number.rounded(.toNearestOrAwayFromZero)),
    ]
    if pairs.contains(where: { $0.bitPattern != $1.bitPattern }) {
      Issue.record("\(number): \(pairs)")
    }
  }
}
