#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A value that one thread at a time may touch.
///
/// A plain mutex of the system: `Synchronization.Mutex` would ask for a newer macOS than the package does.
package final class Guarded<Value>: @unchecked Sendable {
  // The mutex sees to what Swift would check again.
  @exclusivity(unchecked) private var value: Value
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  package init(_ value: Value) {
    self.value = value
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deinitialize(count: 1)
    mutex.deallocate()
  }

  package func withValue<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(&value)
  }
}
