import ButtonLayout
import Foundation
import HeadlessUIKit

/// A button to try helpers on: its size, its image and its title.
package struct Sample: Equatable, Sendable {
  /// The button's size, in points.
  package var size: CGSize
  /// The image's size, in points.
  package var image: CGSize
  /// The title.
  package var title: String
  /// The title that replaces it later.
  package var longerTitle: String

  /// Creates a sample.
  package init(
    _ width: CGFloat, _ height: CGFloat, image: (width: CGFloat, height: CGFloat) = (30, 30),
    title: String = "Curves", longerTitle: String = "Curves, levels"
  ) {
    size = CGSize(width: width, height: height)
    self.image = CGSize(width: image.width, height: image.height)
    self.title = title
    self.longerTitle = longerTitle
  }

  /// The buttons that every helper is tried on, and ours too.
  ///
  /// "Curves" is 57 points wide, as the title of article 000, and 28 when 30 points are left for it.
  package static let grid = [
    Sample(100, 40), Sample(100, 70), Sample(100, 80), Sample(120, 90), Sample(100, 200),
    Sample(60, 60), Sample(300, 80), Sample(200, 100, image: (50, 50)),
    Sample(160, 100, image: (24, 44)), Sample(240, 120, image: (64, 20), title: "Add to basket"),
  ]

  /// A helper's button of this sample: filled, sized, not yet arranged.
  ///
  /// Sizes of titles go up to the pixel, as on the systems that the articles were written on.
  @MainActor package func button(for helper: any Helper) -> UIButton {
    let button = helper.makeButton()
    button.traitOverrides.displayScale = 2
    button.headlessGeneration = .classic
    button.frame = CGRect(origin: .zero, size: size)
    helper.fill(button, image: UIImage(headlessSize: image), title: title)
    return button
  }
}
