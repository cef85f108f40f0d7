import Foundation

/// A view of an image.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  /// Creates a view from an archive; here without reading one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  /// Creates a view as large as an image.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// Creates a view as large as an image, with another for the highlighted state.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// The image.
  open var image: UIImage? {
    didSet {
      if oldValue?.size != image?.size { invalidateIntrinsicContentSize() }
      setNeedsDisplay()
    }
  }
  /// The image while highlighted.
  open var highlightedImage: UIImage?
  /// Whether it is shown highlighted.
  open var isHighlighted = false
  /// How symbols are drawn.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      if oldValue != preferredSymbolConfiguration { invalidateIntrinsicContentSize() }
    }
  }
  /// Images that are shown one after another.
  open var animationImages: [UIImage]?
  /// The same while highlighted.
  open var highlightedAnimationImages: [UIImage]?
  /// How long they take, in seconds.
  open var animationDuration: TimeInterval = 0
  /// How often they are shown; 0 for without end.
  open var animationRepeatCount = 0
  /// Whether they are being shown: kept, since there is no time here.
  open private(set) var isAnimating = false
  /// Begins to show them.
  open func startAnimating() {
    isAnimating = animationImages != nil
    if isAnimating {
      HeadlessReport.note("UIImageView.startAnimating()", "The first image stands still.")
    }
  }
  /// Ends showing them.
  open func stopAnimating() { isAnimating = false }
  /// Whether the image grows with the accessibility sizes of text: kept, and not done.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet {
      guard adjustsImageSizeForAccessibilityContentSizeCategory else { return }
      HeadlessReport.note(
        "UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory",
        "Images keep their size at every content size category.")
    }
  }

  /// Draws the image where the content mode puts it.
  open override func draw(_ rect: CGRect) { drawImage() }

  /// What alignment does not see of the image, in points.
  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

  /// The image's size less its alignment insets, in points.
  open override var intrinsicContentSize: CGSize {
    guard let image = image?.following(preferredSymbolConfiguration) else {
      return super.intrinsicContentSize
    }
    let insets = image.alignmentRectInsets
    return CGSize(
      width: image.size.width - insets.left - insets.right,
      height: image.size.height - insets.top - insets.bottom)
  }

  /// The image's size, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.following(preferredSymbolConfiguration).size ?? bounds.size
  }
}
