import Foundation
import HeadlessUIKit

/// What article 002's insets are made of: the natural sizes of image view and label, which need no layout.
@MainActor
struct NaturalSizes {
  let image: CGSize
  let title: CGSize

  /// Asks both views; `nil` where a part is missing.
  init?(_ button: UIButton) {
    guard button.currentImage != nil, button.currentTitle != nil,
      let imageView = button.imageView, let label = button.titleLabel
    else { return nil }
    image = imageView.intrinsicContentSize
    title = label.intrinsicContentSize
  }
}
