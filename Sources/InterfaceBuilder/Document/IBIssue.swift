/// Something in a document that could not be read, in a sentence; everything around it was read.
public struct IBIssue: Equatable, Sendable, CustomStringConvertible {
  /// The line where it stands, from 1.
  public var line: Int
  /// What stands there and what was expected, with the element, the button and the line.
  public var message: String

  /// Creates an issue.
  public init(line: Int, message: String) {
    self.line = line
    self.message = message
  }

  /// The message.
  public var description: String { message }
}
