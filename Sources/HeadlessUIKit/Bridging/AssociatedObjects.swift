import Foundation

/// How an associated object is kept.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not kept; read as `nil` once it is gone.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Kept.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Copied, and the copy kept.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Kept; any thread may ask.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Copied, and the copy kept; any thread may ask.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Hangs a value on an object under a key; `nil` takes it away.
///
/// The value is released with the object where the object is a responder, a gesture recognizer or an element of a menu.
/// Of any other object it is no longer found once the object is gone, and released when an association is next set or
/// asked for. Any thread may call. On a structure nothing hangs.
///
/// - Complexity: O(1) on average.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let association = value.map { Association($0, policy) }
  guard let object = AssociationTable.owner(object) else { return }
  // What was there is released outside of the lock: it may have associations of its own.
  let old = AssociationTable.shared.exchange(object, key, association)
  withExtendedLifetime(old) {}
}

/// The value that hangs on an object under a key.
///
/// - Complexity: O(1) on average.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  guard let object = AssociationTable.owner(object) else { return nil }
  return AssociationTable.shared.value(object, key)
}

/// Takes every value off an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  guard let object = AssociationTable.owner(object) else { return }
  let old = AssociationTable.shared.removeAll(object)
  withExtendedLifetime(old) {}
}

/// One value, held as its policy asks.
final class Association {
  private let kept: Any?
  private weak var assigned: AnyObject?

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN:
      // A value that is no object has nothing that could be assigned; numbers live in the pointer on devices, too.
      let isObject = type(of: value) is AnyClass
      kept = isObject ? nil : value
      assigned = isObject ? value as AnyObject : nil
    case .OBJC_ASSOCIATION_RETAIN_NONATOMIC, .OBJC_ASSOCIATION_RETAIN:
      kept = value
    case .OBJC_ASSOCIATION_COPY_NONATOMIC, .OBJC_ASSOCIATION_COPY:
      kept = (value as? any NSCopying)?.copy(with: nil) ?? value
    }
  }

  var value: Any? { kept ?? assigned }
}

/// What hangs on one object, by key.
final class Associations {
  var entries: [UnsafeRawPointer: Association] = [:]
}

/// An object that carries its own associations, so that they go with it.
protocol AssociationCarrier: AnyObject {
  var associations: Associations? { get set }
}
