import Foundation

/// Lengths on their way from UIKit's names into the engine, which takes numbers only.
enum Length {
  /// A length as the engine takes it; NaN, which UIKit passes on until something breaks, counts as 0 and is reported.
  static func usable(_ length: CGFloat, _ name: String) -> Double {
    guard !length.isNaN else {
      HeadlessReport.note(name, "A length that is NaN counts as 0.")
      return 0
    }
    return min(max(Double(length), -largest), largest)
  }

  /// A size of a font: finite, not negative.
  static func fontSize(_ size: CGFloat) -> Double {
    max(0, usable(size, "UIFont.pointSize"))
  }

  private static let largest = 1e9
}
