import ButtonLayout

#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A button whose image stands above, below, before or after its title.
///
///     let cart = ImageTitleButton(imagePosition: .top, spacing: 6)
///     cart.setImage(UIImage(named: "cart"), for: .normal)
///     cart.setTitle("Cart", for: .normal)
///     cart.sizeToFit()
///
/// Position and spacing are all that there is to say; insets, alignments, states and the reading direction mean what
/// they mean to any `UIButton`. The size is the truth: a fitted button truncates nothing, and a title that wraps is
/// measured in the width that it has. The rules are `ImageTitleLayout`'s; this class asks them from the rect methods,
/// and makes no view to do so.
///
/// With a `configuration` UIKit does not ask the rect methods: position and spacing are then written into it, and
/// `configurationIssues` says what it cannot express.
@IBDesignable
open class ImageTitleButton: UIButton {
  // MARK: Arrangement

  /// Where the image stands to the title; until it is set, where a configuration has it, else `leading`.
  @objc open var imagePosition: ImagePosition {
    get { chosenPosition ?? configuredPosition ?? .leading }
    set { chosenPosition = newValue }
  }
  private(set) var chosenPosition: ImagePosition? {
    didSet { if oldValue != chosenPosition { layoutDidChange() } }
  }

  /// The distance between image and title, in points, where both are there; until it is set, a configuration's, else 0.
  ///
  /// A negative one lets them overlap.
  @IBInspectable open var spacing: CGFloat {
    get { chosenSpacing ?? configuredSpacing ?? 0 }
    set { chosenSpacing = newValue }
  }
  private(set) var chosenSpacing: CGFloat? {
    didSet { if oldValue != chosenSpacing { layoutDidChange() } }
  }

  /// What becomes of the room that image, spacing and title do not need.
  @objc open var distribution = Distribution.packed {
    didSet { if oldValue != distribution { layoutDidChange() } }
  }
  /// The share of the free room that lies before packed content which is aligned to the middle: 0 to 1.
  @IBInspectable open var contentBias: CGFloat = 0.5 {
    didSet { if oldValue != contentBias { layoutDidChange() } }
  }
  /// The part that gives way first where there is too little room.
  @objc open var givesWayFirst = Part.title {
    didSet { if oldValue != givesWayFirst { layoutDidChange() } }
  }

  // MARK: Parts

  /// The size that the image is shown in, in points; without extent, its own.
  ///
  /// The image is not resampled: `imageContentMode` says how it is drawn into that size.
  @IBInspectable open var imageSize: CGSize = .zero {
    didSet { if oldValue != imageSize { layoutDidChange() } }
  }
  /// How the image is drawn inside its view; until it is set, as the image view has it.
  @objc open var imageContentMode: UIView.ContentMode {
    get { chosenContentMode ?? .scaleToFill }
    set { chosenContentMode = newValue }
  }
  private var chosenContentMode: UIView.ContentMode? {
    didSet { if oldValue != chosenContentMode { layoutDidChange() } }
  }
  /// Whether the image is not shown, whatever the state brings.
  @IBInspectable open var isImageHidden: Bool = false {
    didSet { if oldValue != isImageHidden { layoutDidChange() } }
  }
  /// Whether the title is not shown, whatever the state brings.
  @IBInspectable open var isTitleHidden: Bool = false {
    didSet { if oldValue != isTitleHidden { layoutDidChange() } }
  }
  /// Whether an image that is hidden, or missing while `imageSize` says how large it would be, keeps its place.
  @IBInspectable open var reservesImageSpace: Bool = false {
    didSet { if oldValue != reservesImageSpace { layoutDidChange() } }
  }
  /// Whether a title that is hidden keeps its place.
  @IBInspectable open var reservesTitleSpace: Bool = false {
    didSet { if oldValue != reservesTitleSpace { layoutDidChange() } }
  }

  // MARK: Size

  /// The least natural size, in points.
  @IBInspectable open var minimumSize: CGSize = .zero {
    didSet { if oldValue != minimumSize { layoutDidChange() } }
  }

  /// The natural size; while a title wraps, as high as the title is in the width that the button has.
  ///
  /// Where Auto Layout decides, its width stays that of the unwrapped title, so that the button grows back when there is
  /// room again. Else it is the size that fits the width, as `sizeToFit()` takes it.
  open override var intrinsicContentSize: CGSize {
    guard rulesDecide else { return atLeastMinimum(super.intrinsicContentSize) }
    let title = measuredTitle
    let fitted = fittedSize(of: title, in: bounds.width)
    answeredHeight = fitted.height
    guard !translatesAutoresizingMaskIntoConstraints else { return fitted }
    return CGSize(width: fittedSize(of: title, in: 0).width, height: fitted.height)
  }

