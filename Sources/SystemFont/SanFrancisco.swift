/// Apple's system font, San Francisco, at a size and a weight.
///
/// It says what UIKit's `systemFont(ofSize:weight:)` measures, from recorded numbers and on every
/// platform; no font file is read.
///
///     SanFrancisco(ofSize: 15).width(of: "Button".utf8)?.width
@frozen
public struct SanFrancisco: Equatable, Hashable, Sendable {
  /// The size in points: finite, not negative.
  ///
  /// Recorded are the whole sizes from 8 to 40 and 11.5, 13.5, 17.5. Sizes between are
  /// interpolated; sizes beyond take the nearest recorded tracking. Widths at either carry
  /// `UnverifiedRules.fontSize`.
  public var pointSize: Double {
    didSet { Self.requireUsable(pointSize) }
  }

  /// The weight.
  public var weight: Weight

  /// Creates the system font.
  ///
  /// - Parameters:
  ///   - pointSize: The size in points: finite, not negative.
  ///   - weight: The weight.
  /// - Precondition: `pointSize` is finite and not negative.
  public init(ofSize pointSize: Double, weight: Weight = .regular) {
    Self.requireUsable(pointSize)
    self.pointSize = pointSize
    self.weight = weight
  }

  /// Returns the font of a text style, as `preferredFont(forTextStyle:compatibleWith:)` gives it.
  ///
  /// The headline is semibold, every other style regular.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - category: The content size category that the user chose; `large` is the system's default.
  /// - Returns: The font at the size that UIKit reports for the pair.
  /// - Complexity: O(1).
  /// - Note: All 132 sizes are recorded: Vercantez/openuikit, `golden/font_metrics_ios.json`.
  public static func preferred(
    forTextStyle style: TextStyle,
    compatibleWith category: ContentSizeCategory = .large
  ) -> SanFrancisco {
    SanFrancisco(
      ofSize: TextStyleTable.pointSize(of: style, at: category),
      weight: style == .headline ? .semibold : .regular)
  }

  private static func requireUsable(_ pointSize: Double) {
    precondition(
      pointSize >= 0 && pointSize.isFinite,
      "A font's size must be a finite number of points that is not negative.")
  }
}
