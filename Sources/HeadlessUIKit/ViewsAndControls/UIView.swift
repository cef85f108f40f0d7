import Foundation

/// A rectangle of the screen that draws, lays out its subviews and takes events.
///
/// Everything that a subclass may override stands in the class; what only calls stands in its extensions.
@preconcurrency @MainActor
open class UIView: HeadlessResponder {
  // MARK: Creating

  /// Creates a view with a frame in its superview's coordinates, in points.
  public init(frame: CGRect) {
    super.init(inherited: ())
    storedBounds = CGRect(origin: .zero, size: frame.size)
    storedCenter = CGPoint(x: frame.midX, y: frame.midY)
    isLayoutNeeded = frame.size != .zero
  }

  /// Creates a view from an archive; here without reading one.
  public required init?(coder: NSCoder) { super.init(inherited: ()) }

  /// Creates a view without extent.
  public convenience init() {
    self.init(frame: .zero)
  }

  // MARK: Geometry

  var storedBounds = CGRect.zero
  var storedCenter = CGPoint.zero

  /// The rectangle in the superview's coordinates; with a transform the smallest that holds the view.
  ///
  /// Setting it moves and resizes the view without going through `center` and `bounds`. A moved origin asks for
  /// no layout.
  open var frame: CGRect {
    get {
      let size = storedBounds.size
      guard !transform.isIdentity else {
        return CGRect(
          x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
          height: size.height)
      }
      return CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
      ).applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      var size = newValue.size
      if !transform.isIdentity {
        size = CGRect(origin: .zero, size: size).applying(transform.inverted()).size
      }
      storedCenter = CGPoint(x: newValue.midX - transform.tx, y: newValue.midY - transform.ty)
      change(CGRect(origin: storedBounds.origin, size: size))
    }
  }

  /// The rectangle in the view's own coordinates.
  ///
  /// A change of its size asks for layout of the view and of its superview. A change of its origin is a scroll:
  /// it asks for layout of the view alone.
  open var bounds: CGRect {
    get { storedBounds }
    set { change(newValue) }
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
  var isLayingOut = false
  var isConstraintUpdateNeeded = false

  /// Asks for layout before the next drawing, or at `layoutIfNeeded()`.
  open func setNeedsLayout() {
    isLayoutNeeded = true
  }

  /// Lays out what asked for it: the view and everything below, from the topmost of its superviews that asked too.
  ///
  /// Where a view asks again while it is laid out, as those do that set insets in `layoutSubviews()`, the layout is
  /// repeated until nothing asks.
  open func layoutIfNeeded() {
    var root = self
    while let parent = root.superview, parent.isLayoutNeeded { root = parent }
    root.layOutUntilSettled()
  }

  /// A look at what nobody tells of, before the view is laid out.
  func willLayOut() {}

  /// Lays out the subviews; this class places none.
  open func layoutSubviews() {}

  /// The size that fits best; this class answers the size that it has.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that fits best, keeping the frame's origin.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    if transform.isIdentity {
      frame = CGRect(origin: frame.origin, size: size)
    } else {
      bounds = CGRect(origin: bounds.origin, size: size)
    }
  }

  /// The size that the content asks for; `noIntrinsicMetric` on an axis where it asks for none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The size that constraints want: here the natural one, and nothing where there is none.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that constraints want: the target on an axis where that is required, else the natural one.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let natural = intrinsicContentSize
    if natural.width < 0 || natural.height < 0 {
      HeadlessReport.note(
        "UIView.systemLayoutSizeFitting(_:)", "Constraints of subviews do not count.")
    }
    return CGSize(
      width: horizontal == .required ? targetSize.width : max(0, natural.width),
      height: vertical == .required ? targetSize.height : max(0, natural.height))
  }

  /// Says that the natural size has changed.
  open func invalidateIntrinsicContentSize() {
    intrinsicContentSizeGeneration += 1
    superview?.markUnlessLayingOut()
  }

  /// How often the natural size was said to have changed.
  var intrinsicContentSizeGeneration = 0

  /// How much of the frame stands outside the rectangle that alignment sees.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The rectangle that alignment sees of a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame whose rectangle alignment sees so.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  /// The view whose first baseline counts.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline counts.
  open var forLastBaselineLayout: UIView { self }

  /// Called when constraints are to be brought up to date.
  open func updateConstraints() { isConstraintUpdateNeeded = false }
  /// Asks for `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { isConstraintUpdateNeeded = true }
  /// Whether `updateConstraints()` is to be called.
  open func needsUpdateConstraints() -> Bool { isConstraintUpdateNeeded }
  /// Calls `updateConstraints()` where it was asked for, from the innermost view outwards.
  open func updateConstraintsIfNeeded() {
    for subview in subviews { subview.updateConstraintsIfNeeded() }
    guard isConstraintUpdateNeeded else { return }
    isConstraintUpdateNeeded = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }

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
  open func removeFromSuperview() { move(to: nil, at: 0) }

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

  /// The class of the layer.
  open class var layerClass: AnyClass { CALayer.self }
  var ownLayer: CALayer?
  /// What the view looks like, made when it is first asked for.
  open var layer: CALayer { ownLayer ?? makeLayer() }
  /// Places the sublayers of the view's layer: this class lays out the subviews.
  open func layoutSublayers(of layer: CALayer) { if layer === ownLayer { layoutSubviews() } }
  /// Gives a layer its content; this class gives none.
  open func display(_ layer: CALayer) {}
  /// Draws a layer's content; this class calls `draw(_:)` for its own.
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawContent(of: layer, in: ctx) }
  /// What a change of a layer's value does; nothing here.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

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

  var ownTintColor: UIColor?

  /// The colour of what can be touched: the view's own, its superview's, or the system's blue.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      tellTintColor()
    }
  }

  var ownTintAdjustmentMode = TintAdjustmentMode.automatic

  /// How the tint colour is shown: the view's own way, its superview's, or as it is.
  ///
  /// What colour a dimmed one becomes is not recorded, so it stays; `tintColorDidChange()` is called all the same.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get {
      guard ownTintAdjustmentMode == .automatic else { return ownTintAdjustmentMode }
      return superview?.tintAdjustmentMode ?? .normal
    }
    set {
      ownTintAdjustmentMode = newValue
      if newValue == .dimmed {
        HeadlessReport.note("UIView.tintAdjustmentMode", "A dimmed tint colour stays as it is.")
      }
      tellTintColor()
    }
  }

  /// The tint colour has changed, here or above.
  open func tintColorDidChange() {}

  /// Asks for drawing.
  open func setNeedsDisplay() {}
  /// Asks for drawing of a part.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// A view with the looks of this one: here of its size alone.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    HeadlessReport.note("UIView.snapshotView(afterScreenUpdates:)", "The view is empty.")
    return UIView(frame: bounds)
  }
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

  /// What the view and everything below it is shown on, where it differs from what is above (iOS 17).
  public var traitOverrides = UITraitOverrides() {
    willSet { traitsBeforeChange = traitCollection }
    didSet {
      tellTraits(from: traitsBeforeChange)
      traitsBeforeChange = nil
    }
  }
  private var traitsBeforeChange: UITraitCollection?

  /// Light or dark for this view and everything below it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.style ?? .unspecified }
    set { traitOverrides.style = newValue == .unspecified ? nil : newValue }
  }

  /// What the view is shown on: its superview's traits or the current ones, with its own overrides.
  open var traitCollection: UITraitCollection {
    let traits = traitOverrides.applied(to: superview?.traitCollection ?? .current)
    return rare.map { $0.limited(traits) } ?? traits
  }

  /// The traits have changed; the view is laid out anew in any case.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Events

  /// Whether the view takes events.
  open var isUserInteractionEnabled = true
  /// Whether it takes more than one touch.
  open var isMultipleTouchEnabled = false {
    didSet {
      HeadlessReport.note(
        "UIView.isMultipleTouchEnabled", "Every touch is sent, whatever this says.",
        when: isMultipleTouchEnabled)
    }
  }
  /// Whether it keeps touches from other views.
  open var isExclusiveTouch = false {
    didSet {
      HeadlessReport.note(
        "UIView.isExclusiveTouch", "Other views get touches at the same time.",
        when: isExclusiveTouch)
    }
  }

  /// The controller that looks after the view, else the superview.
  open override var next: UIResponder? { controller ?? superview }

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

  var ownMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

  /// The distance of content from the edges, in points; with the safe area and the superview's margins where they count.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(directional(newValue)) }
  }
  /// The same by reading direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directional(layoutMargins) }
    set { setMargins(newValue) }
  }
  /// The margins have changed.
  open func layoutMarginsDidChange() {}
  /// Whether the superview's margins count too.
  open var preservesSuperviewLayoutMargins = false {
    didSet { if oldValue != preservesSuperviewLayoutMargins { marginsDidChange() } }
  }
  /// Whether the safe area is added to the margins.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if oldValue != insetsLayoutMarginsFromSafeArea { marginsDidChange() } }
  }

  /// What bars and notches cover of this view where it is the root; `nil` for the superview's share.
  var ownSafeAreaInsets: UIEdgeInsets? {
    didSet { if oldValue != ownSafeAreaInsets { tellSafeArea() } }
  }
  /// What bars and notches cover, in points.
  open var safeAreaInsets: UIEdgeInsets { ownSafeAreaInsets ?? shareOfSafeArea }
  /// The safe area has changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: What is kept for others

  /// Whether the context is cleared before drawing.
  open var clearsContextBeforeDrawing = true {
    didSet {
      HeadlessReport.note(
        "UIView.clearsContextBeforeDrawing", "Every picture starts empty.",
        when: !clearsContextBeforeDrawing)
    }
  }
  /// The view whose opacity cuts this one; kept, and not drawn.
  open var mask: UIView? {
    didSet { if mask != nil { HeadlessReport.note("UIView.mask", "Views are not cut by masks.") } }
  }
  /// A name to restore the view's state by.
  open var restorationIdentifier: String? {
    didSet {
      HeadlessReport.note(
        "UIView.restorationIdentifier", "No state is kept or restored.",
        when: restorationIdentifier != nil)
    }
  }
  /// Whether the focus may stand here.
  open var canBecomeFocused: Bool { false }
  /// Whether the focus stands here: there is none here.
  open var isFocused: Bool { false }
}
