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
      guard names.insert(name).inserted else { return }
      notes.append(Issue(name: name, message: message))
    }
  }
}
