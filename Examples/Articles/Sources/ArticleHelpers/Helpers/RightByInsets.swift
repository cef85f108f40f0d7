import Foundation
import HeadlessUIKit

/// Article 002's title at the left and image at the right: each moves by the other's width.
package struct RightByInsets: Helper {
  /// Creates a helper.
  package init() {}

  package let name = "002 insets, right"
  package var wish: Wish { Wish(.right) }

  package func arrange(_ button: UIButton) {
    guard let sizes = NaturalSizes(button) else { return }
    button.imageEdgeInsets = .moving(right: sizes.title.width)
    button.titleEdgeInsets = .moving(right: -sizes.image.width)
  }
}
