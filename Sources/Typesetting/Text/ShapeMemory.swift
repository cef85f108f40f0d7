/// What HarfBuzz answered, remembered by font and text: bounded, and correct under several threads.
///
/// Two generations stand for "used lately": when the younger is full it becomes the older, and what the older held and
/// nobody asked for again is forgotten. The system font's table needs no memory.
final class ShapeMemory: Sendable {
  private struct Key: Hashable {
    let font: ObjectIdentifier
    let text: String
  }

  private struct Generations {
    var young: [Key: (font: FontFile, clusters: [ShapedCluster])] = [:]
    var old: [Key: (font: FontFile, clusters: [ShapedCluster])] = [:]
  }

  private let generations = Guarded(Generations())
  private let capacity: Int

  /// Creates a memory of at most twice so many texts.
  init(capacity: Int = 4096) {
    self.capacity = capacity
  }

  /// How many texts are remembered.
  var count: Int { generations.withValue { $0.young.count + $0.old.count } }

  func shape(_ text: String, with font: FontFile) -> [ShapedCluster] {
    let key = Key(font: ObjectIdentifier(font), text: text)
    let known = generations.withValue { generations in
      if let found = generations.young[key] { return Optional(found.clusters) }
      guard let found = generations.old.removeValue(forKey: key) else { return nil }
      remember(found, as: key, in: &generations)
      return found.clusters
    }
    if let known { return known }
    // Shaping needs no lock; two threads that meet the same new text both shape it, to the same answer.
    let clusters = font.shape(text)
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
