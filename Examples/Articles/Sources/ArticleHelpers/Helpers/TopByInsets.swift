import Foundation
import HeadlessUIKit

/// Article 002's image on top of its title, by insets.
package struct TopByInsets: Helper {
  /// How the parts come above one another.
  package enum Way: String, CaseIterable, Sendable {
    /// Each moves by half of the other's width and height.
    case moving = "first way"
    /// Each room loses the other's width and height on one side.
    ///
    /// The rooms become so much smaller that the button has to be far wider than the pair.
    case shrinking = "second way"
  }

  let way: Way

  /// Creates a helper.
  package init(_ way: Way) { self.way = way }

  package var name: String { "002 insets, top, \(way.rawValue)" }
  package var wish: Wish { Wish(.top) }

  package func arrange(_ button: UIButton) {
    guard let sizes = NaturalSizes(button) else { return }
    let (image, title) = (sizes.image, sizes.title)
    switch way {
    case .moving:
      button.imageEdgeInsets = .moving(right: title.width / 2, down: -title.height / 2)
      button.titleEdgeInsets = .moving(right: -image.width / 2, down: image.height / 2)
    case .shrinking:
      button.imageEdgeInsets = UIEdgeInsets(
        top: 0, left: title.width, bottom: title.height, right: 0)
      button.titleEdgeInsets = UIEdgeInsets(
        top: image.height, left: 0, bottom: 0, right: image.width)
    }
  }
}
