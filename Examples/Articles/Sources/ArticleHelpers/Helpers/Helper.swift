import Foundation
import HeadlessUIKit

/// A way to arrange a button's image and title.
///
/// Those of the articles are told here in our own words, with what they do and what they leave undone.
@MainActor
package protocol Helper {
  /// What the table calls it on the button of its article.
  var name: String { get }
  /// What the table calls it on any button; helpers of one kind do the same.
  var kind: String { get }
  /// The arrangement that somebody wants who uses it.
  var wish: Wish { get }
  /// A button as the helper needs it, without content.
  func makeButton() -> UIButton
  /// Gives the button an image and a title, before anything is arranged.
  func fill(_ button: UIButton, image: UIImage, title: String)
  /// Arranges a button that has its content and its frame; called again, it is asked to bring the button up to date.
  func arrange(_ button: UIButton)
  /// The view that shows the image.
  func imageView(of button: UIButton) -> UIImageView?
}

extension Helper {
  /// The name, where it says nothing of the button.
  package var kind: String { name }

  /// A custom button as UIKit makes it.
  package func makeButton() -> UIButton { UIButton(type: .custom) }

  /// Both go into the button.
  package func fill(_ button: UIButton, image: UIImage, title: String) {
    button.setImage(image, for: .normal)
    button.setTitle(title, for: .normal)
  }

  /// The button's own.
  package func imageView(of button: UIButton) -> UIImageView? { button.imageView }
}
