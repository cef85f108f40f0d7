import Foundation
import HeadlessUIKit

/// Article 003's extension: four positions by insets, with another recipe where UIKit cuts the title.
///
/// Whether it is cut is guessed from the room that the title has at the moment, which the last call may have widened, or
/// stated by a flag. The room is asked for in the button's frame where its bounds are meant, so that the answer's origin is
/// wrong; only its size is used.
package struct PositionByInsets: Helper {
  let position: Wish.Position
  let spacing: CGFloat
  let statesCutTitle: Bool
  let place: String

  /// Creates a helper; the place says in the table what kind of button it is tried on.
  package init(
    _ position: Wish.Position, spacing: CGFloat = 6, statesCutTitle: Bool = false,
    place: String = "roomy"
  ) {
    self.position = position
    self.spacing = spacing
    self.statesCutTitle = statesCutTitle
    self.place = place
  }

  package var name: String {
    "003 \(position.rawValue), \(place), isSureTitleCompress \(statesCutTitle)"
  }
  package var kind: String { "003 \(position.rawValue), isSureTitleCompress \(statesCutTitle)" }
  package var wish: Wish { Wish(position, spacing: spacing) }

  package func arrange(_ button: UIButton) {
    button.layoutIfNeeded()
    let image = button.currentImage?.size ?? .zero
    let title = button.titleRect(forContentRect: button.frame).size
    let needed = (button.currentTitle ?? "").size(
      withAttributes: button.titleLabel?.font.map { [.font: $0] }
    ).width
    let isCut = statesCutTitle || needed > title.width
    switch position {
    case .left:
      button.imageEdgeInsets = .moving(right: -spacing / 2)
      button.titleEdgeInsets = .moving(right: spacing / 2)
    case .right:
      button.imageEdgeInsets = .moving(right: title.width + spacing / 2)
      button.titleEdgeInsets = .moving(right: -image.width - spacing / 2)
    case .top, .bottom:
      let sign: CGFloat = position == .top ? -1 : 1
      let imageDown = sign * (title.height + spacing) / 2
      let titleDown = -sign * (image.height + spacing) / 2
      var imageInsets = UIEdgeInsets.moving(right: title.width / 2, down: imageDown)
      var titleInsets = UIEdgeInsets.moving(right: -image.width / 2, down: titleDown)
      if isCut {
        imageInsets.left = (button.bounds.width - image.width) / 2
        imageInsets.right = 0
        titleInsets.left = -image.width
        titleInsets.right = 0
      }
      button.imageEdgeInsets = imageInsets
      button.titleEdgeInsets = titleInsets
    case .center: break
    }
  }
}
