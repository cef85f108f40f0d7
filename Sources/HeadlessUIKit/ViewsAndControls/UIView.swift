import Foundation

/// A rectangle of the screen that draws, lays out its subviews and takes events.
///
/// Everything that a subclass may override stands in the class; what only calls stands in its extensions.
@preconcurrency @MainActor
open class UIView: UIResponder {
  // MARK: Creating

  /// Creates a view with a frame in its superview's coordinates, in points.
  public init(frame: CGRect) {
    super.init()
    storedBounds = CGRect(origin: .zero, size: frame.size)
    storedCenter = CGPoint(x: frame.midX, y: frame.midY)
    isLayoutNeeded = true
  }

  /// Creates a view from an archive; here without reading one.
  public required init?(coder: NSCoder) {
    super.init()
    isLayoutNeeded = true
  }

  /// Creates a view without extent.
  public override convenience init() {
    self.init(frame: .zero)
  }

  // MARK: Geometry

  var storedBounds = CGRect.zero
  var storedCenter = CGPoint.zero

  /// The rectangle in the superview's coordinates; with a transform the smallest that holds the view.
  open var frame: CGRect {
    get {
      let size = transform.isIdentity ? bounds.size : bounds.applying(transform).size
      return CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
    }
    set {
      let size =
        transform.isIdentity
        ? newValue.size
        : CGRect(origin: .zero, size: newValue.size).applying(transform.inverted()).size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      bounds = CGRect(origin: bounds.origin, size: size)
    }
  }

  /// The rectangle in the view's own coordinates.
  ///
  /// A change of its size asks for layout of the view and of its superview; a moved origin for that of the view.
  open var bounds: CGRect {
    get { storedBounds }
    set {
      let old = storedBounds
      storedBounds = newValue
      if old.size != newValue.size {
        resizeSubviews(from: old.size)
        setNeedsLayout()
        superview?.setNeedsLayout()
      } else if old.origin != newValue.origin {
        setNeedsLayout()
      }
    }
  }

  /// The middle in the superview's coordinates.
  open var center: CGPoint {
    get { storedCenter }
    set { storedCenter = newValue }
  }

  /// A transformation around the middle.
  open var transform = CGAffineTransform.identity

  /// How the frame follows a change of the superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether subviews follow by their autoresizing masks.
  open var autoresizesSubviews = true

  // MARK: Layout

  var isLayoutNeeded = false

  /// Asks for layout before the next drawing, or at `layoutIfNeeded()`.
  open func setNeedsLayout() {
    isLayoutNeeded = true
  }

  /// Lays out the view and everything below it that asked for layout.
  open func layoutIfNeeded() {
    if isLayoutNeeded {
      isLayoutNeeded = false
      layoutSubviews()
    }
    for subview in subviews { subview.layoutIfNeeded() }
  }

  /// Lays out the subviews; this class places none.
  open func layoutSubviews() {}

  /// The size that fits best; this class answers the size that it has.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that fits best, keeping the frame's origin.
  open func sizeToFit() {
    let origin = frame.origin
    let size = sizeThatFits(bounds.size)
    bounds = CGRect(origin: bounds.origin, size: size)
    if transform.isIdentity {
      center = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
    }
  }

  /// The size that the content asks for; `noIntrinsicMetric` on an axis where it asks for none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Says that the natural size has changed.
  open func invalidateIntrinsicContentSize() {
    intrinsicContentSizeGeneration += 1
    superview?.setNeedsLayout()
  }

  /// How often the natural size was said to have changed.
  var intrinsicContentSizeGeneration = 0

  /// How much of the frame stands outside the rectangle that alignment sees.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Called when constraints are to be brought up to date; there is no solver here.
  open func updateConstraints() {}

  /// Whether the class wants constraints.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Whether the autoresizing mask counts as constraints.
  open var translatesAutoresizingMaskIntoConstraints = true

  var contentPriorities = ContentPriorities(hugging: .defaultLow, compression: .defaultHigh)

  // MARK: Hierarchy

  /// The view that this one stands in.
  open internal(set) weak var superview: UIView?
  /// The views in this one, the last in front.
  open internal(set) var subviews: [UIView] = []
  /// The window that this view stands in.
  open var window: UIWindow? { superview?.window }

  /// Puts a view in front of the others.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  /// Puts a view at a place among the others.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    guard let parent = superview else { return }
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    parent.subviews.removeAll { $0 === self }
    superview = nil
    parent.setNeedsLayout()
    didMoveToSuperview()
  }

  /// A subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// A subview is about to go.
  open func willRemoveSubview(_ subview: UIView) {}
  /// The view is about to get another superview.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The view has another superview.
  open func didMoveToSuperview() {}
  /// The view is about to get another window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The view has another window.
  open func didMoveToWindow() {}

  // MARK: Looks

  /// The colour behind everything.
  open var backgroundColor: UIColor?
  /// How opaque the view is, 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether it promises to fill its bounds.
  open var isOpaque = true
  /// Whether it is not shown.
  open var isHidden = false
  /// Whether subviews are cut at the bounds.
  open var clipsToBounds = false
  /// How the content is drawn when the bounds change.
  open var contentMode = ContentMode.scaleToFill
  /// A number to find the view by.
  open var tag = 0
  /// Pixels a point that content is drawn with.
  open var contentScaleFactor: CGFloat = 2

  private var ownTintColor: UIColor?

  /// The colour of what can be touched: the view's own, its superview's, or the system's blue.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      tellTintColor()
    }
  }

  /// How the tint colour is shown.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic

  /// The tint colour has changed, here or above.
  open func tintColorDidChange() {}

  func tellTintColor() {
    tintColorDidChange()
    for subview in subviews where subview.ownTintColor == nil { subview.tellTintColor() }
  }

  /// Asks for drawing.
  open func setNeedsDisplay() {}
  /// Asks for drawing of a part.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// Draws the view; this class draws nothing.
  open func draw(_ rect: CGRect) {}

  // MARK: Traits

  /// Which way the view wants to read.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if oldValue != semanticContentAttribute { setNeedsLayout() } }
  }

  /// Which way the view reads.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: traitCollection.layoutDirection.resolved)
  }

  var ownTraits: UITraitCollection?

  /// What the view is shown on: its own traits, its superview's, or the current ones.
  open var traitCollection: UITraitCollection {
    ownTraits ?? superview?.traitCollection ?? .current
  }

  /// The traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    setNeedsLayout()
  }

  // MARK: Events

  /// Whether the view takes events.
  open var isUserInteractionEnabled = true
  /// Whether it takes more than one touch.
  open var isMultipleTouchEnabled = false
  /// Whether it keeps touches from other views.
  open var isExclusiveTouch = false

  /// The superview.
  open override var next: UIResponder? { superview }

  /// The view farthest in front below a point of this one; `nil` when the point is outside or the view takes no events.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Whether a point of the view's coordinates is inside.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: Margins

  /// The distance of content from the edges, in points.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { setNeedsLayout() }
  }
  /// Whether the superview's margins count too.
  open var preservesSuperviewLayoutMargins = false
  /// Whether the safe area counts among the margins.
  open var insetsLayoutMarginsFromSafeArea = true
  /// What bars and notches cover.
  open var safeAreaInsets: UIEdgeInsets { superview?.safeAreaInsets ?? .zero }
}
