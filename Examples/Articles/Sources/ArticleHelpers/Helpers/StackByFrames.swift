import Foundation
import HeadlessUIKit

/// Article 004's category: the image on top, three points, the title, two thirds of what is free above them.
///
/// It reads the parts' frames, works out how far each has to go, and sets that as insets. A second call reads the frames
/// that the first one made, but the insets that it sets replace the first one's: so it forgets half of the way. And an image
/// that stands high is moved down by its own distance from the top.
package struct StackByFrames: Helper {
  let extraWidth: CGFloat
  let calls: Int
  let place: String

  static let spacing: CGFloat = 3

  /// Creates a helper that is called a number of times.
  ///
  /// Its caller states a width in which the parts are centred: the view's own and so many points more.
  package init(extraWidth: CGFloat = 0, calls: Int = 1, place: String = "short") {
    self.extraWidth = extraWidth
    self.calls = calls
    self.place = place
  }

  package var name: String { "004 \(place), \(call)" }
  package var kind: String { "004 \(call)" }
  package var wish: Wish { Wish(.top, spacing: Self.spacing, bias: 2 / 3) }

  private var call: String {
    let width = extraWidth == 0 ? "its width" : "\(Number.text(extraWidth)) wider"
    return "\(width), \(calls == 1 ? "once" : calls == 3 ? "three times" : "\(calls) times")"
  }

  package func arrange(_ button: UIButton) {
    for _ in 0..<calls { arrangeOnce(button) }
  }

  private func arrangeOnce(_ button: UIButton) {
    guard let reading = Reading(button) else { return }
    let (image, title) = (reading.image, reading.title)
    button.imageView?.contentMode = .center
    button.titleLabel?.contentMode = .center
    let width = reading.size.width + extraWidth
    let free = reading.size.height - image.height - Self.spacing - title.height
    let imageDown = image.minY > free * 2 / 3 ? free * 2 / 3 - image.minY : image.minY
    let titleDown = image.maxY + imageDown + Self.spacing - title.minY
    button.imageEdgeInsets = .moving(
      right: (width - image.width) / 2 - image.minX, down: imageDown)
    button.titleEdgeInsets = .moving(
      right: (width - title.width) / 2 - title.minX, down: titleDown)
  }
}
