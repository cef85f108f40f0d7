#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What was used lately, bounded.
///
/// Two generations stand for "used lately": when the younger is full it becomes the older, and what the older held and
/// nobody asked for again is forgotten.
struct RecentEntries<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private let capacity: Int

  /// Creates room for at most twice so many entries.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// How many entries there are.
  var count: Int { young.count + old.count }

  /// An entry, which counts as used from now on.
  mutating func value(for key: Key) -> Value? {
    if let found = young[key] { return found }
    guard !old.isEmpty, let found = old.removeValue(forKey: key) else { return nil }
    insert(found, for: key)
    return found
  }

  /// Adds an entry, or puts it in another's place.
  mutating func insert(_ value: Value, for key: Key) {
    if young.count >= capacity {
      swap(&old, &young)
      young.removeAll(keepingCapacity: true)
    }
    young[key] = value
  }
}

extension String {
  /// Whether two strings are the same byte by byte: to Swift a letter and its decomposition are the same, to what is
  /// measured at which byte they are not.
  func hasSameBytes(as other: String) -> Bool {
    var one = self
    var other = other
    return one.withUTF8 { one in
      other.withUTF8 { other in
        guard one.count == other.count, let start = one.baseAddress,
          let otherStart = other.baseAddress
        else { return one.count == other.count }
        return memcmp(start, otherStart, one.count) == 0
      }
    }
  }

  /// Feeds the bytes to a hasher.
  func hashBytes(into hasher: inout Hasher) {
    var text = self
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
