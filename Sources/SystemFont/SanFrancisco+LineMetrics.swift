/// Vertical metrics in points, unrounded: a label rounds its height up to a pixel, the font does
/// not.
///
/// All but the x height are the same share of the size at every weight and size.
/// Source: Vercantez/openuikit, `golden/font_metrics_ios.json`.
extension SanFrancisco {
  /// From the baseline up to the top of the line.
  public var ascender: Double { points(1950) }

  /// From the baseline down to the bottom of the line: negative, as UIKit's.
  public var descender: Double { points(-494) }

  /// The space that the font asks for between lines: none.
  public var leading: Double { 0 }

  /// The height of capitals.
  public var capHeight: Double { points(1443) }

  /// The height of a line: ascender and descender, 1.193359375 times the size.
  public var lineHeight: Double { points(2444) }

  /// The height of a lower-case x: good to 1/2048 em, and rounded to that unit.
  ///
  /// It grows with the weight and shrinks from the text shapes to the display shapes.
  public var xHeight: Double {
    let row = Int(weight.rawValue)
    let text = Double(Self.xHeights[row * 2])
    let display = Double(Self.xHeights[row * 2 + 1])
    let units = text + (display - text) * SizeTable.displayShare(at: pointSize)
    return points(Double(Int(units + 0.5)))
  }

  private func points(_ units: Double) -> Double {
    units * pointSize / 2048
  }

  /// Text and display, a weight a line.
  // swift-format-ignore
  private static let xHeights: [Int16] = [
    1076, 1040,  // ultraLight
    1077, 1040,  // thin
    1077, 1040,  // light
    1078, 1040,  // regular
    1086, 1052,  // medium
    1093, 1060,  // semibold
    1101, 1072,  // bold
    1113, 1089,  // heavy
    1124, 1104,  // black
  ]
}
