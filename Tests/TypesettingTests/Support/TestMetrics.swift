import Typesetting

/// Metrics as somebody could have exported them.
enum TestMetrics {
  /// Every character is one em wide, so that widths are counted on fingers.
  static let mono = FontMetrics(
    name: "Mono", family: "Mono", unitsPerEm: 10, ascender: 8, lineHeight: 10,
    advances: Dictionary(
      uniqueKeysWithValues: (0x20...0x7E).compactMap { Unicode.Scalar($0 as UInt32) }.map {
        ($0, 10)
      }
        + [("…", 10)]), kerning: [:])

  /// A few characters with pairs that are kerned.
  static let pairs = FontMetrics(
    name: "Exported", family: "Exported", unitsPerEm: 1000, ascender: 800, lineHeight: 1200,
    advances: ["A": 600, "V": 620, "i": 250, "f": 300, "\u{E9}": 500, "…": 900],
    kerning: [.init("A", "V"): -80, .init("V", "A"): -70])
}
