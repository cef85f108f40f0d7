import ButtonLayout
import TestSupport
import Testing

/// Titles that UIKit's label measures: clamped to their room first, rounded up afterwards (model §2.3).
struct MeasuredTitle: Sendable, CustomTestStringConvertible {
  let source: String
  let generation: Generation
  let scale: Double
  let bounds: Size
  /// Width and line height before any rounding.
  let line: Size
  let titleRect: Rect

  init(
    _ source: String, _ generation: Generation, at scale: Double, in bounds: (Double, Double),
    line: (Double, Double), _ rect: (Double, Double, Double, Double)
  ) {
    self.source = source
    self.generation = generation
    self.scale = scale
    self.bounds = Size(width: bounds.0, height: bounds.1)
    self.line = Size(width: line.0, height: line.1)
    titleRect = Rect(x: rect.0, y: rect.1, width: rect.2, height: rect.3)
  }

  var testDescription: String {
    "\(source): \(line.width) × \(line.height) in \(bounds.width) × \(bounds.height) @\(scale) \(generation)"
  }

  /// Line heights are the system font's: points times 1.193359375.
  static let all = [
    // Recorded frames; the unrounded widths are any that round to the recorded ones.
    MeasuredTitle(
      "model row 21, fits", .current, at: 2, in: (162.5, 20.5), line: (162.3, 20.287109375),
      (-0.5, -0.5, 163, 21)),
    MeasuredTitle(
      "model row 21, truncated", .current, at: 2, in: (162.5, 20.5), line: (180, 20.287109375),
      (-0.5, -0.5, 163, 21)),
    MeasuredTitle(
      "model row 11", .current, at: 2, in: (200, 44), line: (138.5, 18.5), (30.5, 12.5, 139, 19)),
    MeasuredTitle(
      "model row 16", .classic, at: 2, in: (343, 39), line: (111.3, 26.25390625),
      (116, 6.5, 111.5, 26.5)),
    MeasuredTitle(
      "model row 19", .classic, at: 2, in: (183, 34), line: (35.8, 21.48046875),
      (73.5, 6.5, 36, 21.5)),
    MeasuredTitle(
      "model row 13", .classic, at: 3, in: (46, 30), line: (45.5, 17.900390625),
      (1 / 3.0, 6, 137 / 3.0, 18)),
    MeasuredTitle(
      "model row 17", .classic, at: 3, in: (266, 53), line: (30.4, 17.900390625),
      (353 / 3.0, 53 / 3.0, 92 / 3.0, 18)),
    MeasuredTitle(
      "model row 18", .classic, at: 3, in: (100, 100), line: (53.9, 21.48046875),
      (23, 118 / 3.0, 54, 65 / 3.0)),
    // By hand.
    MeasuredTitle(
      "row 21 in pixels", .classic, at: 2, in: (162.5, 20.5), line: (162.3, 20.287109375),
      (0, 0, 162.5, 20.5)),
    MeasuredTitle(
      "clamped to 162.3, then up to 162.5", .classic, at: 2, in: (162.3, 20.5),
      line: (180, 20.287109375), (0, 0, 162.5, 20.5)),
    MeasuredTitle(
      "clamped to 162.5, then up to 488 / 3", .classic, at: 3, in: (162.5, 20.5),
      line: (180, 20.287109375), (0, 0, 488 / 3.0, 61 / 3.0)),
    MeasuredTitle(
      "a line of 18 points high", .classic, at: 1, in: (100, 40), line: (40.1, 21.48046875),
      (30, 9, 41, 22)),
  ]
}

@Suite struct `A measured title` {
  @Test(arguments: MeasuredTitle.all)
  func `is clamped, then rounded up`(row: MeasuredTitle) {
    var button = LegacyButton()
    button.generation = row.generation
    button.displayScale = row.scale
    let answer = button.arrangement(
      forBounds: Rect(origin: .zero, size: row.bounds),
      title: LineTitle(width: row.line.width, lineHeight: row.line.height))
    #expect(isClose(answer.titleRect, row.titleRect), "\(String(describing: answer.titleRect))")
    #expect(answer.titleRoom == row.bounds.width)
    #expect(answer.titleIsTruncated == (row.line.width > row.bounds.width))
  }

  /// Content insets of half a point show whether the label's own rounding came before the button's.
  @Test(arguments: [
    (Generation.current, 2.0, 47.0, 19.0), (.classic, 1, 47, 19), (.classic, 2, 46, 18),
    (.classic, 3, 46, 18),
  ])
  func `is rounded before the button's natural size is`(
    generation: Generation, scale: Double, width: Double, height: Double
  ) {
    var button = LegacyButton()
    button.generation = generation
    button.displayScale = scale
    button.contentEdgeInsets = EdgeInsets(top: 0.5, left: 0.5)
    let measured = button.measurement(title: LineTitle(width: 45.1, lineHeight: 17.2))
    #expect(measured.intrinsicContentSize == Size(width: width, height: height))
    let given = button.measurement(title: GivenTitle(Size(width: 45.1, height: 17.2)))
    #expect(given.intrinsicContentSize == Size(width: 46, height: 18))
  }
}
