import Foundation
import HeadlessUIKit
import Keycap

extension KeycapPicture {
  /// Every picture of the documentation: one a position, and one a distribution.
  static var all: [KeycapPicture] { positions + distributions }

  private static var positions: [KeycapPicture] {
    [
      KeycapPicture(inBothDirections: "position-leading") { $0.imagePosition = .leading },
      KeycapPicture(inBothDirections: "position-trailing") { $0.imagePosition = .trailing },
      KeycapPicture(inBothDirections: "position-left") { $0.imagePosition = .left },
      KeycapPicture(inBothDirections: "position-right") { $0.imagePosition = .right },
      KeycapPicture("position-top") { $0.imagePosition = .top },
      KeycapPicture("position-bottom") { $0.imagePosition = .bottom },
      KeycapPicture("position-center") {
        $0.imagePosition = .center
        $0.imageSize = CGSize(width: 60, height: 60)
      },
    ]
  }

  private static var distributions: [KeycapPicture] {
    let choices: [(name: String, distribution: ImageTitleButton.Distribution)] = [
      ("packed", .packed), ("pinned", .pinned), ("halves", .halves),
    ]
    return choices.map { name, distribution in
      KeycapPicture("distribution-" + name, size: CGSize(width: 240, height: 56)) {
        $0.distribution = distribution
        $0.contentEdgeInsets = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
      }
    }
  }
}
