/// The button's type, as far as layout asks: `UIButton.ButtonType`.
public enum ButtonType: UInt8, Equatable, Sendable, CaseIterable {
  /// A button without a look of its own; its title is 18 points high unless a font is set.
  case custom
  /// A button in the system's look; its title is 15 points high unless a font is set.
  case system
}

/// The kind of device whose metrics apply: `UIUserInterfaceIdiom`.
public enum Idiom: UInt8, Equatable, Sendable, CaseIterable {
  /// iPhone.
  case phone
  /// iPad; a button is laid out as on a phone.
  case pad
  /// Apple TV; a system button brings content insets of its own.
  case tv
}

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
