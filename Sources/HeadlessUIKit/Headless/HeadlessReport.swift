/// What a program asked of UIKit that is accepted here without effect.
///
/// A test can demand that there is none:
///
///     #expect(HeadlessReport.issues.isEmpty)
@preconcurrency @MainActor
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
  public private(set) static var issues: [Issue] = []

  /// Forgets what was asked for.
  public static func removeAll() {
    issues.removeAll()
    names.removeAll()
  }

  private static var names: Set<String> = []

  /// Takes note of something that has no effect here.
  static func note(_ name: String, _ message: String) {
    guard names.insert(name).inserted else { return }
    issues.append(Issue(name: name, message: message))
  }
}
