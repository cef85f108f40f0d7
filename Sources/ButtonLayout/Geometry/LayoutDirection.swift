/// The way that the interface reads: `effectiveUserInterfaceLayoutDirection`, already resolved.
public enum LayoutDirection: UInt8, Equatable, Sendable, CaseIterable {
  /// The interface reads from left to right.
  case leftToRight
  /// The interface reads from right to left.
  case rightToLeft
}
