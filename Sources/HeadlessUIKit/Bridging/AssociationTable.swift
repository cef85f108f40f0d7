import Foundation

/// Finds what hangs on an object: on the object itself where it can carry something, else in a table.
///
/// The table knows an object by its address and holds it weakly: an entry whose object is gone, or whose address another
/// object has now, counts as none.
final class AssociationTable: @unchecked Sendable {
  static let shared = AssociationTable()

  private struct Entry {
    weak var owner: AnyObject?
    var associations = Associations()
  }

  // Looking at an object may be what releases it, and its `deinit` may ask again.
  private let lock = NSRecursiveLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// How many entries the table may hold before the dead ones are looked for again.
  private var limit = AssociationTable.smallest
  private static let smallest = 64

  /// What values of a class hang on: a class itself is no object here.
  private final class ClassOwner: AssociationCarrier {
    var associations: Associations?
  }

  private var classOwners: [ObjectIdentifier: ClassOwner] = [:]

  /// The object that something is to hang on; a structure is none.
  static func owner(_ object: Any) -> AnyObject? {
    if let type = object as? AnyClass { return shared.owner(of: type) }
    return type(of: object) is AnyClass ? object as AnyObject : nil
  }

  private func owner(of type: AnyClass) -> AnyObject {
    lock.lock()
    defer { lock.unlock() }
    if let known = classOwners[ObjectIdentifier(type)] { return known }
    let owner = ClassOwner()
    classOwners[ObjectIdentifier(type)] = owner
    return owner
  }

  func exchange(
    _ object: AnyObject, _ key: UnsafeRawPointer, _ association: Association?
  ) -> [Association] {
    lock.lock()
    defer { lock.unlock() }
    var released = sweep()
    if let carrier = object as? any AssociationCarrier {
      let own = carrier.associations ?? Associations()
      carrier.associations = own
      if let old = own.entries[key] { released.append(old) }
      own.entries[key] = association
      return released
    }
    let id = ObjectIdentifier(object)
    var entry = entries[id] ?? Entry(owner: object)
    if entry.owner !== object {
      released += entry.associations.entries.values
      entry = Entry(owner: object)
    }
    if let old = entry.associations.entries[key] { released.append(old) }
    entry.associations.entries[key] = association
    entries[id] = entry.associations.entries.isEmpty ? nil : entry
    return released
  }

  func value(_ object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.lock()
    let released = sweep()
    let value = associations(of: object)?.entries[key]?.value
    lock.unlock()
    withExtendedLifetime(released) {}
    return value
  }

  func removeAll(_ object: AnyObject) -> [Association] {
    lock.lock()
    defer { lock.unlock() }
    let released = associations(of: object).map { Array($0.entries.values) } ?? []
    if let carrier = object as? any AssociationCarrier {
      carrier.associations = nil
    } else {
      entries[ObjectIdentifier(object)] = nil
    }
    return released
  }

  private func associations(of object: AnyObject) -> Associations? {
    if let carrier = object as? any AssociationCarrier { return carrier.associations }
    guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else { return nil }
    return entry.associations
  }

  /// Takes out the entries whose objects are gone: always while there are few, else when their number has doubled.
  private func sweep() -> [Association] {
    guard !entries.isEmpty else { return [] }
    guard entries.count < AssociationTable.smallest || entries.count >= limit else { return [] }
    var released: [Association] = []
    for (id, entry) in entries where entry.owner == nil {
      released += entry.associations.entries.values
      entries[id] = nil
    }
    limit = max(AssociationTable.smallest, 2 * entries.count)
    return released
  }
}
