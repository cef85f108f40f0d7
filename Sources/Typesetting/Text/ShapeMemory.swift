/// What HarfBuzz answered, remembered by font and text: bounded, and correct under several threads.
///
/// Two generations stand for "used lately": when the younger is full it becomes the older, and what the older held and
/// nobody asked for again is forgotten. The system font's table needs no memory.
final class ShapeMemory: Sendable {
  private struct Key: Hashable {
    let font: ObjectIdentifier
    let text: String
    let features: ShapingFeatures

    /// Byte by byte: to Swift a letter and its decomposition are the same, to what is measured at which byte they are not.
    static func == (one: Key, other: Key) -> Bool {
      one.font == other.font && one.features == other.features
        && one.text.utf8.elementsEqual(other.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(font)
      hasher.combine(features)
      for byte in text.utf8 { hasher.combine(byte) }
    }
  }

  private struct Generations {
    var young: [Key: (font: FontFile, clusters: [ShapedCluster])] = [:]
    var old: [Key: (font: FontFile, clusters: [ShapedCluster])] = [:]
  }

  private let generations = Guarded(Generations())
  private let capacity: Int

  /// The longest text that is remembered, in bytes: a title comes again, a novel does not.
  static let longestText = 1024

  /// Creates a memory of at most twice so many texts; with 0 nothing is remembered.
  init(capacity: Int = 4096) {
    self.capacity = capacity
  }

  /// How many texts are remembered.
  var count: Int { generations.withValue { $0.young.count + $0.old.count } }

  func shape(
    _ text: String, with font: FontFile, features: ShapingFeatures = []
  ) -> [ShapedCluster] {
    guard capacity > 0 && text.utf8.count <= ShapeMemory.longestText else {
      return font.shape(text, features: features)
    }
    let key = Key(font: ObjectIdentifier(font), text: text, features: features)
    let known = generations.withValue { generations in
      if let found = generations.young[key] { return Optional(found.clusters) }
      guard let found = generations.old.removeValue(forKey: key) else { return nil }
      remember(found, as: key, in: &generations)
      return found.clusters
    }
    if let known { return known }
    // Shaping needs no lock; two threads that meet the same new text both shape it, to the same answer.
    let clusters = font.shape(text, features: features)
    generations.withValue { remember((font, clusters), as: key, in: &$0) }
    return clusters
  }

  /// The font is kept with its answers, so that its identity is not given to another.
  private func remember(
    _ entry: (font: FontFile, clusters: [ShapedCluster]), as key: Key,
    in generations: inout Generations
  ) {
    if generations.young.count >= capacity {
      generations.old = generations.young
      generations.young.removeAll(keepingCapacity: true)
    }
    generations.young[key] = entry
  }
}
