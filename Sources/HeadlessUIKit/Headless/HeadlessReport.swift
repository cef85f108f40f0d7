import Foundation

/// What a program asked of UIKit that is accepted here without effect.
///
/// A test can demand that there is none:
///
///     #expect(HeadlessReport.issues.isEmpty)
///
/// Images and colours may be made on any thread, so the report takes notes on any thread.
public enum HeadlessReport {
  /// One thing that was asked for.
  public struct Issue: Hashable, Sendable, CustomStringConvertible {
    /// The public name, such as `NSLayoutConstraint.isActive`.
    public let name: String
    /// What does not happen, in a sentence.
    public let message: String

    /// The name and the sentence.
    public var description: String { "\(name): \(message)" }
  }

  /// What was asked for so far, each name once, in the order of first use.
  public static var issues: [Issue] { lock.withLock { notes } }

  /// What is asked for while `body` runs, each name once, whether or not it was asked for before.
  ///
  ///     #expect(HeadlessReport.issues { screen.layoutIfNeeded() }.isEmpty)
  ///
  /// Tests that run beside one another do not see each other's issues so.
  public static func issues<Failure: Error>(
    during body: () throws(Failure) -> Void
  ) throws(Failure) -> [Issue] {
    let collector = Collector()
    let result = $collector.withValue(collector) { () -> Result<Void, Failure> in
      do throws(Failure) {
        return .success(try body())
      } catch {
        return .failure(error)
      }
    }
    try result.get()
    return lock.withLock { collector.notes }
  }

  /// Gathers what one body asks for; inner ones also tell the outer.
  private final class Collector: @unchecked Sendable {
    let outer = HeadlessReport.collector
    var notes: [Issue] = []
    var names: Set<String> = []

    func take(_ issue: Issue) {
      if names.insert(issue.name).inserted { notes.append(issue) }
      outer?.take(issue)
    }
  }

  @TaskLocal private static var collector: Collector?

  /// Forgets what was asked for.
  public static func removeAll() {
    lock.withLock {
      notes.removeAll()
      names.removeAll()
    }
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var notes: [Issue] = []
  nonisolated(unsafe) private static var names: Set<String> = []

  /// Takes note of something that has no effect here.
  static func note(_ name: String, _ message: String) {
    lock.withLock {
      collector?.take(Issue(name: name, message: message))
      guard names.insert(name).inserted else { return }
      notes.append(Issue(name: name, message: message))
    }
  }

  /// The same where a value is kept that something else than UIKit's default was set to.
  static func note(_ name: String, _ message: String, when isAsked: Bool) {
    if isAsked { note(name, message) }
  }
}
