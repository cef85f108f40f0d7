/// Why a question cannot be answered: where it stands and what was expected.
public struct QuestionError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The key path in the question, such as `imageEdgeInsets.left` or `size[1]`; empty for the whole.
  public var path: String
  /// A sentence.
  public var message: String

  /// Creates an error.
  public init(path: String, message: String) {
    self.path = path
    self.message = message
  }

  /// The path and the sentence.
  public var description: String {
    path.isEmpty ? message : "'\(path)': \(message)"
  }
}
