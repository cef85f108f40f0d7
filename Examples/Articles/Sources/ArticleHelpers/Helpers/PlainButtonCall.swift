import Foundation
import HeadlessUIKit
import Keycap

/// Keycap's extension as a helper: one call for a plain `UIButton`, which sets its insets.
package struct PlainButtonCall: Helper {
  package let wish: Wish

  /// Creates a helper for a wish; `nil` for one that insets cannot express.
  package init?(_ wish: Wish) {
    guard !wish.isInHalves, wish.bias == 0.5 else { return nil }
    self.wish = wish
  }

  package var name: String {
    "UIButton.setImage(position: .\(wish.keycapPosition), spacing: \(Number.text(wish.spacing)))"
  }

  package func arrange(_ button: UIButton) {
    button.setImage(
      button.currentImage, title: button.currentTitle, position: wish.keycapPosition,
      spacing: wish.spacing)
  }
}
