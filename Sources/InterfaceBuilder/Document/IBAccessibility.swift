/// What a button says to VoiceOver and to tests: an `<accessibility>` element.
public struct IBAccessibility: Equatable, Sendable {
  /// The label; nil when not written: VoiceOver then reads the title.
  public var label: String?
  /// The hint; nil when not written.
  public var hint: String?
  /// The value; nil when not written.
  public var value: String?
  /// The identifier that tests find the button by; nil when not written.
  public var identifier: String?
  /// The traits that are set, in document order: `button`, `notEnabled` and so on.
  public var traits: [String] = []
  /// Whether it is an element of its own; nil when not written: a button is one.
  public var isElement: Bool?
  /// The line of the element's `<`, from 1.
  public var line: Int
}
