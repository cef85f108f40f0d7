import ButtonInspection
import ButtonLayout
import KeycapCLI
import Typesetting

/// How an answer compares with what was recorded.
package enum Verdict: Equatable, Sendable {
  /// Every recorded number is met.
  case exact
  /// Every number is met to a pixel; a natural size, which is in whole points, to a point.
  case near(String)
  /// A number is farther off, or there is no answer.
  case disagreeing(String)

  /// How far binary noise and printed decimals may lead, in points: rows are written to a millionth and printed to a
  /// hundred-thousandth.
  static let tolerance = 1e-4
}

extension RecordedRow {
  /// One measurer for all rows, so that a font is opened once.
  private static let measurer = TextMeasurer()

  /// Asks the question again and compares.
  package var verdict: Verdict {
    let answer: (Number) -> Double?
    let scale: Double
    do {
      if ConfigurationRow.isMeant(by: input) {
        let row = try ConfigurationRow(input)
        let numbers = try row.answer(measuringWith: RecordedRow.measurer)
        scale = row.displayScale
        answer = { numbers[$0.key]?[$0.index] }
      } else {
        let question = try ButtonQuestion(json: input, defaultID: name)
        let whole = try question.answer(measuringWith: RecordedRow.measurer)
        scale = question.displayScale
        answer = { whole.number($0) }
      }
    } catch {
      return .disagreeing("no answer: \(error)")
    }
    var worst = Verdict.exact
    for number in expected {
      guard let actual = answer(number) else {
        return .disagreeing("\(number.key) is missing")
      }
      let distance = abs(actual - number.value)
      if distance <= Verdict.tolerance { continue }
      let unit = number.key == "intrinsicContentSize" ? 1 : 1 / scale
      let words =
        "\(number.key)[\(number.index)] \(short(number.value)) recorded, \(short(actual)) here"
      if distance > unit + Verdict.tolerance { return .disagreeing(words) }
      if worst == .exact { worst = .near(words) }
    }
    return worst
  }

  private func short(_ value: Double) -> String {
    let thousandths = (value * 1000).rounded() / 1000
    return thousandths == thousandths.rounded() ? "\(Int(thousandths))" : "\(thousandths)"
  }
}

extension ButtonAnswer {
  fileprivate func number(_ number: RecordedRow.Number) -> Double? {
    let rect: Rect?
    switch number.key {
    case "intrinsicContentSize":
      return number.index == 0 ? intrinsicContentSize.width : intrinsicContentSize.height
    case "imageRect": rect = arrangement.imageRect
    case "titleRect": rect = arrangement.titleRect
    case "backgroundRect": rect = arrangement.backgroundRect
    case "contentRect": rect = arrangement.contentRect
    case "imageArea": rect = arrangement.imageArea
    case "titleArea": rect = arrangement.titleArea
    default: return nil
    }
    guard let rect, (0..<4).contains(number.index) else { return nil }
    return [rect.minX, rect.minY, rect.width, rect.height][number.index]
  }
}
