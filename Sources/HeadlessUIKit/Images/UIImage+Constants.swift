import Foundation

extension UIImage {
  /// How an image's colours count.
  public enum RenderingMode: Int, Sendable {
    /// As the place where it is shown asks.
    case automatic = 0
    /// As they are.
    case alwaysOriginal = 1
    /// As a stencil for the tint colour.
    case alwaysTemplate = 2
  }

  /// How the middle of a resizable image grows.
  public enum ResizingMode: Int, Sendable {
    /// It is repeated.
    case tile = 0
    /// It is stretched.
    case stretch = 1
  }

  /// How pixels are turned to be shown.
  public enum Orientation: Int, Sendable {
    /// As they are.
    case up = 0
    /// By half a turn.
    case down = 1
    /// By a quarter against the clock.
    case left = 2
    /// By a quarter with the clock.
    case right = 3
    /// Left and right exchanged.
    case upMirrored = 4
    /// Top and bottom exchanged.
    case downMirrored = 5
    /// Mirrored and turned against the clock.
    case leftMirrored = 6
    /// Mirrored and turned with the clock.
    case rightMirrored = 7

    /// Whether width and height change places.
    var isSideways: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: return true
      case .up, .down, .upMirrored, .downMirrored: return false
      }
    }
  }
}
