import Foundation

/// The system's colours in light and dark, each made once.
///
/// Source: Apple's Human Interface Guidelines, *Color*, specifications of system colours, and the values that
/// UIKit of iOS 13 to 18 resolves them to; increased contrast is not told apart.
private enum SystemColor {
  static let systemRed = system("systemRed", RGBA(255, 59, 48), RGBA(255, 69, 58))
  static let systemOrange = system("systemOrange", RGBA(255, 149, 0), RGBA(255, 159, 10))
  static let systemYellow = system("systemYellow", RGBA(255, 204, 0), RGBA(255, 214, 10))
  static let systemGreen = system("systemGreen", RGBA(52, 199, 89), RGBA(48, 209, 88))
  static let systemMint = system("systemMint", RGBA(0, 199, 190), RGBA(99, 230, 226))
  static let systemTeal = system("systemTeal", RGBA(48, 176, 199), RGBA(64, 200, 224))
  static let systemCyan = system("systemCyan", RGBA(50, 173, 230), RGBA(100, 210, 255))
  static let systemBlue = system("systemBlue", RGBA(0, 122, 255), RGBA(10, 132, 255))
  static let systemIndigo = system("systemIndigo", RGBA(88, 86, 214), RGBA(94, 92, 230))
  static let systemPurple = system("systemPurple", RGBA(175, 82, 222), RGBA(191, 90, 242))
  static let systemPink = system("systemPink", RGBA(255, 45, 85), RGBA(255, 55, 95))
  static let systemBrown = system("systemBrown", RGBA(162, 132, 94), RGBA(172, 142, 104))
  static let systemGray = system("systemGray", RGBA(142, 142, 147), RGBA(142, 142, 147))
  static let systemGray2 = system("systemGray2", RGBA(174, 174, 178), RGBA(99, 99, 102))
  static let systemGray3 = system("systemGray3", RGBA(199, 199, 204), RGBA(72, 72, 74))
  static let systemGray4 = system("systemGray4", RGBA(209, 209, 214), RGBA(58, 58, 60))
  static let systemGray5 = system("systemGray5", RGBA(229, 229, 234), RGBA(44, 44, 46))
  static let systemGray6 = system("systemGray6", RGBA(242, 242, 247), RGBA(28, 28, 30))
  static let label = system("label", RGBA(0, 0, 0), RGBA(255, 255, 255))
  static let secondaryLabel = system(
    "secondaryLabel", RGBA(60, 60, 67, 0.6), RGBA(235, 235, 245, 0.6))
  static let tertiaryLabel = system(
    "tertiaryLabel", RGBA(60, 60, 67, 0.3), RGBA(235, 235, 245, 0.3))
  static let quaternaryLabel = system(
    "quaternaryLabel", RGBA(60, 60, 67, 0.18), RGBA(235, 235, 245, 0.16))
  static let placeholderText = system(
    "placeholderText", RGBA(60, 60, 67, 0.3), RGBA(235, 235, 245, 0.3))
  static let link = system("link", RGBA(0, 122, 255), RGBA(9, 132, 255))
  static let separator = system("separator", RGBA(60, 60, 67, 0.29), RGBA(84, 84, 88, 0.6))
  static let opaqueSeparator = system("opaqueSeparator", RGBA(198, 198, 200), RGBA(56, 56, 58))
  static let systemFill = system("systemFill", RGBA(120, 120, 128, 0.2), RGBA(120, 120, 128, 0.36))
  static let secondarySystemFill = system(
    "secondarySystemFill", RGBA(120, 120, 128, 0.16), RGBA(120, 120, 128, 0.32))
  static let tertiarySystemFill = system(
    "tertiarySystemFill", RGBA(118, 118, 128, 0.12), RGBA(118, 118, 128, 0.24))
  static let quaternarySystemFill = system(
    "quaternarySystemFill", RGBA(116, 116, 128, 0.08), RGBA(118, 118, 128, 0.18))
  static let systemBackground = system("systemBackground", RGBA(255, 255, 255), RGBA(0, 0, 0))
  static let secondarySystemBackground = system(
    "secondarySystemBackground", RGBA(242, 242, 247), RGBA(28, 28, 30))
  static let tertiarySystemBackground = system(
    "tertiarySystemBackground", RGBA(255, 255, 255), RGBA(44, 44, 46))
  static let systemGroupedBackground = system(
    "systemGroupedBackground", RGBA(242, 242, 247), RGBA(0, 0, 0))
  static let secondarySystemGroupedBackground = system(
    "secondarySystemGroupedBackground", RGBA(255, 255, 255), RGBA(28, 28, 30))
  static let tertiarySystemGroupedBackground = system(
    "tertiarySystemGroupedBackground", RGBA(242, 242, 247), RGBA(44, 44, 46))

