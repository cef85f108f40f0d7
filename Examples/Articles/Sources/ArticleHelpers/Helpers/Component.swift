import Foundation
import HeadlessUIKit
import Keycap

/// Keycap's `ImageTitleButton` as a helper: a position, a spacing, and nothing to call again.
package struct Component: Helper {
  package let wish: Wish

  /// Creates a helper for a wish.
  package init(_ wish: Wish) { self.wish = wish }

  package var name: String {
    var words = "ImageTitleButton .\(wish.keycapPosition)"
    if wish.spacing != 0 { words += ", spacing \(Number.text(wish.spacing))" }
    if wish.isInHalves { words += ", .halves" }
    if wish.bias != 0.5 { words += ", contentBias \(Number.text(wish.bias))" }
    return words
  }

  package func makeButton() -> UIButton { ImageTitleButton(frame: .zero) }

  package func arrange(_ button: UIButton) {
    guard let button = button as? ImageTitleButton else { return }
    button.imagePosition = wish.keycapPosition
    button.spacing = wish.spacing
    button.distribution = wish.isInHalves ? .halves : .packed
    button.contentBias = wish.bias
  }
}

extension Wish {
  /// The position as Keycap names it: who wants an image at the left wants it where reading starts.
  var keycapPosition: ImagePosition {
    switch position {
    case .left: return .leading
    case .right: return .trailing
    case .top: return .top
    case .bottom: return .bottom
    case .center: return .center
    }
  }
}