  /// The size that fits a width: the natural one, or a higher one where a title wraps in the width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard rulesDecide else { return atLeastMinimum(super.sizeThatFits(size)) }
    return fittedSize(of: measuredTitle, in: size.width)
  }

  private func fittedSize(of title: UIKitTitle, in width: CGFloat) -> CGSize {
    CGSize(
      layout.measurement(title: title, fittingWidth: Double(width)).intrinsicContentSize)
  }

  private func atLeastMinimum(_ size: CGSize) -> CGSize {
    CGSize(
      width: max(size.width, minimumSize.width), height: max(size.height, minimumSize.height))
  }

  /// The height that Auto Layout was told; `nil` where nobody asked since it changed.
  private var answeredHeight: CGFloat?

  // MARK: Rectangles

  /// The room for image and title.
  open override func contentRect(forBounds bounds: CGRect) -> CGRect {
    guard rulesDecide else { return super.contentRect(forBounds: bounds) }
    return CGRect(layout.contentRect(forBounds: Rect(bounds)))
  }

  /// Where the image stands in a content rectangle; without extent where none is shown.
  open override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    guard rulesDecide else { return super.imageRect(forContentRect: contentRect) }
    return arrangement(in: contentRect).imageRect.map { CGRect($0) } ?? .zero
  }

  /// Where the title stands in a content rectangle; without extent where none is shown.
  open override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    guard rulesDecide else { return super.titleRect(forContentRect: contentRect) }
    return arrangement(in: contentRect).titleRect.map { CGRect($0) } ?? .zero
  }

  private func arrangement(in contentRect: CGRect) -> ButtonArrangement {
    layout.arrangement(
      forContentRect: Rect(contentRect), title: measuredTitle, bounds: Rect(bounds))
  }

  /// The title's size in a width, as UIKit measures it; without extent where there is none.
  ///
  /// UIKit is asked where it would put the title in a room of that width. The room is wider by what UIKit takes off it:
  /// the title's insets, and the image's width unless the image's own insets leave it none.
  func titleSize(in width: CGFloat) -> CGSize {
    if super.contentVerticalAlignment == .fill { contentVerticalAlignment = .fill }
    var room = width + titleEdgeInsets.left + titleEdgeInsets.right
    if room >= imageEdgeInsets.left + imageEdgeInsets.right {
      room += currentImage?.size.width ?? 0
    }
    isMeasuringTitle = true
    defer { isMeasuringTitle = false }
    return super.titleRect(
      forContentRect: CGRect(x: 0, y: 0, width: room, height: UIKitTitle.unlimited)
    ).size
  }

  /// Where the content stands between top and bottom.
  ///
  /// UIKit itself is never told `fill`, nor hears of it while it measures: under `fill` its answer to how high the title
  /// is would be the room.
  open override var contentVerticalAlignment: UIControl.ContentVerticalAlignment {
    get {
      fillsVertically && !isMeasuringTitle ? .fill : super.contentVerticalAlignment
    }
    set {
      guard newValue != contentVerticalAlignment || super.contentVerticalAlignment == .fill else {
        return
      }
      fillsVertically = newValue == .fill
      super.contentVerticalAlignment = fillsVertically ? .center : newValue
      setNeedsLayout()
    }
  }
  private var fillsVertically = false
  private var isMeasuringTitle = false

  // MARK: Layout

  /// Places the parts, and asks for another height where a title wraps differently than Auto Layout was told.
  open override func layoutSubviews() {
    writeIntoConfiguration()
    if let chosenContentMode, currentImage != nil { imageView?.contentMode = chosenContentMode }
    super.layoutSubviews()
    guard rulesDecide, let told = answeredHeight else { return }
    guard fittedSize(of: measuredTitle, in: bounds.width).height != told else { return }
    answeredHeight = nil
    invalidateIntrinsicContentSize()
  }

  /// Something that decides the arrangement has changed.
  func layoutDidChange() {
    writeIntoConfiguration()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Configuration

  /// The configuration, with the position and spacing that were chosen written into it.
  @available(iOS 15.0, tvOS 15.0, *)
  open override var configuration: UIButton.Configuration? {
    get { super.configuration }
    set { super.configuration = newValue.map { arranged($0) } }
  }

  // MARK: Touches

  /// How much smaller than the bounds the area is that takes touches, in points; negative insets enlarge it.
  ///
  /// Layout does not change.
  @objc open var hitAreaInsets = UIEdgeInsets.zero
  /// Whether the area that takes touches is at least 44 points wide and high, around the middle of the bounds.
  ///
  /// Layout does not change.
  @IBInspectable open var hasMinimumHitArea: Bool = false

  /// Whether a point takes touches.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    hitArea.contains(point)
  }
}
