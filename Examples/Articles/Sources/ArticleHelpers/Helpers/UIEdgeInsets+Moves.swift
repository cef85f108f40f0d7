import Foundation
import HeadlessUIKit

extension UIEdgeInsets {
  /// Moves a part and leaves its room as large as it was: what one edge gives, the opposite one takes.
  static func moving(right: CGFloat = 0, down: CGFloat = 0) -> UIEdgeInsets {
    UIEdgeInsets(top: down, left: right, bottom: -down, right: -right)
  }

  /// Brings every edge of a part's room to that of a rectangle.
  static func bringing(_ room: CGRect, to target: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: target.minY - room.minY, left: target.minX - room.minX,
      bottom: room.maxY - target.maxY, right: room.maxX - target.maxX)
  }
}
