/// What HarfBuzz answered, remembered by font and text: bounded, and correct under several threads.
///
/// The pieces of titles of several runs come here; a title of one run is remembered whole, by `TitleMemory`.
final class ShapeMemory: Sendable {
  private struct Key: Hashable {
    let font: ObjectIdentifier
    let text: String
    let features: ShapingFeatures

    static func == (one: Key, other: Key) -> Bool {
      one.font == other.font && one.features == other.features
        && one.text.hasSameBytes(as: other.text)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(font)
      hasher.combine(features)
      text.hashBytes(into: &hasher)
    }
  }

  /// The font is kept with its answers, so that its identity is not given to another.
  private struct Entry {
    let font: FontFile
    let clusters: [ShapedCluster]
  }

  private let entries: Guarded<RecentEntries<Key, Entry>>
  private let capacity: Int

  /// The longest text that is remembered, in bytes: a title comes again, a novel does not.
  static let longestText = 1024

  /// Creates a memory of at most twice so many texts; with 0 nothing is remembered.
  init(capacity: Int = 4096) {
    self.capacity = capacity
    entries = Guarded(RecentEntries(capacity: capacity))
  }

  /// How many texts are remembered.
  var count: Int { entries.withValue { $0.count } }

  func shape(
    _ text: String, with font: FontFile, features: ShapingFeatures = []
  ) -> [ShapedCluster] {
    guard capacity > 0 && text.utf8.count <= ShapeMemory.longestText else {
      return font.shape(text, features: features)
    }
    let key = Key(font: ObjectIdentifier(font), text: text, features: features)
    if let known = entries.withValue({ $0.value(for: key) }) { return known.clusters }
    // Shaping needs no lock; two threads that meet the same new text both shape it, to the same answer.
    let entry = Entry(font: font, clusters: font.shape(text, features: features))
    entries.withValue { $0.insert(entry, for: key) }
    return entry.clusters
  }
}
