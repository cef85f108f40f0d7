import SystemFont

/// How a display list names a font: words and numbers that lead back to it.
public struct FontName: Equatable, Sendable {
  /// The family; the system's own begin with a point.
  public var family: String
  /// The file, where one was named.
  public var file: String?
  /// The weight, 100 to 900.
  public var cssWeight: Int
  /// The size, in points.
  public var pointSize: Double

  /// Creates a name.
  public init(family: String, file: String? = nil, cssWeight: Int = 400, pointSize: Double) {
    self.family = family
    self.file = file
    self.cssWeight = cssWeight
    self.pointSize = pointSize
  }

  /// UIKit's name of the system font's family.
  public static let systemFamily = ".AppleSystemUIFont"
}

extension Typeface {
  /// The font's name.
  public var fontName: FontName {
    switch self {
    case .sanFrancisco(let font):
      return FontName(
        family: FontName.systemFamily, cssWeight: font.weight.cssWeight, pointSize: font.pointSize)
    case .file(let font, let size):
      return FontName(family: font.name, file: font.path, pointSize: size)
    case .metrics(let font, let size):
      return FontName(family: font.family ?? FontName.systemFamily, pointSize: size)
    }
  }

  /// From the top of a line to its baseline, in points.
  public var ascender: Double {
    switch self {
    case .sanFrancisco(let font): return font.ascender
    case .file(let font, let size): return font.ascenderPerPoint * size
    case .metrics(let font, let size): return font.ascender / font.unitsPerEm * size
    }
  }
}

extension FontLibrary {
  /// The font of a name.
  ///
  /// - Throws: `FontError` when there is no such family or file here.
  public func typeface(named name: FontName) throws(FontError) -> Typeface {
    if let file = name.file { return try typeface(file: file, pointSize: name.pointSize) }
    let weight = SanFrancisco.Weight(cssWeight: name.cssWeight)
    if name.family.hasPrefix(".") {
      return system(SanFrancisco(ofSize: name.pointSize, weight: weight))
    }
    return try typeface(family: name.family, weight: weight, pointSize: name.pointSize)
  }
}
