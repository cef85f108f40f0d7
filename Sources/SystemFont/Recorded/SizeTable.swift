/// What the point size decides besides the scale: tracking, and the place between the text and
/// the display shapes.
///
/// Both are the same for every glyph and weight. Between the listed sizes they are linear: the
/// recorded 11.5, 13.5 and 17.5 points lie on the lines.
/// Source: Vercantez/openuikit, `golden/font_metrics_ios.json`.
enum SizeTable {
  /// Tracking at 8, 9, … 40 points, in 1/2048 em.
  // swift-format-ignore
  static let tracking: [Int16] = [
    52, 38, 24, 12, 0, -12, -22, -32, -40, -52,
    -50, -48, -46, -35, -24, -9, 6, 11, 17, 22, 28,
    27, 27, 26, 26, 24, 23, 22, 21, 20, 20, 19, 19,
  ]

  /// The share of the display shapes at 17, 17.5, … 28 points, in 1/32768.
  ///
  /// The recorded shares are whole 1/16384; twice as fine, the half sizes between them are whole
  /// too. 17.5 is recorded and stands a unit beside the middle of its neighbours.
  // swift-format-ignore
  static let displayShare: [Int32] = [
    0, 744, 1490, 2234, 2978, 5361, 7744, 10128, 12512, 14895, 17278, 19661,
    22044, 24427, 26810, 27555, 28300, 29045, 29790, 30534, 31278, 32023, 32768,
  ]

  /// The tracking at a size, in 1/2048 em; beyond 8 and 40 points that of the nearest size.
  static func tracking(at pointSize: Double) -> Double {
    let steps: Double = min(max(pointSize - 8, 0), 32)
    let lower = Int(steps)
    let upper = min(lower + 1, 32)
    let start = Double(tracking[lower])
    return start + (Double(tracking[upper]) - start) * (steps - Double(lower))
  }

  /// The share of the display shapes at a size: 0 up to 17 points, 1 from 28.
  static func displayShare(at pointSize: Double) -> Double {
    let steps: Double = min(max((pointSize - 17) * 2, 0), 22)
    let lower = Int(steps)
    let upper = min(lower + 1, 22)
    let start = Double(displayShare[lower])
    return (start + (Double(displayShare[upper]) - start) * (steps - Double(lower))) / 32768
  }

  /// Whether numbers were recorded at this very size.
  static func isRecorded(_ pointSize: Double) -> Bool {
    guard pointSize >= 8, pointSize <= 40 else { return false }
    return pointSize == Double(Int(pointSize))
      || pointSize == 11.5 || pointSize == 13.5 || pointSize == 17.5
  }
}
