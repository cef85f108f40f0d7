/// A `<constraint>` that mentions a button, wherever an ancestor holds it.
public struct IBConstraint: Equatable, Sendable {
  /// How the two sides compare.
  public enum Relation: String, Equatable, Sendable {
    /// Both are the same.
    case equal
    /// The first is at most the second.
    case lessThanOrEqual
    /// The first is at least the second.
    case greaterThanOrEqual
  }

  /// The `id`; empty when none is written.
  public var id = ""
  /// The view that holds the constraint; empty when it has no id.
  public var holder = ""
  /// The first item; the holder where none is written.
  public var firstItem = ""
  /// `width`, `leading`, `centerX` …, as written.
  public var firstAttribute = ""
  /// How the two sides compare; equal when not written or not known.
  public var relation = Relation.equal
  /// The second item; nil for a constraint of a length.
  public var secondItem: String?
  /// `width`, `leading`, `centerX` …, as written; nil for a constraint of a length.
  public var secondAttribute: String?
  /// What the second side is multiplied by, as written, since ratios such as `16:9` are; nil when not written.
  public var multiplier: String?
  /// Points that are added to the second side; 0 when not written or not readable.
  public var constant: Double = 0
  /// From 1 to 1000, which demands; 1000 when not written or not readable.
  public var priority: Double = 1000
  /// Whether it only exists in Interface Builder: it is taken out when the app is built.
  public var isPlaceholder = false
  /// Whether the document leaves it out where no trait puts it in.
  public var isExcluded = false
  /// Whether the item that is not the button holds it: its holder, or a layout guide such as the safe area.
  public var isToContainer = false
  /// The line of the element's `<`, from 1.
  public var line: Int
}
