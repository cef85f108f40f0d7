import Foundation
import HeadlessUIKit

/// Article 000's three ways to put points between an image at the left and its title.
package struct SpacingByInsets: Helper {
  /// How the rooms of the two parts make place for the spacing.
  package enum Recipe: String, CaseIterable, Sendable {
    /// Each room moves outwards by half of it.
    case moving
    /// Each room loses all of it on the side of the other part.
    case shrinking
    /// Each room becomes the very rectangle that its part shall have.
    case absolute
  }

  let recipe: Recipe
  let spacing: CGFloat

  /// Creates a helper.
  package init(_ recipe: Recipe, spacing: CGFloat = 6) {
    self.recipe = recipe
    self.spacing = spacing
  }

  package var name: String { "000 spacing, \(recipe.rawValue)" }
  package var wish: Wish { Wish(.left, spacing: spacing) }

  package func arrange(_ button: UIButton) {
    switch recipe {
    case .moving:
      button.imageEdgeInsets = .moving(right: -spacing / 2)
      button.titleEdgeInsets = .moving(right: spacing / 2)
    case .shrinking:
      button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: spacing)
      button.titleEdgeInsets = UIEdgeInsets(top: 0, left: spacing, bottom: 0, right: 0)
    case .absolute:
      guard let reading = Reading(button) else { return }
      let (image, title) = wanted(reading)
      button.imageEdgeInsets = .bringing(reading.imageRoom, to: image)
      button.titleEdgeInsets = .bringing(reading.titleRoom, to: title)
    }
  }

  /// The two rectangles, by the sizes that the parts have now.
  private func wanted(_ reading: Reading) -> (image: CGRect, title: CGRect) {
    let (size, image, title) = (reading.size, reading.image.size, reading.title.size)
    let left = (size.width - image.width - spacing - title.width) / 2
    return (
      CGRect(
        origin: CGPoint(x: left, y: (size.height - image.height) / 2), size: image),
      CGRect(
        origin: CGPoint(x: left + image.width + spacing, y: (size.height - title.height) / 2),
        size: title)
    )
  }
}
