import ButtonLayout

/// An `<image>` among a document's resources: the size that Interface Builder saw when it saved.
public struct IBImageResource: Equatable, Sendable {
  /// The name that states and configurations refer to.
  public var name: String
  /// The size in points; nil when it is missing or not readable (the document's issues say so).
  public var size: Size?
  /// Whether it is one of Apple's symbols (`catalog="system"`), not an image of the app.
  public var isSystemSymbol: Bool
}
