import HeadlessUIKit
import Keycap

/// An image of a size.
func picture(_ width: CGFloat = 30, _ height: CGFloat = 30) -> UIImage {
  UIImage(headlessSize: CGSize(width: width, height: height))
}

/// A button with an image of 30 × 30 and a title.
@MainActor
func makeButton(
  _ position: Keycap.ImagePosition = .top, spacing: CGFloat = 6, title: String? = "Checkout",
  image: UIImage? = picture(), size: CGSize? = nil
) -> ImageTitleButton {
  let button = ImageTitleButton(imagePosition: position, spacing: spacing)
  button.setImage(image, for: .normal)
  button.setTitle(title, for: .normal)
  if let size { button.frame.size = size }
  return button
}

/// A button that counts how often it says that its natural size has changed.
final class CountingButton: ImageTitleButton {
  var invalidations = 0

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    invalidations += 1
  }
}

/// Where the parts of a button stand after layout; `nil` for one that is not shown.
struct Frames: Equatable {
  var image: CGRect?
  var title: CGRect?

  @MainActor
  init(_ button: UIButton) {
    button.setNeedsLayout()
    button.layoutIfNeeded()
    image = Frames.shown(button.currentImage == nil ? nil : button.imageView)
    title = Frames.shown(button.currentTitle == nil ? nil : button.titleLabel)
  }

  @MainActor
  private static func shown(_ view: UIView?) -> CGRect? {
    guard let frame = view?.frame, frame.size != .zero else { return nil }
    return frame
  }

  /// The distance between the two along the axis that they stand on, when they do not overlap.
  var gap: CGFloat {
    guard let image, let title else { return .nan }
    let across = max(image.minX, title.minX) - min(image.maxX, title.maxX)
    let down = max(image.minY, title.minY) - min(image.maxY, title.maxY)
    return max(across, down)
  }
}

extension CGRect {
  /// The rectangle seen in a mirror that stands in the middle of a width.
  func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
