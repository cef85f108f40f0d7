import ButtonLayout
import Foundation
import HeadlessUIKit

/// Where a button's image and title are seen, and where their views stand; in points of the button's bounds.
package struct Parts: Equatable, Sendable {
  /// Where the image is drawn.
  package var image: CGRect
  /// Where the title's line is drawn.
  package var title: CGRect
  /// The image view's frame; it differs from the image where a content mode says so.
  package var imageView: CGRect
  /// The label's frame; it differs from the title's where somebody made the label larger.
  package var label: CGRect
  /// The image's own size.
  package var imageSize: CGSize
  /// Whether the label is narrower than its text.
  package var titleIsCut: Bool

  /// Creates parts whose views are as large as what they show.
  init(image: CGRect, title: CGRect, imageSize: CGSize) {
    self.image = image
    self.title = title
    imageView = image
    label = title
    self.imageSize = imageSize
    titleIsCut = false
  }

  /// Lays out a button and looks at its parts; `nil` where one is missing.
  @MainActor init?(_ button: UIButton, imageView: UIImageView?) {
    button.layoutIfNeeded()
    guard let imageView, let label = button.titleLabel, let size = imageView.image?.size else {
      return nil
    }
    let natural = label.intrinsicContentSize
    self.imageView = imageView.frame
    self.label = label.frame
    imageSize = size
    titleIsCut = label.frame.width < natural.width
    image = Self.drawnImage(size, imageView)
    title = Self.drawnTitle(natural, label)
  }

  @MainActor private static func drawnImage(_ size: CGSize, _ view: UIImageView) -> CGRect {
    let mode = ContentMode(rawValue: UInt8(view.contentMode.rawValue)) ?? .scaleToFill
    let frame = view.frame
    let rect = mode.drawnRect(
      of: Size(width: size.width, height: size.height),
      in: Rect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height))
    return CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// A label draws its line in the middle of its height, and across as it is aligned.
  @MainActor private static func drawnTitle(_ natural: CGSize, _ label: UILabel) -> CGRect {
    let frame = label.frame
    let width = min(natural.width, frame.width)
    let share: CGFloat
    switch label.textAlignment {
    case .center: share = 0.5
    case .right: share = 1
    case .left: share = 0
    default: share = label.effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : 0
    }
    return CGRect(
      x: frame.minX + (frame.width - width) * share,
      y: frame.minY + (frame.height - natural.height) / 2, width: width, height: natural.height)
  }
}
