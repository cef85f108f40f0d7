import Foundation
import HeadlessUIKit

/// Article 000's image on top of its title: each part's room becomes a strip of the button.
///
/// The article tries four ways to bound the strips sideways, since the first fails in a button that is too narrow
/// for image and title side by side.
package struct ImageOnTopByRooms: Helper {
  /// How the strips are bounded at their sides.
  package enum Sides: String, CaseIterable, Sendable {
    /// Both go from edge to edge, and the parts are centred in them.
    case edgeToEdge = "naive"
    /// The image's is the image's own width.
    case imagePinned = "image absolute"
    /// Both are pinned, the title's to the width that the label has now.
    case bothByLabel = "both absolute, label width"
    /// Both are pinned, the title's to the width of its string.
    case bothByString = "both absolute, string width"
  }

  /// Which width is taken for the place where the image's room ends.
  package enum EdgeWidth: Sendable {
    /// The label's, as the article says: right only while the title is not cut.
    case label
    /// The string's: what UIKit subtracts as soon as the title has room.
    case string
  }

  let sides: Sides
  let imageEdge: EdgeWidth
  let place: String

  /// Creates a helper; the place says in the table what kind of button it is tried on.
  package init(_ sides: Sides, imageEdge: EdgeWidth = .label, place: String = "narrow") {
    self.sides = sides
    self.imageEdge = imageEdge
    self.place = place
  }

  package var name: String {
    place == "roomy" ? "000 top, roomy" : "000 top, \(place): \(sides.rawValue)"
  }
  package var kind: String { "000 top: \(sides.rawValue)" }
  package var wish: Wish { Wish(.top) }

  package func arrange(_ button: UIButton) {
    guard let reading = Reading(button) else { return }
    let (size, image, title) = (reading.size, reading.image.size, reading.title.size)
    let top = (size.height - image.height - title.height) / 2
    let stringWidth = Self.stringWidth(of: button, height: title.height)
    var room = reading.imageRoom
    if imageEdge == .string { room.size.width = size.width - stringWidth }

    func strip(_ width: CGFloat?, y: CGFloat, height: CGFloat) -> CGRect {
      let width = width ?? size.width
      return CGRect(x: (size.width - width) / 2, y: y, width: width, height: height)
    }
    let imageWidth = sides == .edgeToEdge ? nil : image.width
    let titleWidth: CGFloat?
    switch sides {
    case .edgeToEdge, .imagePinned: titleWidth = nil
    case .bothByLabel: titleWidth = title.width
    case .bothByString: titleWidth = stringWidth
    }
    button.imageEdgeInsets = .bringing(
      room, to: strip(imageWidth, y: top, height: image.height))
    button.titleEdgeInsets = .bringing(
      reading.titleRoom, to: strip(titleWidth, y: top + image.height, height: title.height))
  }

  /// How wide the title would be with all the room that it wants, up to the pixel as a label is.
  private static func stringWidth(of button: UIButton, height: CGFloat) -> CGFloat {
    guard let label = button.titleLabel, let text = label.text, let font = label.font else {
      return 0
    }
    let width = text.boundingRect(
      with: CGSize(width: .greatestFiniteMagnitude, height: height),
      options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: font], context: nil
    ).width
    let scale = max(1, button.traitCollection.displayScale)
    return (width * scale).rounded(.up) / scale
  }
}
