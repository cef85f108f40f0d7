import AllocationCount
import ButtonLayout
import SystemFont
import Typesetting
import UIKit

/// The same buttons as views and as values.
@MainActor
struct ButtonMeasurements {
  private static let titles = ["Checkout", "Cart"]
  private static let frame = CGRect(x: 0, y: 0, width: 200, height: 44)

  let count: Int
  private let image = UIImage(headlessSize: CGSize(width: 24, height: 24))
  private let measurer = TextMeasurer()
  private let typeface = Typeface.sanFrancisco(SanFrancisco(ofSize: 15))

  init(count: Int) { self.count = count }

  // MARK: Views

  private func view(_ index: Int) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(Self.titles[index % 2], for: .normal)
    button.setImage(image, for: .normal)
    button.frame = Self.frame
    button.layoutIfNeeded()
    return button
  }

  private func change(_ buttons: [UIButton], _ turn: Int) {
    for (index, button) in buttons.enumerated() {
      button.setTitle(Self.titles[(index + turn) % 2], for: .normal)
      button.layoutIfNeeded()
    }
  }

  // MARK: Values

  /// What the engine alone needs to answer for a button: its values, its title and the answer.
  private struct Value {
    var button: LegacyButton
    var title: String
    var answer: ButtonArrangement
  }

  private func value(_ index: Int) -> Value {
    let button = LegacyButton(imageSize: Size(width: 24, height: 24))
    let title = Self.titles[index % 2]
    return Value(button: button, title: title, answer: answer(button, title))
  }

  private func change(_ values: inout [Value], _ turn: Int) {
    for index in values.indices {
      values[index].title = Self.titles[(index + turn) % 2]
      values[index].answer = answer(values[index].button, values[index].title)
    }
  }

  private func answer(_ button: LegacyButton, _ title: String) -> ButtonArrangement {
    do {
      let title = try TypesetTitle(StyledText(title, typeface: typeface), measurer: measurer)
      return button.arrangement(forBounds: Rect(x: 0, y: 0, width: 200, height: 44), title: title)
    } catch {
      fatalError("The system font has every letter of the title: \(error)")
    }
  }

  // MARK: Measuring

  /// Ends in failure where the two do not agree, since comparing their times would then mean nothing.
  func check() {
    for index in 0..<2 {
      let (view, value) = (view(index), value(index))
      let frame = view.titleLabel?.frame ?? .zero
      precondition(
        value.answer.titleRect
          == Rect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height),
        "The title of '\(value.title)' stands elsewhere.")
    }
  }

  /// All measurements once a round, after one that only warms up.
  func rounds(_ wanted: Int) -> [(name: String, nanoseconds: [Double])] {
    let some = min(count, 1_000)
    let views = (0..<some).map(view)
    var values = (0..<some).map(value)
    var turn = 0
    let works: [(name: String, calls: Int, work: () -> Void)] = [
      ("change", some, { change(views, turn) }),
      ("changeEngine", some, { change(&values, turn) }),
      ("create", count, { keep((0..<count).map(view)) }),
      ("createEngine", count, { keep((0..<count).map(value)) }),
    ]
    var results = works.map { (name: $0.name, nanoseconds: [Double]()) }
    let clock = ContinuousClock()
    for round in 0...wanted {
      turn += 1
      for (index, measured) in works.enumerated() {
        let duration = clock.measure { measured.work() }
        guard round > 0 else { continue }
        results[index].nanoseconds.append(duration / .nanoseconds(1) / Double(measured.calls))
      }
    }
    return results
  }

  /// Bytes that a button holds once it is laid out; negative where nobody can tell.
  func bytes() -> (views: Int, engine: Int) {
    func held<Element>(_ make: (Int) -> Element) -> Int {
      let before = allocated_bytes()
      let elements = (0..<count).map(make)
      let after = allocated_bytes()
      keep(elements)
      return before < 0 ? -1 : (after - before) / count
    }
    return (held(view), held(value))
  }

  /// Of what is handed over the compiler knows nothing, so that it is really made.
  @inline(never)
  private func keep<Element>(_ elements: [Element]) {
    precondition(elements.count == count, "Every button was made.")
  }
}