  /// Bytes of a colour and its opacity, 0 to 1.
  private struct RGBA {
    let color: UIColor

    init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) {
      color = UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }
  }

  private static func system(_ name: String, _ light: RGBA, _ dark: RGBA) -> UIColor {
    UIColor(
      .dynamic(name: name) { $0.userInterfaceStyle == .dark ? dark.color : light.color })
  }
}

extension UIColor {
  /// The system's red.
  public class var systemRed: UIColor { SystemColor.systemRed }
  /// The system's orange.
  public class var systemOrange: UIColor { SystemColor.systemOrange }
  /// The system's yellow.
  public class var systemYellow: UIColor { SystemColor.systemYellow }
  /// The system's green.
  public class var systemGreen: UIColor { SystemColor.systemGreen }
  /// The system's mint.
  public class var systemMint: UIColor { SystemColor.systemMint }
  /// The system's teal.
  public class var systemTeal: UIColor { SystemColor.systemTeal }
  /// The system's cyan.
  public class var systemCyan: UIColor { SystemColor.systemCyan }
  /// The system's blue.
  public class var systemBlue: UIColor { SystemColor.systemBlue }
  /// The system's indigo.
  public class var systemIndigo: UIColor { SystemColor.systemIndigo }
  /// The system's purple.
  public class var systemPurple: UIColor { SystemColor.systemPurple }
  /// The system's pink.
  public class var systemPink: UIColor { SystemColor.systemPink }
  /// The system's brown.
  public class var systemBrown: UIColor { SystemColor.systemBrown }
  /// The system's grey.
  public class var systemGray: UIColor { SystemColor.systemGray }
  /// The second of the system's greys.
  public class var systemGray2: UIColor { SystemColor.systemGray2 }
  /// The third of the system's greys.
  public class var systemGray3: UIColor { SystemColor.systemGray3 }
  /// The fourth of the system's greys.
  public class var systemGray4: UIColor { SystemColor.systemGray4 }
  /// The fifth of the system's greys.
  public class var systemGray5: UIColor { SystemColor.systemGray5 }
  /// The sixth of the system's greys.
  public class var systemGray6: UIColor { SystemColor.systemGray6 }
  /// The colour of text.
  public class var label: UIColor { SystemColor.label }
  /// The colour of text that matters less.
  public class var secondaryLabel: UIColor { SystemColor.secondaryLabel }
  /// The colour of text that matters little.
  public class var tertiaryLabel: UIColor { SystemColor.tertiaryLabel }
  /// The colour of text that hardly matters.
  public class var quaternaryLabel: UIColor { SystemColor.quaternaryLabel }
  /// The colour of a text field that is empty.
  public class var placeholderText: UIColor { SystemColor.placeholderText }
  /// The colour of links.
  public class var link: UIColor { SystemColor.link }
  /// The colour of thin lines, which lets something through.
  public class var separator: UIColor { SystemColor.separator }
  /// The colour of thin lines.
  public class var opaqueSeparator: UIColor { SystemColor.opaqueSeparator }
  /// The colour of thin shapes.
  public class var systemFill: UIColor { SystemColor.systemFill }
  /// The colour of middling shapes.
  public class var secondarySystemFill: UIColor { SystemColor.secondarySystemFill }
  /// The colour of large shapes.
  public class var tertiarySystemFill: UIColor { SystemColor.tertiarySystemFill }
  /// The colour of large areas.
  public class var quaternarySystemFill: UIColor { SystemColor.quaternarySystemFill }
  /// The colour behind everything.
  public class var systemBackground: UIColor { SystemColor.systemBackground }
  /// The colour of what stands on the background.
  public class var secondarySystemBackground: UIColor { SystemColor.secondarySystemBackground }
  /// The colour of what stands on that.
  public class var tertiarySystemBackground: UIColor { SystemColor.tertiarySystemBackground }
  /// The colour behind groups.
  public class var systemGroupedBackground: UIColor { SystemColor.systemGroupedBackground }
  /// The colour of groups.
  public class var secondarySystemGroupedBackground: UIColor {
    SystemColor.secondarySystemGroupedBackground
  }
  /// The colour of what stands in groups.
  public class var tertiarySystemGroupedBackground: UIColor {
    SystemColor.tertiarySystemGroupedBackground
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
}
