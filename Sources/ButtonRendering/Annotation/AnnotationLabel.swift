import ButtonLayout
import DisplayList
import SystemFont

/// A number or a word in an annotated picture, with the room that it takes whatever font draws it.
package struct AnnotationLabel {
  let text: String
  let color: Color
  /// Where it would best stand, in the picture's coordinates: the middle of what it names.
  var middle: Double
  package let width: Double

  /// The size of all labels, in points: the smallest that is read without effort on a phone.
  static let fontSize = 11.0
  /// The height of a line of labels, in points.
  package static let lineHeight = 13.0
  /// How far a baseline is above the bottom of its line, in points.
  static let descent = 3.0
  /// What is left free between two labels, in points.
  static let gap = 6.0

  package init(_ text: String, color: Color, middle: Double = 0) {
    self.text = text
    self.color = color
    self.middle = middle
    width = AnnotationLabel.width(of: text)
  }

  /// The width that the label is set to: San Francisco's, with a square for each character beyond its record.
  static func width(of text: String) -> Double {
    let font = SanFrancisco(ofSize: fontSize)
    return text.unicodeScalars.reduce(0) { sum, scalar in
      // The minus sign is as wide as the plus.
      let character: Unicode.Scalar = scalar == "−" ? "+" : scalar
      return sum + (UInt8(exactly: character.value).flatMap(font.advance) ?? fontSize)
    }
  }

  /// The label with its left end somewhere, in a line that has its top somewhere.
  package func item(left: Double, top: Double) -> DisplayItem {
    let baseline = top + AnnotationLabel.lineHeight - AnnotationLabel.descent
    return DisplayItem(
      .text(
        TextItem(
          text, origin: Point(x: left.tenth, y: baseline.tenth), fontFamily: "sans-serif",
          fontSize: AnnotationLabel.fontSize, color: color, width: width.tenth)))
  }
}

extension Double {
  /// To a tenth of a point, which no eye misses in a drawing.
  package var tenth: Double { (self * 10).rounded() / 10 }
}

/// Moves intervals apart along a line, as little as need be.
enum Spreading {
  /// The starts of intervals that do not overlap.
  ///
  /// - Parameters:
  ///   - intervals: Where the middle of each should be, and how long it is; in the order that they are to keep.
  ///   - limits: Where the first may start and the last may end.
  ///   - gap: What stays free between two.
  /// - Returns: A start for each; `nil` where they do not fit.
  static func starts(
    of intervals: [(middle: Double, length: Double)], in limits: Span, gap: Double
  ) -> [Double]? {
    let needed = intervals.reduce(0) { $0 + $1.length + gap } - gap
    guard needed <= limits.length else { return nil }
    var starts: [Double] = []
    var next = limits.origin
    for interval in intervals {
      let start = max(next, interval.middle - interval.length / 2)
      starts.append(start)
      next = start + interval.length + gap
    }
    var end = limits.end
    for index in intervals.indices.reversed() {
      starts[index] = min(starts[index], end - intervals[index].length)
      end = starts[index] - gap
    }
    return starts
  }
}
