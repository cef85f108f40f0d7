import Foundation
import HeadlessUIKit

/// Article 002's second way: a subclass that gives the parts new frames after UIKit's layout.
///
/// Image view and label become a half of the bounds each, or both the whole, and what they show is centred in them. What
/// UIKit worked out before is lost: alignment, insets and direction no longer count.
package final class HalvesButton: UIButton {
  /// Which part takes which half.
  package enum Arrangement: String, CaseIterable, Sendable {
    /// Both take everything.
    case center
    /// The image takes the left half.
    case imageLeft = "image left"
    /// The title takes the left half.
    case titleLeft = "title left"
    /// The image takes the upper half; the article leaves it out.
    case imageTop = "image top"
    /// The title takes the upper half; the article leaves it out.
    case titleTop = "title top"
  }

  /// Which part takes which half.
  package var arrangement = Arrangement.center {
    didSet { setNeedsLayout() }
  }
  /// Whether the two that the article leaves out do what their names say.
  package var isFinished = false {
    didSet { setNeedsLayout() }
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    guard let (image, title) = halves else { return }
    imageView?.contentMode = .center
    imageView?.frame = image
    titleLabel?.textAlignment = .center
    titleLabel?.frame = title
  }

  private var halves: (image: CGRect, title: CGRect)? {
    let across = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
    let down = bounds.divided(atDistance: bounds.height / 2, from: .minYEdge)
    switch arrangement {
    case .center: return (bounds, bounds)
    case .imageLeft: return (across.slice, across.remainder)
    case .titleLeft: return (across.remainder, across.slice)
    case .imageTop: return isFinished ? (down.slice, down.remainder) : nil
    case .titleTop: return isFinished ? (down.remainder, down.slice) : nil
    }
  }
}

/// The class of article 002 as a helper.
package struct Halves: Helper {
  let arrangement: HalvesButton.Arrangement
  let isFinished: Bool

  /// Creates a helper, the two omitted types as the article leaves them or as one would finish them.
  package init(_ arrangement: HalvesButton.Arrangement, isFinished: Bool = false) {
    self.arrangement = arrangement
    self.isFinished = isFinished
  }

  package var name: String {
    let isOmitted = arrangement == .imageTop || arrangement == .titleTop
    let state = isOmitted ? (isFinished ? ", finished" : ", as written") : ""
    return "002 layoutSubviews, \(arrangement.rawValue)\(state)"
  }

  package var wish: Wish {
    switch arrangement {
    case .center: return Wish(.center)
    case .imageLeft: return Wish(.left, isInHalves: true)
    case .titleLeft: return Wish(.right, isInHalves: true)
    case .imageTop: return Wish(.top, isInHalves: true)
    case .titleTop: return Wish(.bottom, isInHalves: true)
    }
  }

  package func makeButton() -> UIButton { HalvesButton(frame: .zero) }

  package func arrange(_ button: UIButton) {
    guard let button = button as? HalvesButton else { return }
    button.arrangement = arrangement
    button.isFinished = isFinished
  }
}
