import SystemFont

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The fonts of this project's lists where their Debian packages put them.
///
/// What else is installed, and how fontconfig is set up, then changes neither a width nor a picture: a machine with more
/// weights of a family would otherwise answer with another file. Where a package is absent, as on a Mac, the family is
/// looked for in the font folders.
enum PackagedFont {
  /// The files of a family that may answer for a weight, the better one first; none for a family of no list.
  ///
  /// - Parameters:
  ///   - family: The family's name in lower case.
  ///   - weight: The weight.
  /// - Returns: Paths, and each font's place in its file.
  static func files(
    family: String, weight: SanFrancisco.Weight
  ) -> [(path: String, index: Int)] {
    switch family {
    case "inter": return [(interPath("Inter", weight), 0)]
    case "inter display": return [(interPath("InterDisplay", weight), 0)]
    case "noto color emoji": return [("\(noto("truetype"))/NotoColorEmoji.ttf", 0)]
    case "noto sans cjk sc":
      // The third font of the collection is the one for Simplified Chinese.
      return notoWeights(weight).map { ("\(noto("opentype"))/NotoSansCJK-\($0).ttc", 2) }
    case _ where FontLibrary.fallbackFamilies.contains { $0.lowercased() == family }:
      let name = FontLibrary.fallbackFamilies.first { $0.lowercased() == family } ?? family
      let stem = name.split(separator: " ").joined()
      return notoWeights(weight).map { ("\(noto("truetype"))/\(stem)-\($0).ttf", 0) }
    default: return []
    }
  }

  /// The first of the files that is there.
  static func file(family: String, weight: SanFrancisco.Weight) -> (path: String, index: Int)? {
    files(family: family, weight: weight).first { access($0.path, R_OK) == 0 }
  }

  private static func noto(_ format: String) -> String { "/usr/share/fonts/\(format)/noto" }

  private static func interPath(_ stem: String, _ weight: SanFrancisco.Weight) -> String {
    "/usr/share/fonts/opentype/inter/\(stem)-\(interWeight(weight)).otf"
  }

  /// Inter's name of the weight; UIKit's ultraLight is its thin, and thin its extra light.
  private static func interWeight(_ weight: SanFrancisco.Weight) -> String {
    switch weight {
    case .ultraLight: return "Thin"
    case .thin: return "ExtraLight"
    case .light: return "Light"
    case .regular: return "Regular"
    case .medium: return "Medium"
    case .semibold: return "SemiBold"
    case .bold: return "Bold"
    case .heavy: return "ExtraBold"
    case .black: return "Black"
    }
  }

  /// Noto's packages hold two weights, and for symbols one.
  private static func notoWeights(_ weight: SanFrancisco.Weight) -> [String] {
    switch weight {
    case .semibold, .bold, .heavy, .black: return ["Bold", "Regular"]
    default: return ["Regular"]
    }
  }
}

extension FontLibrary {
  /// The font whose shapes stand in for San Francisco's: Inter, from 20 points on in its cut for display.
  ///
  /// - Throws: `FontError` where Inter is not installed.
  public func standIn(for font: SanFrancisco) throws(FontError) -> FontFile {
    let families = font.pointSize >= 20 ? ["Inter Display", "Inter"] : ["Inter"]
    for family in families {
      if let file = self.font(family: family, weight: font.weight) { return file }
    }
    throw FontError(
      path: PackagedFont.files(family: "inter", weight: font.weight)[0].path,
      reason: "Inter's shapes stand in for San Francisco's and were expected there; "
        + "install the package fonts-inter")
  }
}
