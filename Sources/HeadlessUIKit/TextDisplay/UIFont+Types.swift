import Foundation
import SystemFont

extension UIFont {
  /// How heavy a font is, −1 to 1.
  public struct Weight: RawRepresentable, Equatable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat

    /// Creates a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest.
    public static let ultraLight = Weight(-0.8)
    /// Thin.
    public static let thin = Weight(-0.6)
    /// Light.
    public static let light = Weight(-0.4)
    /// The usual one.
    public static let regular = Weight(0)
    /// A little heavier.
    public static let medium = Weight(0.23)
    /// Between medium and bold.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Heavy.
    public static let heavy = Weight(0.56)
    /// The heaviest.
    public static let black = Weight(0.62)

    /// The nearest weight that has figures.
    var recorded: SanFranciscoFont.Weight {
      let all: [(Weight, SanFranciscoFont.Weight)] = [
        (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
        (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
        (.black, .black),
      ]
      return all.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1
        ?? .regular
    }
  }

  /// How wide a font is, −1 to 1.
  public struct Width: RawRepresentable, Equatable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat
    /// Creates a width.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a width.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Narrower.
    public static let compressed = Width(-0.4)
    /// Narrow.
    public static let condensed = Width(-0.2)
    /// The usual one.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)
  }

  /// What a text is for; its size follows the user's choice.
  public struct TextStyle: RawRepresentable, Equatable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a style.
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ rawValue: String) { self.rawValue = rawValue }

    /// The largest title.
    public static let largeTitle = TextStyle("UICTFontTextStyleTitle0")
    /// A first title.
    public static let title1 = TextStyle("UICTFontTextStyleTitle1")
    /// A second title.
    public static let title2 = TextStyle("UICTFontTextStyleTitle2")
    /// A third title.
    public static let title3 = TextStyle("UICTFontTextStyleTitle3")
    /// A heading.
    public static let headline = TextStyle("UICTFontTextStyleHeadline")
    /// A heading below another.
    public static let subheadline = TextStyle("UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle("UICTFontTextStyleBody")
    /// A remark.
    public static let callout = TextStyle("UICTFontTextStyleCallout")
    /// A note at the foot.
    public static let footnote = TextStyle("UICTFontTextStyleFootnote")
    /// A caption.
    public static let caption1 = TextStyle("UICTFontTextStyleCaption1")
    /// A second caption.
    public static let caption2 = TextStyle("UICTFontTextStyleCaption2")

    /// The style that has figures; body for one that is not known.
    var recorded: SystemFont.TextStyle {
      let all: [TextStyle: SystemFont.TextStyle] = [
        .largeTitle: .largeTitle, .title1: .title1, .title2: .title2, .title3: .title3,
        .headline: .headline, .subheadline: .subheadline, .body: .body, .callout: .callout,
        .footnote: .footnote, .caption1: .caption1, .caption2: .caption2,
      ]
      return all[self] ?? .body
    }
  }
}

/// How large the user wants text.
public struct UIContentSizeCategory: RawRepresentable, Equatable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a category.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ short: String) { rawValue = "UICTContentSizeCategory" + short }

  /// Not said.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// Small.
  public static let small = UIContentSizeCategory("S")
  /// Medium.
  public static let medium = UIContentSizeCategory("M")
  /// The usual one.
  public static let large = UIContentSizeCategory("L")
  /// Larger.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// Larger still.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// The largest of the ordinary ones.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// The first of the accessibility sizes.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// The second.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// The third.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// The fourth.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// The largest.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  /// Whether it is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }

  /// The category that has figures.
  var recorded: SystemFont.ContentSizeCategory {
    let all: [UIContentSizeCategory: SystemFont.ContentSizeCategory] = [
      .extraSmall: .extraSmall, .small: .small, .medium: .medium, .large: .large,
      .extraLarge: .extraLarge, .extraExtraLarge: .extraExtraLarge,
      .extraExtraExtraLarge: .extraExtraExtraLarge, .accessibilityMedium: .accessibilityMedium,
      .accessibilityLarge: .accessibilityLarge,
      .accessibilityExtraLarge: .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge,
      .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge,
    ]
    return all[self] ?? .large
  }
}
