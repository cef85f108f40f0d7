import SystemFont

/// What a run of text is set in: a font at a size.
public enum Typeface: Sendable {
  /// The system font, by its recorded numbers.
  case sanFrancisco(SanFrancisco)
  /// A font file, at a size in points.
  case file(FontFile, pointSize: Double)
  /// Exported metrics, at a size in points.
  case metrics(FontMetrics, pointSize: Double)

  /// The size in points.
  public var pointSize: Double {
    switch self {
    case .sanFrancisco(let font): return font.pointSize
    case .file(_, let size), .metrics(_, let size): return size
    }
  }

  /// The height of a line, in points, unrounded.
  public var lineHeight: Double {
    switch self {
    case .sanFrancisco(let font): return font.lineHeight
    case .file(let font, let size): return font.lineHeightPerPoint * size
    case .metrics(let font, let size): return font.lineHeight / font.unitsPerEm * size
    }
  }

  /// The name that answers give the font.
  public var name: String {
    switch self {
    case .sanFrancisco: return "systemFont"
    case .file(let font, _): return font.name
    case .metrics(let font, _): return font.name
    }
  }

  /// The weight that a fallback font should have.
  var weight: SanFrancisco.Weight {
    if case .sanFrancisco(let font) = self { return font.weight }
    return .regular
  }
}
