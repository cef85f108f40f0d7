import Foundation
import HeadlessUIKit

/// Article 002's title over the image, by insets.
package struct CenterByInsets: Helper {
  /// How the parts come to the middle.
  package enum Way: String, CaseIterable, Sendable {
    /// Each moves by half of the other's width.
    case moving = "first way"
    /// Each room grows by the other's width, so that the part is centred in the whole button.
    case growing = "second way"
  }

  let way: Way

  /// Creates a helper.
  package init(_ way: Way) { self.way = way }

  package var name: String { "002 insets, center, \(way.rawValue)" }
  package var wish: Wish { Wish(.center) }

  package func arrange(_ button: UIButton) {
    guard let sizes = NaturalSizes(button) else { return }
    switch way {
    case .moving:
      button.imageEdgeInsets = .moving(right: sizes.title.width / 2)
      button.titleEdgeInsets = .moving(right: -sizes.image.width / 2)
    case .growing:
      button.imageEdgeInsets = UIEdgeInsets(
        top: 0, left: 0, bottom: 0, right: -sizes.title.width)
      button.titleEdgeInsets = UIEdgeInsets(
        top: 0, left: -sizes.image.width, bottom: 0, right: 0)
    }
  }
}
