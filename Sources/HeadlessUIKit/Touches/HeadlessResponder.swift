/// What views and controllers are here besides being responders: it keeps `NSObject.init()` from them.
///
/// An override of that one is not isolated to the main actor, and could then not call `init(frame:)`. UIKit's classes have
/// `init()` as their own, too.
@preconcurrency @MainActor
open class HeadlessResponder: UIResponder {
  /// Creates a responder; not for programs, and only public since initializers would not be inherited otherwise.
  public init(inherited: Void) { super.init() }
}
