/// How UIKit rounds the size of a title that it measured (model §2.3).
public enum Generation: UInt8, Equatable, Sendable, CaseIterable {
  /// Up to the pixel: iOS 9 to 14 by the recorded rows.
  case classic
  /// Up to the whole point: recorded on iOS 26; since which version is not known.
  case current

  /// The grid that a measured title's size is rounded up to.
  @inlinable
  public func titleGrid(on screen: PixelGrid) -> PixelGrid {
    self == .classic ? screen : .wholePoints
  }
}
