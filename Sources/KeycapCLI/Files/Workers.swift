import Dispatch

/// Work on many files, on every core.
enum Workers {
  /// The results in the order of the items.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ transform: @Sendable (Item) -> Result
  ) -> [Result] {
    if items.count < 2 { return items.map(transform) }
    var results = [Result?](repeating: nil, count: items.count)
    results.withUnsafeMutableBufferPointer { buffer in
      // Each iteration writes the element of its own number, so that no two touch the same memory.
      nonisolated(unsafe) let slots = buffer
      DispatchQueue.concurrentPerform(iterations: items.count) { number in
        slots[number] = transform(items[number])
      }
    }
    return results.compactMap { $0 }
  }
}
