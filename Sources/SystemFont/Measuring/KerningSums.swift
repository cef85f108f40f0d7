/// The kerning of a line: Inter's units summed by the recorded string that they are held to.
///
/// UIKit's kerning is recorded as totals of whole strings, not pair by pair. So Inter says how a
/// total is split over its pairs, and the totals say how that changes with size and weight: pairs
/// of a recorded string follow their string, all others follow the two kerned phrases together.
struct KerningSums {
  var phrase = 0
  var pangram = 0
  var digits = 0
  var others = 0
  /// Which pairs of the recorded strings took part, one bit each.
  var recordedPairs: UInt32 = 0
  /// Whether a pair took part that no recorded string has, or one more often than its string.
  var exceedsRecordedPairs = false

  @inline(__always)
  mutating func add(left: Int, right: Int) {
    let row = Int(KerningTable.leftClass[left]) * KerningTable.rightClasses
    let kind = Int(KerningTable.kinds[row + Int(KerningTable.rightClass[right])])
    // Most pairs are not kerned.
    if kind != 0 {
      add(kind: kind)
    }
  }

  private mutating func add(kind: Int) {
    let units = Int(KerningTable.units[kind])
    if kind <= KerningTable.lastRecordedKind {
      let bit: UInt32 = 1 << UInt32(kind)
      exceedsRecordedPairs = exceedsRecordedPairs || recordedPairs & bit != 0
      recordedPairs |= bit
    } else {
      exceedsRecordedPairs = true
    }
    switch KerningTable.groups[kind] {
    case 0: phrase += units
    case 1: pangram += units
    case 2: digits += units
    default: others += units
    }
  }
}

extension KerningSums {
  /// Whether the kerning is a sum of recorded totals: each recorded string gave all its kerned
  /// pairs or none, and nothing else is kerned.
  var isRecorded: Bool {
    guard !exceedsRecordedPairs else { return false }
    for pairs in KerningTable.recordedPairs {
      let part = recordedPairs & pairs
      guard part == 0 || part == pairs else { return false }
    }
    return true
  }

  /// The kerning in 1/2048 em.
  func value(at blend: Blend, side: Int) -> Double {
    share(phrase, of: 0, at: blend, side: side)
      + share(pangram, of: 1, at: blend, side: side)
      + share(digits, of: 2, at: blend, side: side)
      + share(others, of: 3, at: blend, side: side)
  }

  private func share(_ units: Int, of group: Int, at blend: Blend, side: Int) -> Double {
    guard units != 0 else { return 0 }
    var total = MasterSums()
    total.add(row: group, of: KerningTable.totals, side: side)
    return Double(units) * blend.value(of: total) / KerningTable.unitsOfTotal[group]
  }
}
