import Foundation
import SystemFont

/// Scales numbers as a text style's size grows with what the user wants.
///
/// The factor is the style's size at the content size category, divided by its size at the usual one; both are recorded.
/// How the system rounds what it scales is not recorded, so that nothing is rounded here.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// Scales as running text does.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  private let style: UIFont.TextStyle

  /// Scales as a text style does.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// A font in the size that the user wants.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  /// A font in the size that the user wants, up to a size in points; 0 for any.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// A font in the size that traits want.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// A font in the size that traits want, up to a size in points; 0 for any.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
  }

  /// A number as the user wants it.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A number as traits want it.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    let usual = SanFranciscoFont.preferred(forTextStyle: style.recorded, compatibleWith: .large)
    let wanted = SanFranciscoFont.preferred(
      forTextStyle: style.recorded,
      compatibleWith: traits.preferredContentSizeCategory.recorded)
    return value * CGFloat(wanted.pointSize / usual.pointSize)
  }
}
