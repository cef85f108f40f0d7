import Foundation

/// A view on a larger content: the content's offset is the origin of the bounds.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// How the safe area enlarges the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As suits; here where the content is larger than the view.
    case automatic = 0
    /// On the axes that scroll.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Always.
    case always = 3
  }

  /// What makes the keyboard go.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Scrolling.
    case onDrag = 1
    /// Scrolling into it.
    case interactive = 2
    /// Scrolling, with what stands above the keyboard.
    case onDragWithAccessory = 3
    /// Scrolling into it, with what stands above it.
    case interactiveWithAccessory = 4
  }

  /// The colour of the bars that show the offset.
  public enum IndicatorStyle: Int, Sendable {
    /// As suits.
    case `default` = 0
    /// Black.
    case black = 1
    /// White.
    case white = 2
  }

  /// How fast scrolling slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// What is left of the speed after a millisecond.
    public var rawValue: CGFloat
    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Slowly.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Quickly.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }
  /// Creates a view from an archive; here without reading one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// Who is told.
  open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Content

  /// The rectangle of the content that is seen; a moved origin is a scroll: it asks for layout and is told.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if old != newValue.origin { delegate?.scrollViewDidScroll(self) }
    }
  }

  /// The content's point that stands at the top left.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
    }
  }

  /// How large the content is, in points.
  open var contentSize = CGSize.zero
  /// Room around the content, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if oldValue != contentInset { adjustedContentInsetDidChange() } }
  }
  /// How the safe area enlarges the insets.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  /// The room around the content with the safe area.
  open var adjustedContentInset: UIEdgeInsets {
    let safe = safeAreaInsets
    var isWide = contentSize.width > bounds.width || alwaysBounceHorizontal
    var isHigh = contentSize.height > bounds.height || alwaysBounceVertical
    switch contentInsetAdjustmentBehavior {
    case .never: return contentInset
    case .always:
      isWide = true
      isHigh = true
    case .automatic, .scrollableAxes: break
    }
    return UIEdgeInsets(
      top: contentInset.top + (isHigh ? safe.top : 0),
      left: contentInset.left + (isWide ? safe.left : 0),
      bottom: contentInset.bottom + (isHigh ? safe.bottom : 0),
      right: contentInset.right + (isWide ? safe.right : 0))
  }

  /// The room around the content has changed.
  open func adjustedContentInsetDidChange() {
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// The content as a guide.
  open var contentLayoutGuide: UILayoutGuide {
    systemGuide("UIScrollView-contentLayoutGuide") { view in
      CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
    }
  }

  /// The view's own rectangle as a guide.
  open var frameLayoutGuide: UILayoutGuide {
    systemGuide("UIScrollView-frameLayoutGuide") { $0.bounds }
  }

  // MARK: Scrolling

  /// Scrolls to a point at once; an animation's end is told where one was asked for.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let moves = contentOffset != self.contentOffset
    self.contentOffset = contentOffset
    if animated && moves { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls as little as brings a rectangle of the content into view; not at all when it is there.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    let seen = bounds.inset(by: inset)
    var offset = contentOffset
    offset.x += UIScrollView.move(seen.minX, seen.maxX, to: rect.minX, rect.maxX)
    offset.y += UIScrollView.move(seen.minY, seen.maxY, to: rect.minY, rect.maxY)
    let farX = max(-inset.left, contentSize.width + inset.right - bounds.width)
    let farY = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    offset.x = min(max(offset.x, -inset.left), farX)
    offset.y = min(max(offset.y, -inset.top), farY)
    setContentOffset(offset, animated: animated)
  }

  private static func move(
    _ low: CGFloat, _ high: CGFloat, to first: CGFloat, _ last: CGFloat
  ) -> CGFloat {
    if first < low { return first - low }
    if last > high { return min(last - high, first - low) }
    return 0
  }

  /// Whether it scrolls by touches.
  open var isScrollEnabled = true
  /// Whether it keeps to one axis.
  open var isDirectionalLockEnabled = false {
    didSet {
      HeadlessReport.note(
        "UIScrollView.isDirectionalLockEnabled", "Nobody drags here.",
        when: isDirectionalLockEnabled)
    }
  }
  /// Whether it stops at multiples of its size.
  open var isPagingEnabled = false {
    didSet {
      HeadlessReport.note(
        "UIScrollView.isPagingEnabled",
        "Nobody drags here, and a content offset that is set stays as it is.", when: isPagingEnabled
      )
    }
  }
  /// Whether it goes beyond the end and back.
  open var bounces = true
  /// Whether it does so between top and bottom with little content, too.
  open var alwaysBounceVertical = false
  /// Whether it does so between left and right with little content, too.
  open var alwaysBounceHorizontal = false
  /// Whether a tap on the status bar leads to the top.
  open var scrollsToTop = true
  /// Whether a finger is on it.
  open var isTracking: Bool { false }
  /// Whether a finger scrolls it.
  open var isDragging: Bool { false }
  /// Whether it scrolls on by itself.
  open var isDecelerating: Bool { false }
  /// How fast scrolling slows down.
  open var decelerationRate = DecelerationRate.normal {
    didSet {
      HeadlessReport.note(
        "UIScrollView.decelerationRate", "Nothing decelerates here.",
        when: decelerationRate != .normal)
    }
  }
  /// What makes the keyboard go.
  open var keyboardDismissMode = KeyboardDismissMode.none {
    didSet {
      HeadlessReport.note(
        "UIScrollView.keyboardDismissMode", "No keyboard is shown here.",
        when: keyboardDismissMode != .none)
    }
  }
  /// Whether touches wait until it is clear that they do not scroll.
  open var delaysContentTouches = true
  /// Whether scrolling takes touches away from the content.
  open var canCancelContentTouches = true
  /// Whether a touch in the content begins.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  /// Whether scrolling takes touches away from a view: not from a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// The recognizer that scrolls.
  public private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  /// The recognizer that zooms; none where zooming is impossible.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    minimumZoomScale < maximumZoomScale ? pinch : nil
  }
  private lazy var pinch = UIPinchGestureRecognizer()

  // MARK: Indicators

  /// The colour of the bars.
  open var indicatorStyle = IndicatorStyle.default {
    didSet {
      HeadlessReport.note(
        "UIScrollView.indicatorStyle", "Indicators are not shown.", when: indicatorStyle != .default
      )
    }
  }
  /// Whether the lower bar is shown.
  open var showsHorizontalScrollIndicator = true
  /// Whether the bar at the side is shown.
  open var showsVerticalScrollIndicator = true
  /// The distance of both bars from the edges, in points.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// The distance of the bar at the side from the edges, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      HeadlessReport.note(
        "UIScrollView.verticalScrollIndicatorInsets", "Indicators are not shown.",
        when: verticalScrollIndicatorInsets != .zero)
    }
  }
  /// The distance of the lower bar from the edges, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      HeadlessReport.note(
        "UIScrollView.horizontalScrollIndicatorInsets", "Indicators are not shown.",
        when: horizontalScrollIndicatorInsets != .zero)
    }
  }
  /// Whether the safe area keeps the bars off.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Shows the bars for a moment; nothing is shown here.
  open func flashScrollIndicators() {
    HeadlessReport.note("UIScrollView.flashScrollIndicators()", "Indicators are not shown.")
  }

  // MARK: Zooming

  /// The least scale.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest scale.
  open var maximumZoomScale: CGFloat = 1
  /// Whether zooming goes beyond the greatest scale and back.
  open var bouncesZoom = true
  /// Whether fingers zoom.
  open var isZooming: Bool { false }
  /// Whether it goes back.
  open var isZoomBouncing: Bool { false }
  private var scale: CGFloat = 1

  /// The scale, between the least and the greatest.
  open var zoomScale: CGFloat {
    get { scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Scales the delegate's view at once, and the content's size with it.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let new = min(max(scale, minimumZoomScale), maximumZoomScale)
    guard new != self.scale, let view = delegate?.viewForZooming(in: self) else { return }
    self.scale = new
    view.transform = CGAffineTransform(scaleX: new, y: new)
    view.frame.origin = .zero
    contentSize = view.frame.size
    setNeedsLayout()
    delegate?.scrollViewDidZoom(self)
  }

  /// Zooms until a rectangle of the content fills the view.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
    let scaled = CGRect(
      x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale,
      height: rect.height * scale)
    scrollRectToVisible(scaled, animated: false)
  }
}
