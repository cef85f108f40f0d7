import Foundation

/// The system's colours in light and dark.
///
/// Source: Apple's Human Interface Guidelines, *Color*, specifications of system colours, and the values that
/// UIKit of iOS 13 to 18 resolves them to; increased contrast is not told apart.
extension UIColor {
  /// The system's red.
  public class var systemRed: UIColor {
    system("systemRed", light: RGBA(255, 59, 48), dark: RGBA(255, 69, 58))
  }
  /// The system's orange.
  public class var systemOrange: UIColor {
    system("systemOrange", light: RGBA(255, 149, 0), dark: RGBA(255, 159, 10))
  }
  /// The system's yellow.
  public class var systemYellow: UIColor {
    system("systemYellow", light: RGBA(255, 204, 0), dark: RGBA(255, 214, 10))
  }
  /// The system's green.
  public class var systemGreen: UIColor {
    system("systemGreen", light: RGBA(52, 199, 89), dark: RGBA(48, 209, 88))
  }
  /// The system's mint.
  public class var systemMint: UIColor {
    system("systemMint", light: RGBA(0, 199, 190), dark: RGBA(99, 230, 226))
  }
  /// The system's teal.
  public class var systemTeal: UIColor {
    system("systemTeal", light: RGBA(48, 176, 199), dark: RGBA(64, 200, 224))
  }
  /// The system's cyan.
  public class var systemCyan: UIColor {
    system("systemCyan", light: RGBA(50, 173, 230), dark: RGBA(100, 210, 255))
  }
  /// The system's blue.
  public class var systemBlue: UIColor {
    system("systemBlue", light: RGBA(0, 122, 255), dark: RGBA(10, 132, 255))
  }
  /// The system's indigo.
  public class var systemIndigo: UIColor {
    system("systemIndigo", light: RGBA(88, 86, 214), dark: RGBA(94, 92, 230))
  }
  /// The system's purple.
  public class var systemPurple: UIColor {
    system("systemPurple", light: RGBA(175, 82, 222), dark: RGBA(191, 90, 242))
  }
  /// The system's pink.
  public class var systemPink: UIColor {
    system("systemPink", light: RGBA(255, 45, 85), dark: RGBA(255, 55, 95))
  }
  /// The system's brown.
  public class var systemBrown: UIColor {
    system("systemBrown", light: RGBA(162, 132, 94), dark: RGBA(172, 142, 104))
  }
  /// The system's grey.
  public class var systemGray: UIColor {
    system("systemGray", light: RGBA(142, 142, 147), dark: RGBA(142, 142, 147))
  }
  /// The second of the system's greys.
  public class var systemGray2: UIColor {
    system("systemGray2", light: RGBA(174, 174, 178), dark: RGBA(99, 99, 102))
  }
  /// The third of the system's greys.
  public class var systemGray3: UIColor {
    system("systemGray3", light: RGBA(199, 199, 204), dark: RGBA(72, 72, 74))
  }
  /// The fourth of the system's greys.
  public class var systemGray4: UIColor {
    system("systemGray4", light: RGBA(209, 209, 214), dark: RGBA(58, 58, 60))
  }
  /// The fifth of the system's greys.
  public class var systemGray5: UIColor {
    system("systemGray5", light: RGBA(229, 229, 234), dark: RGBA(44, 44, 46))
  }
  /// The sixth of the system's greys.
  public class var systemGray6: UIColor {
    system("systemGray6", light: RGBA(242, 242, 247), dark: RGBA(28, 28, 30))
  }
  /// The colour of text.
  public class var label: UIColor {
    system("label", light: RGBA(0, 0, 0), dark: RGBA(255, 255, 255))
  }
  /// The colour of text that matters less.
  public class var secondaryLabel: UIColor {
    system("secondaryLabel", light: RGBA(60, 60, 67, 0.6), dark: RGBA(235, 235, 245, 0.6))
  }
  /// The colour of text that matters little.
  public class var tertiaryLabel: UIColor {
    system("tertiaryLabel", light: RGBA(60, 60, 67, 0.3), dark: RGBA(235, 235, 245, 0.3))
  }
  /// The colour of text that hardly matters.
  public class var quaternaryLabel: UIColor {
    system("quaternaryLabel", light: RGBA(60, 60, 67, 0.18), dark: RGBA(235, 235, 245, 0.16))
  }
  /// The colour of a text field that is empty.
  public class var placeholderText: UIColor {
    system("placeholderText", light: RGBA(60, 60, 67, 0.3), dark: RGBA(235, 235, 245, 0.3))
  }
  /// The colour of links.
  public class var link: UIColor {
    system("link", light: RGBA(0, 122, 255), dark: RGBA(9, 132, 255))
  }
  /// The colour of thin lines, which lets something through.
  public class var separator: UIColor {
    system("separator", light: RGBA(60, 60, 67, 0.29), dark: RGBA(84, 84, 88, 0.6))
  }
  /// The colour of thin lines.
  public class var opaqueSeparator: UIColor {
    system("opaqueSeparator", light: RGBA(198, 198, 200), dark: RGBA(56, 56, 58))
  }
  /// The colour of thin shapes.
  public class var systemFill: UIColor {
    system("systemFill", light: RGBA(120, 120, 128, 0.2), dark: RGBA(120, 120, 128, 0.36))
  }
  /// The colour of middling shapes.
  public class var secondarySystemFill: UIColor {
    system("secondarySystemFill", light: RGBA(120, 120, 128, 0.16), dark: RGBA(120, 120, 128, 0.32))
  }
  /// The colour of large shapes.
  public class var tertiarySystemFill: UIColor {
    system("tertiarySystemFill", light: RGBA(118, 118, 128, 0.12), dark: RGBA(118, 118, 128, 0.24))
  }
  /// The colour of large areas.
  public class var quaternarySystemFill: UIColor {
    system(
      "quaternarySystemFill", light: RGBA(116, 116, 128, 0.08), dark: RGBA(118, 118, 128, 0.18))
  }
  /// The colour behind everything.
  public class var systemBackground: UIColor {
    system("systemBackground", light: RGBA(255, 255, 255), dark: RGBA(0, 0, 0))
  }
  /// The colour of what stands on the background.
  public class var secondarySystemBackground: UIColor {
    system("secondarySystemBackground", light: RGBA(242, 242, 247), dark: RGBA(28, 28, 30))
  }
  /// The colour of what stands on that.
  public class var tertiarySystemBackground: UIColor {
    system("tertiarySystemBackground", light: RGBA(255, 255, 255), dark: RGBA(44, 44, 46))
  }
  /// The colour behind groups.
  public class var systemGroupedBackground: UIColor {
    system("systemGroupedBackground", light: RGBA(242, 242, 247), dark: RGBA(0, 0, 0))
  }
  /// The colour of groups.
  public class var secondarySystemGroupedBackground: UIColor {
    system(
      "secondarySystemGroupedBackground", light: RGBA(255, 255, 255), dark: RGBA(28, 28, 30))
  }
  /// The colour of what stands in groups.
  public class var tertiarySystemGroupedBackground: UIColor {
    system(
      "tertiarySystemGroupedBackground", light: RGBA(242, 242, 247), dark: RGBA(44, 44, 46))
  }
  /// The colour of text on dark ground.
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
  /// The colour of text on light ground.
  public class var darkText: UIColor { .black }
  /// The colour behind groups, by its old name.
  public class var groupTableViewBackground: UIColor { .systemGroupedBackground }
  /// The tint colour; the system's blue here, since no view is known.
  public class var tintColor: UIColor {
    HeadlessReport.note(
      "UIColor.tintColor", "The colour does not follow the view that shows it; it is systemBlue.")
    return .systemBlue
  }

  /// Bytes of a colour and its opacity, 0 to 1.
  private struct RGBA {
    let color: UIColor

    init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) {
      color = UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }
  }

  private static func system(_ name: String, light: RGBA, dark: RGBA) -> UIColor {
    UIColor(
      .dynamic(name: name) { $0.userInterfaceStyle == .dark ? dark.color : light.color })
  }
}
