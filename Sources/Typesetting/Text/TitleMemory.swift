import SystemFont

/// Titles of one run, remembered as they were measured: bounded, and correct under several threads.
///
/// One look is all that a title seen before costs, and with it comes a reference.
final class TitleMemory: Sendable {
  /// What a measured title depends on, but for fonts that somebody adds later.
  private struct Key: Hashable {
    /// A font file's identity; for the system font its weight, a number that no object has for its address.
    let font: UInt
    /// The size in points, by its bits.
    let pointSize: UInt64
    let text: String

    /// The key of a text; `nil` for one that is not remembered.
    init?(_ source: StyledText) {
      guard source.isRememberedWhole else { return nil }
      let run = source.runs[0]
      switch run.typeface {
      case .file(let file, let size):
        font = UInt(bitPattern: ObjectIdentifier(file))
        pointSize = size.bitPattern
      case .sanFrancisco(let system):
        font = UInt(system.weight.rawValue)
        pointSize = system.pointSize.bitPattern
      case .metrics: return nil
      }
      text = run.text
    }

    static func == (one: Key, other: Key) -> Bool {
      one.font == other.font && one.pointSize == other.pointSize
        && one.text.hasSameBytes(as: other.text)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(font)
      hasher.combine(pointSize)
      text.hashBytes(into: &hasher)
    }
  }

  private let titles: Guarded<RecentEntries<Key, MeasuredTitle>>
  private let capacity: Int

  /// Creates a memory of at most twice so many titles; with 0 nothing is remembered.
  init(capacity: Int) {
    self.capacity = capacity
    titles = Guarded(RecentEntries(capacity: capacity))
  }

  /// How many titles are remembered.
  var count: Int { titles.withValue { $0.count } }

  /// A text as it was measured before, or as it is measured now.
  func title(
    _ source: StyledText, fonts: FontLibrary,
    measure: () throws(MeasuringError) -> MeasuredTitle
  ) throws(MeasuringError) -> MeasuredTitle {
    guard capacity > 0, let key = Key(source) else {
      return try measure()
    }
    if let known = titles.withValue({ $0.value(for: key) }) {
      // A font that was added since may answer for what no other had.
      guard let additions = known.additions, additions != fonts.additions else { return known }
    }
    // Measuring needs no lock; two threads that meet the same new title both measure it, to the same answer.
    let title = try measure()
    titles.withValue { $0.insert(title, for: key) }
    return title
  }
}

extension StyledText {
  /// Whether a text is remembered as a whole: of one run, not kerned by hand, not by exported metrics, and no novel.
  var isRememberedWhole: Bool {
    guard runs.count == 1, runs[0].kern == nil else { return false }
    if case .metrics = runs[0].typeface { return false }
    return runs[0].text.utf8.count <= ShapeMemory.longestText
  }
}
