import ButtonLayout

/// One `<userDefinedRuntimeAttribute>`: what the loader sets by key path when the app runs.
public struct IBRuntimeAttribute: Equatable, Sendable {
  /// A value, as far as it is read.
  public enum Value: Equatable, Sendable {
    /// No value is written, as for the type `nil`, or it was not readable (an issue says so).
    case none
    /// A `value` attribute or a `<string key="value">`.
    case text(String)
    /// `YES` or `NO` of the type `boolean`.
    case boolean(Bool)
    /// An `<integer>` or a `<real>`; finite.
    case number(Double)
    /// A `<point>`.
    case point(Point)
    /// A `<size>`; it may be negative, since anything may be meant by it.
    case size(Size)
    /// A `<rect>`; its size may be negative, since anything may be meant by it.
    case rect(Rect)
    /// A `<color>`.
    case color(IBColor)
    /// An element that is not read, a range for example.
    case notRead(element: String)
  }

  /// The key path, empty when none is written (an issue says so).
  public var keyPath: String
  /// The type as written: `boolean`, `number`, `string`, `point`, `color`, `nil` and so on.
  public var type: String?
  /// The value.
  public var value: Value = .none
  /// The line of the element's `<`, from 1.
  public var line: Int
}
