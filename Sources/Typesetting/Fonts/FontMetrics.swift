/// Advances and kerning that somebody exported from a font that cannot be copied, on a Mac for example.
///
/// They scale with the size; a font that is tracked by size is exact only at the size it was exported at.
public final class FontMetrics: Sendable {
  /// The name that answers give the font.
  public let name: String
  /// The family that titles ask for; `nil` for the system font.
  public let family: String?
  /// Units an em, above 0.
  public let unitsPerEm: Double
  /// The height of a line in units: ascender, descender and leading.
  public let lineHeight: Double
  /// The ascender in units.
  public let ascender: Double
  private let advances: [Unicode.Scalar: Double]
  private let kerning: [Pair: Double]

  /// Two characters side by side.
  public struct Pair: Hashable, Sendable {
    let left: Unicode.Scalar
    let right: Unicode.Scalar

    /// Creates a pair.
    public init(_ left: Unicode.Scalar, _ right: Unicode.Scalar) {
      self.left = left
      self.right = right
    }
  }

  /// Creates metrics; everything is in units.
  ///
  /// - Precondition: `unitsPerEm` is finite and above 0.
  public init(
    name: String, family: String?, unitsPerEm: Double, ascender: Double, lineHeight: Double,
    advances: [Unicode.Scalar: Double], kerning: [Pair: Double]
  ) {
    precondition(
      unitsPerEm > 0 && unitsPerEm.isFinite, "Units an em must be a finite number above 0.")
    self.name = name
    self.family = family
    self.unitsPerEm = unitsPerEm
    self.ascender = ascender
    self.lineHeight = lineHeight
    self.advances = advances
    self.kerning = kerning
  }

  /// A character's advance in ems; `nil` when it was not exported.
  func advance(of scalar: Unicode.Scalar) -> Double? {
    advances[scalar].map { $0 / unitsPerEm }
  }

  /// What a pair's kerning adds, in ems.
  func kerning(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Double {
    (kerning[Pair(left, right)] ?? 0) / unitsPerEm
  }
}
