import UIKit

/// Whether the article's Swift file is compiled into these tests.
let articleIsPresent = false

// The names that the tests call, so that they compile; they are not run.
extension UIButton {
  enum ImagePosition { case top, left, bottom, right }

  func setImage(
    image: UIImage?, title: String, imagePosition: ImagePosition, additionalSpacing: CGFloat,
    state: UIControl.State = .normal, isSureTitleCompress: Bool = false
  ) {}
}
