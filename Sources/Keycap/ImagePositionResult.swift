#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// What came of arranging a plain button by its insets.
public enum ImagePositionResult: Equatable, Sendable {
  /// The insets are set; they are right for every button from this size on, in points, under every alignment but fill.
  case arranged(minimumSize: CGSize)
  /// Insets do not reach the arrangement. The button has its own again, and UIKit's arrangement.
  case notReachable(Obstacle)

  /// Why insets do not reach an arrangement.
  public enum Obstacle: Error, Equatable, Sendable {
    /// The button has a configuration, and UIKit then ignores its insets.
    case configuration
    /// The button is an `ImageTitleButton`, which has a property for it and would be moved by insets.
    case arrangesItself
    /// The content is aligned to fill, which stretches the image.
    case fillAlignment
    /// Two states differ in image, title or arrangement so that each needs insets of its own; a button has one set.
    case statesDiffer
    /// The button's own content insets leave no room.
    case contentInsets
  }

  /// Whether the insets are set.
  public var isArranged: Bool {
    if case .arranged = self { return true }
    return false
  }
}
