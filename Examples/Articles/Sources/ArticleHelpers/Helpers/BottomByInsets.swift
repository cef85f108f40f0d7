import Foundation
import HeadlessUIKit

/// Article 002's title on top of its image, by insets: each moves by half of the other's width and height.
package struct BottomByInsets: Helper {
  /// Creates a helper.
  package init() {}

  package let name = "002 insets, bottom"
  package var wish: Wish { Wish(.bottom) }

  package func arrange(_ button: UIButton) {
    guard let sizes = NaturalSizes(button) else { return }
    let (image, title) = (sizes.image, sizes.title)
    button.imageEdgeInsets = .moving(right: title.width / 2, down: title.height / 2)
    button.titleEdgeInsets = .moving(right: -image.width / 2, down: -image.height / 2)
  }
}
