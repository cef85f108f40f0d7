import Foundation
import HeadlessUIKit

/// One helper on one button, asked every question; each on a button of its own.
@MainActor
package struct Trial {
  let helper: any Helper
  let sample: Sample

  /// Creates a trial.
  package init(_ helper: any Helper, on sample: Sample) {
    self.helper = helper
    self.sample = sample
  }

  /// The answers by column.
  package func outcomes() -> [Column: Outcome] {
    Dictionary(uniqueKeysWithValues: Column.allCases.map { ($0, outcome(of: $0)) })
  }

  /// The answer to one question.
  package func outcome(of column: Column) -> Outcome {
    let button = sample.button(for: helper)
    if column == .rightToLeft { button.semanticContentAttribute = .forceRightToLeft }
    if column == .contentInsets { addContentInsets(to: button) }
    helper.arrange(button)
    switch column {
    case .frames: return judged(button)
    case .contentInsets: return judged(button, inside: Self.contentInsets)
    case .secondCall: return afterSecondCall(button)
    case .longerTitle: return afterLongerTitle(button)
    case .naturalSize: return atNaturalSize(button)
    case .rightToLeft: return inRightToLeft(button)
    case .ownInsets: return afterOwnInsets(button)
    }
  }

  private func parts(of button: UIButton) -> Parts? {
    Parts(button, imageView: helper.imageView(of: button))
  }

  private func judged(
    _ button: UIButton, by wish: Wish? = nil, inside insets: UIEdgeInsets = .zero
  ) -> Outcome {
    let size = button.bounds.size
    guard let parts = parts(of: button) else {
      return Outcome(
        parts: nil, size: size, faults: [], isGood: false, answer: "a part is missing")
    }
    let room = CGRect(origin: .zero, size: size).inset(by: insets)
    let faults = (wish ?? helper.wish).faults(of: parts, in: room)
    return Outcome(parts: parts, size: size, faults: faults, isGood: faults.isEmpty)
  }

  private func afterSecondCall(_ button: UIButton) -> Outcome {
    let before = parts(of: button)
    helper.arrange(button)
    var outcome = judged(button)
    outcome.isGood = outcome.parts == before
    if outcome.isGood { outcome.answer = "same" } else { outcome.lead = "moves; then " }
    return outcome
  }

  /// The button grows with its title, as a stack or a table would let it.
  private func afterLongerTitle(_ button: UIButton) -> Outcome {
    let before = button.titleLabel?.intrinsicContentSize.width ?? 0
    button.setTitle(sample.longerTitle, for: .normal)
    button.frame.size.width += (button.titleLabel?.intrinsicContentSize.width ?? 0) - before
    return judged(button)
  }

  /// The size that Auto Layout gives the button, and the call that a caller makes when it has it.
  private func atNaturalSize(_ button: UIButton) -> Outcome {
    button.layoutIfNeeded()
    button.frame.size = button.intrinsicContentSize
    helper.arrange(button)
    var outcome = judged(button)
    outcome.lead = "\(Number.text(outcome.size)): "
    return outcome
  }

  private static let contentInsets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)

  private func addContentInsets(to button: UIButton) {
    let insets = Self.contentInsets
    button.contentEdgeInsets = insets
    button.frame.size.width += insets.left + insets.right
    button.frame.size.height += insets.top + insets.bottom
  }

  /// A wish with sides is either mirrored, or kept, or neither.
  private func inRightToLeft(_ button: UIButton) -> Outcome {
    var mirrored = judged(button, by: helper.wish.mirrored)
    guard helper.wish.mirrored != helper.wish else { return mirrored }
    if mirrored.isGood {
      mirrored.answer = "mirrors"
    } else if judged(button).isGood {
      mirrored.answer = "keeps its sides"
    }
    return mirrored
  }

  /// Sets insets of 4 points to the right as somebody would who knows UIKit alone.
  private func afterOwnInsets(_ button: UIButton) -> Outcome {
    let before = parts(of: button)
    let isByInsets = button.imageEdgeInsets != .zero || button.titleEdgeInsets != .zero
    button.imageEdgeInsets = .moving(right: 4)
    button.titleEdgeInsets = .moving(right: 4)
    var outcome = judged(button)
    guard let before, let after = outcome.parts else { return outcome }
    let imageMoves = after.image == before.image.offsetBy(dx: 4, dy: 0)
    let titleMoves = after.title == before.title.offsetBy(dx: 4, dy: 0)
    outcome.isGood = imageMoves && titleMoves
    switch (imageMoves, titleMoves) {
    case (true, true): outcome.answer = "move their part"
    case _ where isByInsets: outcome.answer = "undo the helper"
    case (true, false): outcome.answer = "move the image alone"
    case (false, true): outcome.answer = "move the title alone"
    case (false, false): outcome.answer = after == before ? "do nothing" : "disturb both"
    }
    return outcome
  }
}
