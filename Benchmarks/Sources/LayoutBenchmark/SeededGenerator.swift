/// Random numbers that are the same in every run: SplitMix64 (Steele, Lea, Flood 2014).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A length in whole pixels at two pixels a point.
  mutating func halfPoints(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range.lowerBound * 2...range.upperBound * 2, using: &self)) / 2
  }

  mutating func points(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &self))
  }

  /// True once in so many times.
  mutating func once(in times: Int) -> Bool {
    Int.random(in: 0..<times, using: &self) == 0
  }
}
