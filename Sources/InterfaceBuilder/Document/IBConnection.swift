/// One line that a person drew from a button: an `<action>`, `<outlet>`, `<segue>` and so on.
public struct IBConnection: Equatable, Sendable {
  /// The element's name: `action`, `outlet`, `outletCollection`, `segue` and so on.
  public var kind: String
  /// The object at the other end; nil when not written.
  public var destination: String?
  /// An action's selector or an outlet's property; nil for others.
  public var name: String?
  /// The event that an action answers, `touchUpInside` for example; nil when not written.
  public var eventType: String?
  /// The line of the element's `<`, from 1.
  public var line: Int
}
