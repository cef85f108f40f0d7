/// The `<stackView>` that arranges a button, as it is written.
public struct IBStack: Equatable, Sendable {
  /// The `id`; empty when none is written.
  public var objectID = ""
  /// Whether the arranged views stand below each other.
  public var isVertical = false
  /// `fillEqually`, `equalSpacing` …, as written; nil for `fill`.
  public var distribution: String?
  /// `center`, `leading` …, as written; nil for `fill`.
  public var alignment: String?
  /// The least distance between two arranged views, in points; 0 when not written or not readable.
  public var spacing: Double = 0
}
