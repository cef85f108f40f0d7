import ButtonLayout
import TextPeers
import Typesetting

/// The same titles, measured by several.
struct TitleMeasurements {
  /// More than a measurer remembers, so that each is new again when its turn comes.
  private static let newTitles = 20_000
  private static let seen = "Checkout"

  let typeface: Typeface
  private let measurer = TextMeasurer()
  private let new: [String]
  private let newBytes: [[CChar]]
  private let seenBytes: [CChar]

  init(typeface: Typeface) {
    self.typeface = typeface
    new = Self.shuffles(of: Self.seen, count: Self.newTitles)
    newBytes = new.map { $0.utf8.map { CChar(bitPattern: $0) } }
    seenBytes = Self.seen.utf8.map { CChar(bitPattern: $0) }
  }

  /// Different words of the letters of a word, as long as it and without a break, the same in every run.
  private static func shuffles(of word: String, count: Int) -> [String] {
    var words: Set<String> = [word]
    var letters = Array(word)
    var state: UInt64 = 3
    var ordered: [String] = []
    while ordered.count < count {
      for index in letters.indices.dropFirst() {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        letters.swapAt(index, Int(state >> 33) % (index + 1))
      }
      if words.insert(String(letters)).inserted { ordered.append(String(letters)) }
    }
    return ordered
  }

  /// Ends in failure where the three do not agree, since comparing their times would then mean nothing.
  func check() throws {
    for (title, bytes) in zip(new.prefix(1000), newBytes) {
      let ours = try width(of: title)
      let count = Int32(bytes.count)
      precondition(abs(ours - harfbuzz_width(bytes, count)) < 1e-6, "HarfBuzz on '\(title)'.")
      precondition(abs(ours - pango_width(bytes, count)) < 0.01, "Pango on '\(title)'.")
    }
  }

  /// All measurements once a round, after one that only warms up.
  func rounds(_ count: Int) throws -> [(name: String, nanoseconds: [Double])] {
    let works: [(name: String, calls: Int, work: () throws -> Double)] = [
      ("seen", 100_000, { try repeated(100_000) { try width(of: opaque(Self.seen)) } }),
      ("new", new.count, { try new.reduce(0) { try $0 + width(of: $1) } }),
      (
        "harfbuzz", new.count,
        { newBytes.reduce(0) { $0 + harfbuzz_width($1, Int32($1.count)) } }
      ),
      ("pango", new.count, { newBytes.reduce(0) { $0 + pango_width($1, Int32($1.count)) } }),
      (
        "pangoSeen", 5_000,
        { repeated(5_000) { pango_width(seenBytes, Int32(seenBytes.count)) } }
      ),
    ]
    var results = works.map { (name: $0.name, nanoseconds: [Double]()) }
    let clock = ContinuousClock()
    for round in 0...count {
      for (index, measured) in works.enumerated() {
        var total = 0.0
        let duration = try clock.measure { total = try measured.work() }
        precondition(total > 0, "A title of eight letters has a width.")
        guard round > 0 else { continue }
        results[index].nanoseconds.append(
          duration / .nanoseconds(1) / Double(measured.calls))
      }
    }
    return results
  }

  private func width(of title: String) throws -> Double {
    try TypesetTitle(StyledText(title, typeface: typeface), measurer: measurer).naturalSize.width
  }

  private func repeated(_ times: Int, _ work: () throws -> Double) rethrows -> Double {
    var total = 0.0
    for _ in 0..<times { total += try work() }
    return total
  }

  /// The value itself, of which the compiler knows nothing, so that a constant answer is not computed once.
  @inline(never)
  private func opaque(_ title: String) -> String { title }
}
