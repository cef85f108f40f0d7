import Foundation

extension UIColor {
  /// A colour of the main bundle's asset catalogs by its name, for the current traits.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// A colour of a bundle's asset catalogs by its name.
  ///
  /// It follows light and dark whenever it is used; where the name is not known, there is no colour.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    for root in AssetCatalog.roots(of: bundle) {
      guard let folder = AssetCatalog.folder(name, kind: "colorset", in: root),
        let contents = AssetCatalog.contents(of: folder),
        let entries = contents["colors"] as? [[String: Any]]
      else { continue }
      // Every entry is read now, so that choosing later reads nothing.
      let colors = entries.compactMap { entry in
        ColorSet.color(entry["color"]).map { (entry: entry, color: $0) }
      }
      guard let first = colors.first else { continue }
      let provider = { @Sendable (traits: UITraitCollection) -> UIColor in
        var best = first.color
        var bestFit = -1
        for (entry, color) in colors {
          if let fit = AssetCatalog.fit(entry, traits), fit > bestFit {
            bestFit = fit
            best = color
          }
        }
        return best
      }
      self.init(.dynamic(name: folder, provider))
      return
    }
    return nil
  }
}

/// A colour as a catalog writes it.
enum ColorSet {
  static func color(_ value: Any?) -> UIColor? {
    guard let value = value as? [String: Any] else { return nil }
    if let reference = value["reference"] as? String {
      // "systemBlueColor" is the name of `systemBlue`.
      return named[reference.lowercased()]
    }
    guard let components = value["components"] as? [String: Any] else { return nil }
    // Opacity is never a byte: Xcode writes "1" as well as "1.000".
    let opacity = (components["alpha"] as? String).flatMap { Double($0) }
    let alpha = opacity.map { CGFloat($0) } ?? number(components["alpha"]) ?? 1
    if let white = number(components["white"]) { return UIColor(white: white, alpha: alpha) }
    guard let red = number(components["red"]), let green = number(components["green"]),
      let blue = number(components["blue"])
    else { return nil }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  private static let named: [String: UIColor] = [
    "systembluecolor": .systemBlue, "systemredcolor": .systemRed,
    "systemgreencolor": .systemGreen, "systemorangecolor": .systemOrange,
    "systemyellowcolor": .systemYellow, "systempinkcolor": .systemPink,
    "systempurplecolor": .systemPurple, "systemtealcolor": .systemTeal,
    "systemindigocolor": .systemIndigo, "systemgraycolor": .systemGray,
    "labelcolor": .label, "secondarylabelcolor": .secondaryLabel,
    "systembackgroundcolor": .systemBackground, "linkcolor": .link,
    "separatorcolor": .separator,
  ]

  /// A component: "0x1F" and "31" are bytes, "0.122" is a share of 1.
  private static func number(_ value: Any?) -> CGFloat? {
    if let number = value as? NSNumber { return CGFloat(number.doubleValue) }
    guard let text = value as? String else { return nil }
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
    if text.contains(".") { return Double(text).map { CGFloat($0) } }
    return Double(text).map { CGFloat($0) / 255 }
  }
}
