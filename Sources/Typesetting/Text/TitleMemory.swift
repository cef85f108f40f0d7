import SystemFont

/// Titles of one run, remembered as they were measured: bounded, and correct under several threads.
///
/// One look is all that a title seen before costs, and with it comes a reference.
struct TitleMemory: Sendable {
  /// What a measured title depends on, but for fonts that somebody adds later.
  struct Key: Hashable {
    /// A font file's identity; for the system font its weight, a number that no object has for its address.
    let font: UInt
    /// The size in points, by its bits.
    let pointSize: UInt64
    let text: String

    static func == (one: Key, other: Key) -> Bool {
      one.font == other.font && one.pointSize == other.pointSize
        && one.text.hasSameBytes(as: other.text)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(UInt64(font) ^ pointSize)
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

  /// A title as it was measured before; `nil` for one that has to be measured.
  func title(for key: Key, fonts: FontLibrary) -> MeasuredTitle? {
    guard capacity > 0, let known = titles.withValue({ $0.value(for: key) }) else { return nil }
    // A font that was added since may answer for what no other had.
    if let additions = known.additions, additions != fonts.additions { return nil }
    return known
  }

  /// Remembers a title.
  func remember(_ title: MeasuredTitle, as key: Key) {
    if capacity > 0 { titles.withValue { $0.insert(title, for: key) } }
  }
}

extension StyledText {
  /// By what a text is remembered as a whole; `nil` for several runs, one kerned by hand, exported metrics, a novel.
  var memoryKey: TitleMemory.Key? {
    guard let run = pieces.only, run.kern == nil, run.text.utf8.count <= ShapeMemory.longestText
    else { return nil }
    switch run.typeface {
    case .file(let file, let size):
      return TitleMemory.Key(
        font: UInt(bitPattern: ObjectIdentifier(file)), pointSize: size.bitPattern, text: run.text)
    case .sanFrancisco(let font):
      return TitleMemory.Key(
        font: UInt(font.weight.rawValue), pointSize: font.pointSize.bitPattern, text: run.text)
    case .metrics: return nil
    }
  }
}
