import ButtonLayout
import TestSupport
import Testing

/// A rule without a recorded number, and when an answer rests on it.
struct UnverifiedPredicate: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let rule: UnverifiedRules
  let holds: @Sendable (NaiveButton) -> Bool

  init(_ name: String, _ rule: UnverifiedRules, _ holds: @escaping @Sendable (NaiveButton) -> Bool)
  {
    testDescription = name
    self.rule = rule
    self.holds = holds
  }
}

@Suite struct `An unverified rule` {
  static let ofArrangements = [
    UnverifiedPredicate("rtlRounding", .rtlRounding, \.restsOnRightToLeftRounding),
    UnverifiedPredicate("rtlClamp", .rtlClamp, \.restsOnRightToLeftClamp),
    UnverifiedPredicate("horizontalFill", .horizontalFill, \.restsOnHorizontalFill),
    UnverifiedPredicate("negativeRoom", .negativeRoom, \.restsOnNegativeRoom),
    UnverifiedPredicate("tallTitle", .tallTitle, \.restsOnTallTitle),
    UnverifiedPredicate("truncatedTitle", .truncatedTitle, \.restsOnTruncatedTitle),
    UnverifiedPredicate("contentModeOffset", .contentModeOffset, \.restsOnContentModeOffset),
  ]
  static let ofMeasurements = [
    UnverifiedPredicate("tvMetrics", .tvMetrics, \.naturalSizeRestsOnTVMetrics),
    UnverifiedPredicate("negativeIntrinsicSize", .negativeIntrinsicSize, \.naturalSizeIsNegative),
  ]

  @Test(arguments: ofArrangements)
  func `is told with an arrangement exactly when it took part`(predicate: UnverifiedPredicate) {
    expect(predicate) { $0.arrangement.unverified }
  }

  @Test(arguments: ofMeasurements)
  func `is told with a natural size exactly when it took part`(predicate: UnverifiedPredicate) {
    expect(predicate) { $0.measurement.unverified }
  }

  @Test func `is told with no answer that it is not about`() {
    let arrangement = UnverifiedRules(Self.ofArrangements.map(\.rule))
    let measurement = UnverifiedRules(Self.ofMeasurements.map(\.rule))
    for random in ButtonCase.random(2_000, .onQuarters, seed: 17) {
      #expect(arrangement.isSuperset(of: random.arrangement.unverified), "\(random)")
      #expect(measurement.isSuperset(of: random.measurement.unverified), "\(random)")
    }
  }

  private func expect(
    _ predicate: UnverifiedPredicate, _ told: (ButtonCase) -> UnverifiedRules
  ) {
    for lengths in ButtonCase.Lengths.allCases {
      var count = 0
      for random in ButtonCase.random(2_000, lengths, seed: 16) {
        let holds = predicate.holds(NaiveButton(one: random))
        if holds { count += 1 }
        #expect(told(random).contains(predicate.rule) == holds, "\(random)")
      }
      #expect((20..<1_980).contains(count), "Neither never nor always, but \(count) of 2000.")
    }
  }
}
