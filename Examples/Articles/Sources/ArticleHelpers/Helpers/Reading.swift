import Foundation
import HeadlessUIKit

/// What a helper sees of a button when it asks for frames: those of the last layout.
///
/// That is the weakness of all that rest on it: a title that is cut at the moment reads too narrow, and a part
/// that the helper itself has moved reads from where it was moved to.
@MainActor
struct Reading {
  let size: CGSize
  let image: CGRect
  let title: CGRect

  /// Lays the button out and reads; `nil` where a part is missing.
  init?(_ button: UIButton) {
    button.layoutIfNeeded()
    guard button.currentImage != nil, let title = button.currentTitle, !title.isEmpty,
      let imageView = button.imageView, let label = button.titleLabel
    else { return nil }
    size = button.bounds.size
    image = imageView.frame
    self.title = label.frame
  }

  /// The image's room without insets as article 000 finds it: what the title leaves at the right.
  var imageRoom: CGRect {
    CGRect(x: 0, y: 0, width: size.width - title.width, height: size.height)
  }

  /// The title's room without insets: what the image leaves at the left.
  var titleRoom: CGRect {
    CGRect(x: image.width, y: 0, width: size.width - image.width, height: size.height)
  }
}
